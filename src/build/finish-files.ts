import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { removeUnusedFiles } from '../build-cache.ts';
import { chooseQuality, compress } from './compress.ts';
import { escapeAttributes } from './escape-attributes.ts';
import { narrowPolicy } from './page-policy.ts';
import { noteStyleUse, removeUnusedRules, replaceStyles, type StyleUse } from './used-styles.ts';

const compressible = /\.(html|css|js|svg|xml|json|txt|ics|csv|webmanifest|vcf)$/;

/** How many files are finished at once: most of the time, each waits for the disk. */
const parallel = 8;

/** Removes what React writes between texts, which only an island needs. */
const removeComments = (html: string) =>
  html.includes('<astro-island') ? html : html.replaceAll('<!-- -->', '');

/**
 * Alternates pages and pictures, because other threads draw and compress pictures while pages
 * render.
 */
function mixPaths(paths: Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>) {
  const pictures = paths.filter(({ pathname }) => pathname.endsWith('.png'));
  const others = paths.filter((path) => !pictures.includes(path));
  const length = Math.max(pictures.length, others.length);
  return Array.from({ length }, (_, index) => [others[index], pictures[index]])
    .flat()
    .filter((path) => path !== undefined);
}

/**
 * Reduces the styles and the policy of every page to what it needs, and compresses every text file to `.br` and
 * `.gz`, so that hosts need not compress per request.
 */
export const finishFiles = (): AstroIntegration => {
  let quality = chooseQuality(0);
  return {
    name: 'finish-files',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async getStaticPaths() {
            const paths = await prerenderer.getStaticPaths();
            quality = chooseQuality(paths.length);
            return mixPaths(paths);
          },
        })),
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) =>
          compressible.test(file),
        );
        const isPage = (file: string) => file.endsWith('.html');
        const uses = new Map<string, StyleUse>();
        const readPage = async (file: string) =>
          escapeAttributes(removeComments(await readFile(root + file, 'utf8')));
        for (const file of files.filter(isPage)) noteStyleUse(await readPage(file), uses);
        const sheets = files.filter((file) => file.endsWith('.css'));
        const shared = await Promise.all(sheets.map((file) => readFile(root + file, 'utf8')));
        const styles = removeUnusedRules(uses, shared.join(''));
        const finishPage = async (file: string) => {
          const html = narrowPolicy(await readPage(file), file);
          const finished = Buffer.from(replaceStyles(html, styles));
          await writeFile(root + file, finished);
          return finished;
        };
        // A shared queue, because all files together may not fit into memory.
        const queue = files.values();
        const work = async () => {
          for (const file of queue) {
            const bytes = isPage(file) ? await finishPage(file) : await readFile(root + file);
            const compressed = await compress(bytes, quality);
            for (const [ending, copy] of Object.entries(compressed))
              await copyFile(copy, `${root}${file}.${ending}`);
          }
        };
        await Promise.all(Array.from({ length: parallel }, work));
        await removeUnusedFiles();
        logger.info(`${files.length} files compressed`);
      },
    },
  };
};
