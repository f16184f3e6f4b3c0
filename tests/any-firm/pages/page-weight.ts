import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readDist, readPage, toFile } from '../../../tools/built-site.ts';
import { distFolder } from '../../../tools/dist-folder.ts';

const sizes = new Map<string, number>();

/** @returns the bytes transferred for a file of the site, compressed with brotli if it is text */
function transferSize(file: string) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
  sizes.set(file, size);
  return size;
}

/** The script and all scripts that it imports, each once. */
function findModules(path: string, known = new Set<string>()) {
  if (known.has(path)) return known;
  known.add(path);
  for (const [, name] of readDist(path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    findModules(`/_astro/${name}`, known);
  return known;
}

/** @param path of a page, such as `/team` */
export function weigh(path: string) {
  const page = readPage(path);
  const all = (selector: string, attribute: string) =>
    page
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((address) => address.startsWith('/'));

  const islands = page.querySelectorAll('astro-island');
  const entries = [
    ...all('script[src]', 'src'),
    ...all('link[rel=modulepreload]', 'href'),
    ...all('astro-island', 'component-url'),
    ...all('astro-island', 'renderer-url'),
  ];
  const modules = [...new Set(entries.flatMap((script) => [...findModules(script)]))];
  const isReact = (script: string) => script.startsWith('/_astro/react.');
  const inline = page
    .querySelectorAll('script:not([src])')
    .filter((element) => !/json|speculationrules/.test(element.getAttribute('type') ?? ''))
    .map((element) => brotliCompressSync(element.textContent).length);
  const others = new Set([
    // Without the sheet for paper, which browsers load after everything else.
    ...all('link[rel=stylesheet]:not([media=print])', 'href'),
    ...all('link[rel=preload]', 'href'),
    ...all('link[rel=icon]', 'href').slice(0, 1),
    ...all('link[rel=manifest]', 'href'),
    ...all('img:not([loading=lazy])', 'src'),
  ]);

  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const sumOf = (files: string[]) =>
    sum(files.map((file) => transferSize(`${distFolder()}${file}`)));
  // Loaded lazily: each picture counts in the largest size that a modern browser loads.
  const pictures = page
    .querySelectorAll('picture')
    .map((picture) => picture.querySelectorAll('source[type="image/avif"]').at(-1))
    .map((source) => source?.getAttribute('srcset')?.split(', ').at(-1)?.split(' ')[0] ?? '');
  const html = transferSize(toFile(path));
  const react = sumOf(modules.filter(isReact));
  const files = sumOf(modules.filter((script) => !isReact(script)));
  return {
    hasState: islands.length > 0,
    html,
    react,
    /** Without React, which is cached after the first page. */
    script: files + sum(inline),
    total: html + react + files + sumOf([...others]),
    pictures: sumOf(pictures),
    requests: 1 + modules.length + others.size,
  };
}
