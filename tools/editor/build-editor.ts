import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { contentFolder } from '../../src/content/folder.ts';
import type { Repository } from '../../src/content/kinds/repository.ts';
import { readSiteUrl } from '../../src/content/languages.ts';
import { createSettings, editorLanguages, findApi } from './config.ts';

/**
 * The policy of the editor’s page. Its styles are written by scripts; pictures are shown before
 * they are saved. The host of the repository and the site itself are the only other addresses.
 */
function createPolicy(repository?: Repository) {
  const others = repository ? [findApi(repository), readSiteUrl()] : [];
  const hosts = others.flatMap((url) => (url ? new URL(url).origin : []));
  return [
    "default-src 'none'",
    // What reads the photographs of iPhones (HEIC) is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' blob: 'unsafe-inline'",
    // With the picture of the person who has signed in.
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'data:', 'blob:', ...hosts].join(' ')}`,
    "frame-src 'self' blob:",
    "worker-src 'self'",
    // The preview of Sveltia CMS names the editor as its base.
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/** The headers of the page: the policy, and that no other page may frame it. */
export const createHeaders = (repository?: Repository) => ({
  'content-security-policy': `${createPolicy(repository)}; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});

/** Builds Sveltia CMS with our formats, fields and check. */
async function buildProgram(out: string) {
  rmSync(out, { recursive: true, force: true });
  await build({
    configFile: false,
    root: resolve('tools/editor'),
    base: './',
    logLevel: 'error',
    cacheDir: resolve('.cache/vite-editor'),
    define: { 'process.env.SITE_CONTENT': JSON.stringify(contentFolder()) },
    build: { outDir: resolve(out), target: 'esnext', chunkSizeWarningLimit: 4000 },
  });
}

/** Writes the forms of the firm beside the program; on the web with the policy. */
export function writeSettings(out: string, repository?: Repository) {
  for (const language of editorLanguages)
    writeFileSync(
      join(out, `settings-${language}.json`),
      JSON.stringify(createSettings(language, repository)),
    );
  if (!repository) return;
  const headers = Object.entries(createHeaders(repository)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  writeFileSync(join(out, '_headers'), `/*\n${headers.join('')}`);
  // Hosts that do not read that file send the page as it is.
  const page = join(out, 'index.html');
  const meta = `<meta http-equiv="content-security-policy" content="${createPolicy(repository)}">`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('<meta charset="utf-8">', `$&${meta}`));
}

/**
 * Builds the editor, a static site of its own.
 * @param repository undefined for the editor of this machine
 */
export async function buildEditor(out: string, repository?: Repository) {
  await buildProgram(out);
  writeSettings(out, repository);
}
