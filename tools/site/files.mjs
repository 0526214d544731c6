/**
 * A site in the making: files under the names they have in the repo, written under names that carry their content's hash,
 * with every relative address in our own texts rewritten to match. So a file's name changes exactly when it or something
 * it needs changes: browsers may keep it for ever, and an update fetches only what is new.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';

/** Our own texts, whose quoted relative addresses are rewritten; what came from others is copied as it is. */
const REWRITTEN = new Set(['.js', '.css', '.html', '.toml', '.webmanifest']);
const ADDRESS = /(["'(])(\.{1,2}\/[^"'()\s?#]+)(?=["')?#])/g;

export class Site {
  /** @param {string} out */
  constructor(out) {
    this.out = out;
    /** @type {Map<string, { content: Buffer, fixed?: string, verbatim: boolean }>} */
    this.sources = new Map();
    /** Where each file went. @type {Map<string, string>} */
    this.placed = new Map();
    /** @type {Set<string>} */
    this.open = new Set();
  }

  /**
   * Take a file in.
   * @param {string} name its path as our sources write it @param {string | Buffer} content
   * @param {{ fixed?: string, verbatim?: boolean }} [how] `fixed`: its path in the site, with no hash put in
   */
  add(name, content, { fixed, verbatim = false } = {}) {
    this.sources.set(name, { content: Buffer.from(content), fixed, verbatim });
  }

  /** Write a file (and first all it needs); returns its path in the site. @param {string} name @returns {string} */
  place(name) {
    const done = this.placed.get(name);
    if (done) return done;
    const source = this.sources.get(name);
    if (!source) throw new Error(`the site has no file ${name}`);
    if (this.open.has(name)) throw new Error(`files name each other in a circle: ${[...this.open, name].join(' -> ')}`);
    this.open.add(name);
    const content = REWRITTEN.has(extname(name)) && !source.verbatim ? this.rewrite(name, source.content.toString()) : source.content;
    this.open.delete(name);
    const path = source.fixed ?? hashed(name, content);
    this.placed.set(name, path);
    mkdirSync(dirname(join(this.out, path)), { recursive: true });
    writeFileSync(join(this.out, path), content);
    return path;
  }

  /** @param {string} name @param {string} text */
  rewrite(name, text) {
    const from = posix.dirname(name);
    return text.replace(ADDRESS, (whole, quote, address) => {
      const target = posix.join(from, address);
      return this.sources.has(target) ? quote + relative(from, this.place(target)) : whole;
    });
  }
}

/** @param {string} from folder @param {string} path */
export function relative(from, path) {
  const way = posix.relative(from, path);
  return way.startsWith('.') ? way : `./${way}`;
}

/** @param {string} name @param {string | Buffer} content */
function hashed(name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const { dir, name: stem, ext } = posix.parse(name);
  return posix.join(dir, `${stem}-${hash}${ext}`);
}
