import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';

const removedElements = 'script, style, link, svg, img, template, meta[http-equiv], meta[property]';
const allowedAttributes = new Set([
  'href',
  'lang',
  'charset',
  'name',
  'content',
  'colspan',
  'rowspan',
]);

/**
 * Removes styles, scripts, fonts and drawings from a page. The result is the fastest page possible
 * with the same text, the reference for the real one.
 */
export function stripToBareHtml(html: string) {
  const page = parse(html);
  for (const element of page.querySelectorAll(removedElements)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const name of Object.keys(element.attributes)) {
      if (!allowedAttributes.has(name.toLowerCase())) element.removeAttribute(name);
    }
  }
  // An inline icon, so that the browser does not request one.
  const withIcon = page.toString().replace('<head>', '<head><link rel="icon" href="data:,">');
  return `<!doctype html>${withIcon.replace(/<!doctype html>/i, '')}`;
}

/**
 * Writes the bare pages to a separate folder.
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
