import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transform } from '@astrojs/compiler-rs';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, transformWithOxc } from 'vite';
import { makeBrandParts } from '../../src/build/brand-parts.ts';
import { brandFolder } from '../../src/content/brand.ts';
import { contentFolder } from '../../src/content/folder.ts';
import { browserModules } from './browser-modules.ts';

/**
 * Builds the program that renders pages in the browser, for the preview of the editor: the pages and
 * components of the site as they are, on other ground than the build's.
 */

const ground = resolve('tools/editor/browser/preview');

/** Compiles pages as Astro does. */
const compilePages: Plugin = {
  name: 'compile-pages',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith('.astro')) return undefined;
    const { code } = transform(source, {
      filename: id,
      internalURL: 'astro/compiler-runtime',
      compact: 'jsx',
      resultScopedSlot: true,
      // Otherwise the code expects what only the development server has.
      resolvePath: (specifier) => specifier,
    });
    return transformWithOxc(code, `${id}.ts`);
  },
};

/** Modules of Node and of the build, and what replaces them. */
const replacements: Record<string, string> = {
  'astro:content': 'content.ts',
  'node:fs': 'files.ts',
  'node:path': 'node.ts',
  'node:crypto': 'node.ts',
  'node:url': 'node.ts',
};

const readBrandFiles = () =>
  ['mark.svg', 'figure.svg']
    .map((name) => `${brandFolder()}/${name}`)
    .filter((file) => existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')]);

const virtualModules: Record<string, () => string> = {
  'astro:react:opts': () => 'export default { experimentalDisableStreaming: true };',
  'brand-files': () => `export const brandFiles = ${JSON.stringify(readBrandFiles())};`,
};

/** A worker has no page to add styles to: it gives them to the preview. */
const collectStyles = (file: string) => `
  import text from ${JSON.stringify(`${file}?inline`)};
  import { addStyles } from ${JSON.stringify(join(ground, 'styles.ts'))};
  addStyles(text);`;

const styleModule = '\0style:';

const replaceModules: Plugin = {
  name: 'replace-modules',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id in virtualModules) return `\0${id}`;
    if (id.endsWith('/prepare-photograph.ts')) return join(ground, 'photographs.ts');
    if (/^\..*\.css$/.test(id) && !importer.endsWith('.css'))
      return `${styleModule}${join(dirname(importer), id)}.js`;
    const replacement = replacements[id];
    return replacement && join(ground, replacement);
  },
  load(id) {
    if (id.startsWith(styleModule)) return collectStyles(id.slice(styleModule.length, -3));
    return virtualModules[id.slice(1)]?.();
  },
};

/** @param out folder for the program */
export async function buildPreview(out: string) {
  const vite = await makeBrandParts();
  await build({
    configFile: false,
    // Pages are shown as in development, with drafts.
    mode: 'development',
    base: './',
    logLevel: 'error',
    publicDir: false,
    cacheDir: resolve('.cache/vite-preview'),
    resolve: vite.resolve,
    plugins: [replaceModules, compilePages, browserModules, tailwindcss()],
    define: {
      ...vite.define,
      'process.env.SITE_CONTENT': JSON.stringify(contentFolder()),
      'process.env.NODE_ENV': '"production"',
      'process.version': '""',
      'import.meta.env.HEAD_SCRIPT': '""',
      'import.meta.env.LIST_SCRIPT': '""',
      'import.meta.env.NOT_FOUND_SCRIPT': '""',
      'import.meta.env.SEARCH_SCRIPT': '""',
    },
    build: {
      outDir: resolve(out),
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: join(ground, 'render-worker.ts'),
        output: { entryFileNames: 'worker.js' },
        // Parts of Astro and React for both servers and browsers say so at their top.
        checks: { moduleLevelDirective: false },
      },
    },
  });
}
