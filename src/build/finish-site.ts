import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { fromHtml } from 'hast-util-from-html';
import { type BuiltPage, checkBuiltSite, readBuiltPage } from '../check/built-site.ts';
import { markdownPath } from '../content/addresses.ts';
import { loadSite } from '../site/load-site.ts';
import { stopBuild } from './check-integration.ts';
import { buildMarkdownCopy } from './markdown-copy.ts';
import { narrowPolicy } from './page-policy.ts';
import { findVariables, minifyStyles, removeUnusedRules } from './page-styles.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressible = /\.(html|css|js|svg|xml|json|txt|md|ics|csv|webmanifest|vcf)$/;

/** Above this number of files, the highest brotli level takes minutes and saves only 10 %. */
const manyFiles = 500;

/** How many files are worked on at once: compression has four threads. */
const parallel = 8;

/** Removes what React writes between texts, which only an island needs. */
const removeComments = (html: string) =>
  html.includes('<astro-island') ? html : html.replaceAll('<!-- -->', '');

/** Removes the names that each icon has, and the namespace, which only a file needs. */
const shortenIcons = (html: string) =>
  html
    .replaceAll('<svg xmlns="http://www.w3.org/2000/svg"', '<svg')
    .replaceAll(/class="lucide lucide-[\w-]+ ?/g, 'class="');

/** Otherwise browsers go to the fragment of an address only after the files of scripts have arrived. */
const loadScriptsAsync = (html: string) =>
  html.replaceAll('<script type="module" src=', '<script async type="module" src=');

/** Writes `.br` and `.gz` beside a file, so that hosts need not compress for each request. */
async function compress(file: string, bytes: Uint8Array, quality: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    compressBrotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    compressGzip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/**
 * Reduces the styles and the policy of every page to what it needs, and compresses every text.
 * @param folder of the built site, with a slash at the end
 * @returns every page by its path
 */
async function finishFiles(folder: string) {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => compressible.test(name))
    .map((name) => `/${name}`);
  const read = (ending: string) =>
    Promise.all(
      names
        .filter((name) => name.endsWith(ending))
        .map(async (name) => [name, await readFile(folder + name, 'utf8')] as const),
    );
  const scripts = new Map(await read('.js'));
  const sheets = await read('.css');
  const variables = findVariables([...scripts, ...sheets].flat().join());
  const quality = names.length > manyFiles ? 6 : constants.BROTLI_MAX_QUALITY;
  const pages = new Map<string, BuiltPage>();
  const queue = names.values();
  const work = async () => {
    for (const name of queue) {
      let bytes: Uint8Array = await readFile(folder + name);
      if (name.endsWith('.css')) {
        bytes = Buffer.from(minifyStyles(bytes.toString()));
        await writeFile(folder + name, bytes);
      }
      if (name.endsWith('.html')) {
        const html = shortenIcons(loadScriptsAsync(removeComments(bytes.toString())));
        bytes = Buffer.from(removeUnusedRules(narrowPolicy(html, name), scripts, variables));
        await writeFile(folder + name, bytes);
        const path = name.replace(/(?:^\/index)?\.html$/, '');
        const root = fromHtml(html);
        pages.set(path || '/', readBuiltPage(root));
        const copy = buildMarkdownCopy(html, root);
        if (copy) {
          const file = folder + markdownPath(path);
          await writeFile(file, copy);
          await compress(file, Buffer.from(copy), quality);
        }
      }
      await compress(folder + name, bytes, quality);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return pages;
}

/** Finishes what Astro has rendered. */
export const finishSite = (): AstroIntegration => ({
  name: 'finish-site',
  hooks: {
    'astro:build:done': async ({ dir, pages }) => {
      const folder = fileURLToPath(dir);
      const missing = pages
        .map(({ pathname }) => `${pathname.replace(/\/$/, '') || 'index'}.html`)
        .filter((name) => !existsSync(folder + name));
      if (missing.length > 0) throw new Error(`Pages were not written: ${missing.join(', ')}`);
      const problems = checkBuiltSite(loadSite(), await finishFiles(folder), folder);
      if (problems.length > 0) stopBuild(problems);
    },
  },
});
