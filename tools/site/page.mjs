/** index.html's generated parts: hints that start every download at once, sizes for the progress bar, the icons. */

/** What the first screen fetches, as the sources name it. Without hints the 10 MB of wasm start 0.8 s later at 10 Mbit/s. */
const MODULES = [/^runtime\/pyscript\//, /^runtime\/pyodide\/.*\.mjs$/, /^static\/js\/(?!boot|rescue|bot-worker|snapshot-worker)/];
const FETCHED = [/^runtime\/pyodide\/.*\.wasm$/, /^app\/(library\.bin|sarai\.bin|pyscript\.zip)$/, /^pyscript\.toml$/];
const FONTS = [/^static\/fonts\/(asap|el-messiri)-latin-w/];

/**
 * @param {string} html @param {import('./files.mjs').Site} site @param {string} icons the sprite
 */
export function dressPage(html, site, icons) {
  const matching = (/** @type {RegExp[]} */ kinds) => [...site.sources.keys()].filter((name) => kinds.some((kind) => kind.test(name)));
  const modules = matching(MODULES), fetched = matching(FETCHED);
  const links = [
    ...fetched.map((name) => `<link rel="preload" as="fetch" crossorigin href="./${name}">`),
    ...modules.map((name) => `<link rel="modulepreload" href="./${name}">`),
    ...matching(FONTS).map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${name}">`),
  ];
  const sizes = Object.fromEntries([...fetched, ...modules].map((name) => {
    const path = site.place(name);
    return [path.split('/').pop(), site.sources.get(name)?.content.length];
  }));
  return html
    .replace('<!-- build: preload -->', links.join('\n  '))
    .replace('id="boot-bar"', `id="boot-bar" data-sizes='${JSON.stringify(sizes)}'`)
    .replace('<!-- build: icons -->', icons.replace('<svg ', '<svg hidden aria-hidden="true" class="sprite" '));
}
