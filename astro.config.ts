import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { contentFolder } from './src/content/folder.ts';
import { speculationRules } from './src/layout/speculation-rules.ts';
import { makeDisplayFont } from './tools/build/display-font.ts';
import { hashSource, readInlineScript } from './tools/build/inline-script.ts';
import { integrations } from './tools/build/integrations.ts';
import { readSiteUrl } from './tools/build/site-url.ts';

const displayFont = await makeDisplayFont();
const firstPaint = readInlineScript('src/layout/first-paint.js');

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
  devToolbar: { enabled: false },
  integrations: [...integrations(), ...editor],
  markdown: { syntaxHighlight: false },
  fonts: [
    {
      name: 'Newsreader Display',
      cssVariable: '--face-display',
      provider: fontProviders.local(),
      fallbacks: ['serif'],
      // No swap: a page that is read must not move. Preloaded, the face is there in time, or on the next page.
      display: 'optional',
      options: { variants: [{ src: [displayFont.web], weight: 400, style: 'normal' }] },
    },
  ],
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
      scriptDirective: { hashes: [firstPaint.hash, hashSource(speculationRules)] },
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
      'import.meta.env.FIRST_PAINT': JSON.stringify(firstPaint.code),
      'import.meta.env.CARD_FONT': JSON.stringify(displayFont.cards),
    },
  },
});
