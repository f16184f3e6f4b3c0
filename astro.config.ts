import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { parse } from 'yaml';
import { makeDisplayFont } from './scripts/display-font.ts';
import { hostFiles } from './scripts/host-files.ts';
import { toHash, toInlineScript } from './scripts/inline-script.ts';
import { pagePolicy } from './scripts/page-policy.ts';
import { precompress } from './scripts/precompress.ts';
import { firmSchema } from './src/lib/content-schemas.ts';
import { speculationRules } from './src/lib/speculation-rules.ts';

const firm = firmSchema.parse(parse(readFileSync('content/firm.yaml', 'utf8')));
const displayFont = await makeDisplayFont();
const firstPaint = toInlineScript('src/scripts/first-paint.js');

export default defineConfig({
  site: firm.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), pagePolicy(), precompress(), hostFiles()],
  markdown: { syntaxHighlight: false },
  fonts: [
    {
      name: 'Newsreader Display',
      cssVariable: '--face-display',
      provider: fontProviders.local(),
      fallbacks: ['serif'],
      options: { variants: [{ src: [displayFont], weight: 400, style: 'normal' }] },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
      scriptDirective: { hashes: [firstPaint.hash, toHash(speculationRules)] },
    },
  },
  vite: {
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
      'import.meta.env.RULES_BY_HEADER': JSON.stringify(process.env.RULES_BY_HEADER === 'yes'),
    },
  },
});
