/** What goes into the site and where it comes from: our own files, the two runtimes, fonts, wheels. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** PyScript without its editor, terminal, games and MicroPython: the files our page really fetches. */
const PYSCRIPT = /^(core\.js|core-[\w-]+\.js|toml-[\w-]+\.js|error-[\w-]+\.js)$/;
/** Pyodide without its library and lock, which are ours. */
const PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];

/** @param {import('./files.mjs').Site} site @param {string} modules node_modules */
export function addRuntimes(site, modules) {
  const version = (/** @type {string} */ name) => json(join(modules, name, 'package.json')).version;
  const pyscript = join(modules, '@pyscript/core/dist');
  for (const file of readdirSync(pyscript).filter((name) => PYSCRIPT.test(name))) {
    site.add(`runtime/pyscript/${file}`, readFileSync(join(pyscript, file)), { fixed: `runtime/pyscript-${version('@pyscript/core')}/${file}`, verbatim: true });
  }
  for (const file of PYODIDE) {
    site.add(`runtime/pyodide/${file}`, readFileSync(join(modules, 'pyodide', file)), { fixed: `runtime/pyodide-${version('pyodide')}/${file}`, verbatim: true });
  }
  const morph = readFileSync(join(modules, 'idiomorph/dist/idiomorph.min.js'), 'utf8');
  site.add('static/js/idiomorph.js', `${morph}\nexport { Idiomorph };\n`, { verbatim: true });
}

/** Latin and latin-ext cover English and its neighbours; further scripts come when the words do. */
const FACES = [
  { sheet: 'asap/wdth.css', family: 'Asap', files: ['asap-latin-wdth-normal', 'asap-latin-ext-wdth-normal'] },
  { sheet: 'el-messiri/index.css', family: 'El Messiri', files: ['el-messiri-latin-wght-normal', 'el-messiri-latin-ext-wght-normal'] },
];

/** Copy the fonts and write their sheet from Fontsource's own (it knows each file's axes and characters). @param {import('./files.mjs').Site} site @param {string} modules */
export function addFonts(site, modules) {
  let css = '';
  for (const { sheet, family, files } of FACES) {
    const folder = join(modules, '@fontsource-variable', sheet.split('/')[0]);
    const rules = readFileSync(join(folder, sheet.split('/')[1]), 'utf8').match(/@font-face\s*{[^}]*}/g) ?? [];
    for (const file of files) {
      const rule = rules.find((text) => text.includes(`/${file}.woff2`));
      if (!rule) throw new Error(`no font face for ${file}`);
      site.add(`static/fonts/${file}.woff2`, readFileSync(join(folder, `files/${file}.woff2`)));
      css += `${rule.replace(/font-family:[^;]*;/, `font-family: "${family}";`).replace(/url\([^)]*\)/, `url(./fonts/${file}.woff2)`)}\n`;
    }
  }
  site.add('static/fonts.css', css);
}

/** Our style sheets as one, in the order tokens, base, then by name. @param {import('./files.mjs').Site} site @param {string} folder */
export function addStyles(site, folder) {
  const first = ['tokens.css', 'base.css'];
  const rank = (/** @type {string} */ name) => (first.indexOf(name) + 1 || 9) + name;
  const names = readdirSync(folder).filter((name) => name.endsWith('.css')).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('url("../', 'url("./').replaceAll('url(../', 'url(./'));
  site.add('static/sarai.css', texts.join('\n'));
}

/**
 * Ship the wheels that pip fetched (requirements-wheels.txt holds their hashes), with a lock that names micropip alone.
 * npm's lock cannot be used: its hash for micropip is that of another build than the one on the index, and the browser
 * refuses the file.
 * @param {import('./files.mjs').Site} site @param {string} folder
 */
export function addWheels(site, folder) {
  /** @type {Record<string, string>} */
  const wheels = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.whl'))) {
    site.add(`wheels/${file}`, readFileSync(join(folder, file)), { fixed: `wheels/${file}` });
    wheels[file.split('-')[0]] = file;
  }
  return wheels;
}

/** @param {string} folder @param {string} file the wheel of micropip @param {string} pyodide its package folder */
export function lockFor(folder, file, pyodide) {
  const { info, packages } = json(join(pyodide, 'pyodide-lock.json'));
  const sha256 = createHash('sha256').update(readFileSync(join(folder, file))).digest('hex');
  return JSON.stringify({ info, packages: { micropip: { ...packages.micropip, version: file.split('-')[1], file_name: file, sha256 } } });
}
