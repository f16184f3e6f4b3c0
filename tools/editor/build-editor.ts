import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { contentFolder } from '../../src/content/folder.ts';
import type { Repository } from '../../src/content/kinds/repository.ts';
import { loadSite } from '../../src/site/load-site.ts';
import { createSettings, editorLanguages, findApi } from './config.ts';
import { ownProgram } from './program.ts';

/** Writes the forms of the firm beside the program, for the editor on the web. */
export function writeSettings(out: string, repository: Repository) {
  for (const language of editorLanguages) {
    const settings = createSettings(language, repository);
    writeFileSync(join(out, `settings-${language}.json`), JSON.stringify(settings));
  }
  const hosts = [findApi(repository), loadSite().sites[0].firm.siteUrl].map(
    (url) => new URL(url).origin,
  );
  const page = join(out, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace("connect-src 'self'", `$& ${hosts.join(' ')}`));
}

/** Builds the program of the editor, a static site of its own: Sveltia CMS with our formats, fields and check. */
export async function buildEditor(out: string) {
  await build({
    configFile: false,
    root: resolve('tools/editor'),
    base: './',
    logLevel: 'error',
    define: { 'process.env.SITE_CONTENT': JSON.stringify(contentFolder()) },
    plugins: [ownProgram()],
    build: { outDir: resolve(out), emptyOutDir: true, target: 'esnext' },
  });
}
