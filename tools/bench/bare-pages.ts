import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';

const dropped = 'script, style, link, svg, img, template, meta[http-equiv], meta[property]';
const kept = new Set(['href', 'lang', 'charset', 'name', 'content', 'colspan', 'rowspan']);

/**
 * The same words without style, script, font or drawing: the fastest that a page with these
 * words can be, against which the real one is measured.
 */
export function stripToBareHtml(html: string) {
  const page = parse(html);
  for (const element of page.querySelectorAll(dropped)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of Object.keys(element.attributes)) {
      if (!kept.has(name.toLowerCase())) element.removeAttribute(name);
    }
  }
  // An icon in the page itself: the browser asks for none.
  const withIcon = page.toString().replace('<head>', '<head><link rel="icon" href="data:,">');
  return `<!doctype html>${withIcon.replace(/<!doctype html>/i, '')}`;
}

/**
 * Writes the bare pages as a site of their own.
 * @param files pages below dist, such as `team.html`
 */
export function writeBareSite(dist: string, bare: string, files: string[]) {
  for (const file of files) {
    const html = stripToBareHtml(readFileSync(`${dist}/${file}`, 'utf8'));
    mkdirSync(dirname(`${bare}/${file}`), { recursive: true });
    writeFileSync(`${bare}/${file}`, html);
    writeFileSync(`${bare}/${file}.br`, brotliCompressSync(html));
  }
}
