import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { removeUnusedFiles } from '../build-cache.ts';
import { chooseQuality } from './compress.ts';
import { listFiles, removeOthers } from './folders.ts';
import { writeHostFiles } from './host-files.ts';
import { publishSite } from './publish-site.ts';

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
 * Lets Astro render into a folder of the cache, where pages that have not changed stay between
 * builds, and makes the site of it.
 */
export const finishFiles = (): AstroIntegration => {
  let quality = chooseQuality(0);
  let dist = '';
  let rendered = '';
  /** Astro's copies of rendered pages. */
  let copies = '';
  /** A file that exists during a build, since when it does. */
  let started = '';
  return {
    name: 'finish-files',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const folder = new URL('rendered/', config.cacheDir);
        dist = fileURLToPath(config.outDir);
        rendered = fileURLToPath(folder);
        copies = fileURLToPath(new URL('dist/', config.cacheDir));
        started = fileURLToPath(new URL('started', config.cacheDir));
        updateConfig({ outDir: folder, vite: { build: { emptyOutDir: false } } });
      },
      'astro:build:start': async ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async getStaticPaths() {
            const paths = await prerenderer.getStaticPaths();
            quality = chooseQuality(paths.length);
            return mixPaths(paths);
          },
        }));
        // An interrupted build may have left pages that Astro would take for those of the one before.
        const wasInterrupted = await stat(started).then(
          () => true,
          () => false,
        );
        if (wasInterrupted)
          for (const folder of [rendered, copies])
            await rm(folder, { recursive: true, force: true });
        await mkdir(rendered, { recursive: true });
        await writeFile(started, '');
      },
      'astro:build:done': async ({ assets, logger }) => {
        const pages = new Set([...assets.values()].flat().map((url) => fileURLToPath(url)));
        const { mtimeMs: start } = await stat(started);
        const current = new Set<string>();
        for (const name of await listFiles(rendered))
          if (pages.has(rendered + name) || (await stat(rendered + name)).mtimeMs >= start)
            current.add(name);
        await removeOthers(rendered, current);
        const { files, written } = await publishSite(rendered, dist, quality);
        await writeHostFiles(dist.replace(/\/$/, ''));
        await removeUnusedFiles();
        await rm(started);
        logger.info(`${files} files in ${dist}, of which ${written} are new`);
      },
    },
  };
};
