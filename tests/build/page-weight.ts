import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';

const sizes = new Map<string, number>();

/** @returns bytes that travel for a file of the site: packed with brotli where it is text */
function toTravelSize(path: string) {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const file = `dist${path}`;
  const size = readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
  sizes.set(path, size);
  return size;
}

/** The script and every script that it imports, each once. */
function toModules(path: string, known = new Set<string>()) {
  if (known.has(path)) return known;
  known.add(path);
  const code = readFileSync(`dist${path}`, 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    toModules(`/_astro/${name}`, known);
  }
  return known;
}

/** @param file a page below dist, such as `/team.html` */
export function weigh(file: string) {
  const page = parse(readFileSync(`dist${file}`, 'utf8'), { comment: false });
  const all = (selector: string, attribute: string) =>
    page
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((path) => path.startsWith('/'));

  const islands = page.querySelectorAll('astro-island');
  const entries = [
    ...all('script[src]', 'src'),
    ...all('link[rel=modulepreload]', 'href'),
    ...all('astro-island', 'component-url'),
    ...all('astro-island', 'renderer-url'),
  ];
  const modules = [...new Set(entries.flatMap((path) => [...toModules(path)]))];
  const isReact = (path: string) => path.startsWith('/_astro/react.');
  const inline = page
    .querySelectorAll('script:not([src])')
    .filter((element) => !/json|speculationrules/.test(element.getAttribute('type') ?? ''))
    .map((element) => brotliCompressSync(element.textContent).length);
  const others = new Set([
    ...all('link[rel=stylesheet]', 'href'),
    ...all('link[rel=preload]', 'href'),
    ...all('link[rel=icon]', 'href').slice(0, 1),
    ...all('link[rel=manifest]', 'href'),
    ...all('img:not([loading=lazy])', 'src'),
  ]);

  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const html = toTravelSize(file);
  const react = sum(modules.filter(isReact).map(toTravelSize));
  const files = sum(modules.filter((path) => !isReact(path)).map(toTravelSize));
  return {
    hasState: islands.length > 0,
    html,
    react,
    /** Without React, which a visitor loads once. */
    script: files + sum(inline),
    total: html + react + files + sum([...others].map(toTravelSize)),
    requests: 1 + modules.length + others.size,
  };
}
