import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compress } from './compress.ts';
import { checkFile, keepFile, type Mark, markFile } from './file-marks.ts';
import { finishPage, readRenderedPage } from './finish-page.ts';
import { forEachFile, listFiles, removeOthers } from './folders.ts';
import { type Listed, readListing, readProgramVersion, writeListing } from './listing.ts';
import { findStyleUse, type StyleUse } from './style-use.ts';
import { removeUnusedRules } from './used-styles.ts';

const compressible = /\.(html|css|js|svg|xml|json|txt|ics|csv|webmanifest|vcf)$/;
const endingsOf = (file: string) => (compressible.test(file) ? ['', '.br', '.gz'] : ['']);
const isPage = (file: string) => file.endsWith('.html');

interface Source {
  mark: Mark;
  use?: StyleUse;
}

/** Writes a file and its compressed copies. */
async function writeFinished(path: string, bytes: Uint8Array, endings: string[], quality: number) {
  await mkdir(dirname(path), { recursive: true });
  const copies = endings.length > 1 ? await compress(bytes, quality) : undefined;
  const contents = copies ? [bytes, await readFile(copies.br), await readFile(copies.gz)] : [bytes];
  const finished: Listed['finished'] = {};
  for (const [index, content] of contents.entries()) {
    const ending = endings[index] ?? '';
    await writeFile(path + ending, content);
    finished[ending] = await markFile(path + ending, content);
  }
  return finished;
}

/** @returns the marks of a file and its copies; undefined if one of them has changed */
async function keepFinished(path: string, finished: Listed['finished']) {
  const kept: Listed['finished'] = {};
  for (const [ending, last] of Object.entries(finished)) {
    const mark = await keepFile(path + ending, last);
    if (!mark) return undefined;
    kept[ending] = mark;
  }
  return kept;
}

/**
 * Makes the site of what Astro has rendered: reduces the styles and the policy of every page to what
 * it needs, and compresses every text file to `.br` and `.gz`, so that hosts need not compress per
 * request. What is already there from the last build stays; other files are removed, and those that
 * something else has changed are written again.
 * @param rendered folder with a slash at the end, as `dist`
 * @param quality of brotli
 * @returns how many files the site has, without the compressed copies, and how many were written
 */
export async function publishSite(rendered: string, dist: string, quality: number) {
  const [last, version, names] = await Promise.all([
    readListing(dist),
    readProgramVersion(),
    listFiles(rendered),
  ]);
  const texts = new Map(Object.entries(last.styles));
  const sources = new Map<string, Source>();
  await forEachFile(names, async (name) => {
    const known = last.files[name];
    const { mark, changed } = await checkFile(rendered + name, known?.source);
    const use =
      changed && isPage(name) ? findStyleUse(readRenderedPage(changed), texts) : known?.use;
    sources.set(name, { mark, ...(use && { use }) });
  });
  const readFiles = (ending: string) =>
    Promise.all(
      names
        .filter((name) => name.endsWith(ending))
        .map(async (name) => [`/${name}`, await readFile(rendered + name, 'utf8')] as const),
    );
  const [sheets, scripts] = await Promise.all([readFiles('.css'), readFiles('.js')]);
  const uses = names.flatMap((name) => sources.get(name)?.use ?? []);
  const styles = removeUnusedRules(uses, texts, {
    sheets: sheets.map(([, text]) => text).join(''),
    scripts: new Map(scripts),
  });

  await removeOthers(
    dist,
    new Set(names.flatMap((name) => endingsOf(name).map((ending) => name + ending))),
  );
  const files: Record<string, Listed> = {};
  let written = 0;
  await forEachFile(names, async (name) => {
    const { mark: source, use } = sources.get(name) as Source;
    const smaller = (use?.styles ?? []).flatMap((style) => {
      const { hashAfter, names: short = [] } = styles.get(style) ?? {};
      return [hashAfter ?? style, ...[...short].flat()];
    });
    const key = hash('sha256', [version, quality, name, source.hash, ...smaller].join());
    const known = last.files[name];
    let finished = known?.key === key ? await keepFinished(dist + name, known.finished) : undefined;
    if (!finished) {
      const bytes = await readFile(rendered + name);
      const content = isPage(name) ? finishPage(bytes, name, styles) : bytes;
      finished = await writeFinished(dist + name, content, endingsOf(name), quality);
      written += 1;
    }
    files[name] = { source, key, finished, ...(use && { use }) };
  });
  const used = new Set(uses.flatMap((use) => use.styles));
  const kept = [...texts].filter(([style]) => used.has(style));
  await writeListing(dist, { files, styles: Object.fromEntries(kept) });
  return { files: names.length, written };
}
