import { expect, test } from 'vitest';
import { listPaths, readHtml, readPage } from '../../../tools/built-site.ts';

const findNames = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, name]) => name ?? ''));

test.each(listPaths())(
  '%s has whole styles, inlined, so that it never shows without them',
  (path) => {
    const html = readHtml(path);
    const defined = findNames(html, /[{;\s](--[\w-]+)\s*:/g);
    // Variables with a fallback may be undefined: var(--tw-ease, …).
    const used = findNames(html, /var\((--[\w-]+)\)/g);
    const registered = findNames(html, /@property (--[\w-]+)/g);
    expect([...used].filter((name) => !defined.has(name) && !registered.has(name))).toEqual([]);
    // In another order, headings on a field are as small as text, and icons of the header dark on it.
    const layers = findNames(html, /@layer (base|components|utilities)\{/g);
    expect([...layers]).toEqual(['base', 'components', 'utilities']);
    // Safari would not underline links by a line of text with its thickness.
    const prefixed = findNames(html, /-webkit-text-decoration:([^;}]*)/g);
    const whole = [...findNames(html, /[{;]text-decoration:([^;}]*)/g)];
    expect(whole.filter((value) => value.includes(' ') && !prefixed.has(value))).toEqual([]);
    // A font that is preloaded for nothing delays the page; the text that needs it stays without it.
    const preloaded = findNames(html, /href="([^"]*)" as="font"/g);
    expect([...preloaded].filter((file) => !html.includes(`src:url(${file})`))).toEqual([]);
    const sheets = readPage(path).querySelectorAll('link[rel=stylesheet]:not([media=print])');
    expect(sheets.map(String)).toEqual([]);
  },
);
