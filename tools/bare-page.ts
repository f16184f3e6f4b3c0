import { type HTMLElement, parse } from 'node-html-parser';

/** What a browser loads, runs, draws or lays out besides the words of a page. */
const dropped =
  'style, script, template, link, meta[http-equiv], svg, picture, img, dialog, [aria-hidden=true]';

const isKept = (name: string) => /^(?:lang|dir|href|name|content|charset)$/.test(name);

/**
 * @param html of a page of the site
 * @returns the same words as bare HTML: the least that a page with them can weigh
 */
export function makeBarePage(html: string): string {
  const page: HTMLElement = parse(html);
  for (const element of page.querySelectorAll(dropped)) element.remove();
  for (const element of page.querySelectorAll('*'))
    for (const name of Object.keys(element.attributes))
      if (!isKept(name)) element.removeAttribute(name);
  return page.toString();
}
