import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { contentFolder } from './src/content/folder.ts';
import { speculationRules } from './src/layout/speculation-rules.ts';
import { bundleScript } from './tools/build/bundle-script.ts';
import { hashSource, readInlineScript } from './tools/build/inline-script.ts';
import { integrations } from './tools/build/integrations.ts';
import { readSiteUrl } from './tools/build/site-url.ts';

const headScript = readInlineScript('src/layout/first-paint.js', 'src/layout/open-search.js');
const searchScript = await bundleScript('src/features/search/search.ts');

// The editor is there for `npm run edit` alone; nothing of it is in the build.
const editor =
  process.env.SITE_EDITOR === 'on' ? [(await import('@keystatic/astro')).default()] : [];

// Pages that are rendered at once: some wait for their cards or for compression, in other threads.
const concurrency = Number(process.env.BUILD_CONCURRENCY ?? 8);

export default defineConfig({
  site: readSiteUrl(),
  // Each content folder has its own store of parsed files.
  cacheDir: `./.cache/astro/${contentFolder().replaceAll('/', '-')}`,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', concurrency },
  // Routes with many pages return a key for each, see `src/content/page-keys.ts`.
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  integrations: [...integrations(), ...editor],
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: './tools/build/photograph-service.ts' } },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        // Pages fetch nothing; Lighthouse asks for robots.txt from within the page.
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
      scriptDirective: {
        hashes: [headScript.hash, hashSource(speculationRules)],
      },
    },
  },
  vite: {
    cacheDir: './.cache/vite',
    plugins: [tailwindcss()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // Pages with state share one file that changes with React alone.
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|rolldown:runtime/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    define: {
      'import.meta.env.HEAD_SCRIPT': JSON.stringify(headScript.code),
      'import.meta.env.SEARCH_SCRIPT': JSON.stringify(searchScript),
    },
  },
});
