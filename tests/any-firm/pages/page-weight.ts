import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readDist, readPage, toFile } from '../../../tools/built-site.ts';

const sizes = new Map<string, number>();

/** @returns the bytes transferred for a file, compressed with brotli if it is text */
function measureTransfer(file: string) {
  const cached = sizes.get(file);
  if (cached !== undefined) return cached;
  const size = readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
  sizes.set(file, size);
  return size;
}

/** Finds a script and all scripts that it imports. */
function findModules(path: string, found = new Set<string>()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of readDist(path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
    findModules(`/_astro/${name}`, found);
  return found;
}

/** @param path of a page, such as `/team` */
export function measurePage(path: string) {
  const page = readPage(path);
  const readAll = (selector: string, attribute: string) =>
    page
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((address) => address.startsWith('/'));

  const islands = page.querySelectorAll('astro-island');
  const entries = [
    ...readAll('script[src]', 'src'),
    ...readAll('link[rel=modulepreload]', 'href'),
    ...readAll('astro-island', 'component-url'),
    ...readAll('astro-island', 'renderer-url'),
  ];
  const modules = [...new Set(entries.flatMap((script) => [...findModules(script)]))];
  const isReact = (script: string) => script.startsWith('/_astro/react.');
  const inline = page
    .querySelectorAll('script:not([src])')
    .filter((element) => !/json|speculationrules/.test(element.getAttribute('type') ?? ''))
    .map((element) => brotliCompressSync(element.textContent).length);
  const others = new Set([
    ...readAll('link[rel=stylesheet]', 'href'),
    ...readAll('link[rel=preload]', 'href'),
    ...readAll('link[rel=icon]', 'href').slice(0, 1),
    ...readAll('link[rel=manifest]', 'href'),
    ...readAll('img:not([loading=lazy])', 'src'),
  ]);

  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const sumOf = (files: string[]) => sum(files.map((file) => measureTransfer(`dist${file}`)));
  const html = measureTransfer(toFile(path));
  const react = sumOf(modules.filter(isReact));
  const files = sumOf(modules.filter((script) => !isReact(script)));
  return {
    hasIslands: islands.length > 0,
    html,
    react,
    /** Without React, which visitors load only once. */
    script: files + sum(inline),
    total: html + react + files + sumOf([...others]),
    requests: 1 + modules.length + others.size,
  };
}
