import tailwindcss from '@tailwindcss/vite';
import type { AstroUserConfig } from 'astro';
import { bundleScript } from './src/build/bundle-script.ts';
import { integrations } from './src/build/integrations.ts';
import { cacheFolder } from './src/build/output-folder.ts';
import { documentDirectives, hashSource } from './src/build/page-policy.ts';
import { speculationRules } from './src/layout/speculation-rules.ts';

const headScript = await bundleScript('src/layout/first-paint.js');
const notFoundScript = await bundleScript('src/features/not-found/not-found.js');
const searchScript = await bundleScript('src/features/search/search.ts');

// Scripts in files, which many pages share: if that of all pages fails to load, `first-paint.js` loads it
// again when it is needed. Others are inlined, so that none can fail to load.
const inFiles = /\/(NextDates|Page)\./;

// Pages rendered at the same time: some wait for other threads to draw cards or compress files.
const concurrency = Number(process.env.BUILD_CONCURRENCY ?? 8);

export default {
  cacheDir: cacheFolder(),
  trailingSlash: 'never',
  // Otherwise one of two pages with the same path would be missing.
  prerenderConflictBehavior: 'error',
  build: { format: 'file', inlineStylesheets: 'always', concurrency },
  devToolbar: { enabled: false },
  integrations: integrations(),
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: './src/build/photograph-service.ts' } },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        // Pages fetch nothing; Lighthouse asks for robots.txt from within the page.
        "connect-src 'self'",
        ...documentDirectives,
      ],
      scriptDirective: {
        hashes: [headScript, notFoundScript, speculationRules].map(hashSource),
      },
    },
  },
  vite: {
    cacheDir: './.cache/vite',
    // Other programs on this machine read no drafts.
    server: { cors: false },
    build: {
      // `finish-site.ts` does, for each page, and without warnings of what browsers will know.
      cssMinify: false,
      // The policy allows no font within a style.
      assetsInlineLimit: (file) =>
        inFiles.test(file) || file.endsWith('.woff2') ? false : undefined,
    },
    plugins: [tailwindcss()],
    environments: {
      client: {
        build: {
          // The first browsers with cascade layers, as in `page-styles.ts`.
          target: ['chrome99', 'firefox97', 'safari15.4'],
          rolldownOptions: {
            output: {
              // Without the names that Astro gives to scripts, which are long and stand in pages.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
              codeSplitting: {
                // Pages with state share one file, which changes only with React.
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|rolldown:runtime/,
                  },
                  // What all lists share. Inlined scripts import none of it.
                  {
                    name: 'list',
                    test: /src\/(ui\/(islands|filtered-list\/(use|list-))|content\/(words|fold-text))/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    define: {
      'import.meta.env.HEAD_SCRIPT': JSON.stringify(headScript),
      'import.meta.env.NOT_FOUND_SCRIPT': JSON.stringify(notFoundScript),
      'import.meta.env.SEARCH_SCRIPT': JSON.stringify(searchScript),
    },
  },
} satisfies AstroUserConfig;
