/** Custom properties from the HTML, for what is drawn by numbers: the CSP allows no style attribute. */

/** `data-var="--n:3; --seat:blue"`: custom properties through CSSOM, because the CSP allows no style attribute. */
export function setVariables() {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-var]'))) {
    if (element.dataset.var === varsSet.get(element)) continue;
    varsSet.set(element, element.dataset.var ?? '');
    for (const pair of (element.dataset.var ?? '').split(';')) {
      const [name, value] = pair.split(':').map((part) => part.trim());
      if (/^--[\w-]+$/.test(name) && value && !/url\s*\(/i.test(value)) element.style.setProperty(name, value);
    }
  }
}
/** @type {WeakMap<Element, string>} */
const varsSet = new WeakMap();
