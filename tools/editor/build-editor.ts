import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { readSiteUrl } from '../../src/build/site-url.ts';
import { readContent } from '../../src/check/read-content.ts';
import { contentFolder } from '../../src/content/folder.ts';
import type { Repository } from '../../src/content/kinds/repository.ts';
import type { Snapshot } from './browser/content-store.ts';
import { browserModules } from './browser-modules.ts';
import { buildPreview } from './build-preview.ts';
import { createConfig, findApi } from './config.ts';

/** Parts of Sveltia CMS that no field of ours uses: code blocks, maps, drawings. */
const unused = /^(@shikijs\/(langs|themes)\/.*|leaflet\/.*|terra-draw.*|svgo\/.*)$/;

const leaveOut: Plugin = {
  name: 'leave-out-unused-parts',
  enforce: 'pre',
  resolveId: (id) => (unused.test(id) ? '\0unused' : undefined),
  load: (id) => (id === '\0unused' ? 'export default {};' : undefined),
};

/** Parts of Sveltia CMS that are otherwise here. */
const replacedParts: [pattern: RegExp, replacement: string][] = [
  // Not with `merge-changes.ts`.
  [
    /If you save now, their changes will be lost\./g,
    'Saving keeps both changes. Where you have changed the same words, you are shown theirs first.',
  ],
  // Below it is what to do now.
  [/There was an error while saving the entry\. Please try again later\./g, 'It was not saved.'],
  [
    /Beim Speichern des Eintrags ist ein Fehler aufgetreten\. Bitte später erneut versuchen\./g,
    'Es wurde nicht gespeichert.',
  ],
  // What it would ask other servers for, which the policy forbids.
  // Styles that fetch fonts before the packaged ones are there.
  [/url\(https:[^)]*\)\s*format\('[^']*'\)/g, "local('none')"],
  // Whether GitHub or GitLab have problems.
  [/https:\/\/www\.githubstatus\.com\/api[^`"']*/g, 'data:,'],
  [/https:\/\/status-api\.hostedstatus\.com[^`"']*/g, 'data:,'],
  // The picture of the person who has signed in.
  [/avatarURL:\w+\.avatar_url/g, 'avatarURL:undefined'],
];

const replaceParts: Plugin = {
  name: 'replace-parts',
  transform: {
    filter: { id: /@sveltia\/cms\/(npm\/index\.js|locales\/[\w-]+\.json)$/ },
    handler: (code) =>
      replacedParts.reduce(
        (text, [pattern, replacement]) => text.replace(pattern, replacement),
        code,
      ),
  },
};

/**
 * The policy of the editor’s page. Its styles are written by scripts; pictures are shown before
 * they are saved. The host of the repository and the site itself are the only other addresses.
 */
const createPolicy = (hosts: readonly string[]) =>
  [
    "default-src 'none'",
    // What reads the photographs of iPhones (HEIC) is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", 'data:', 'blob:', ...hosts].join(' ')}`,
    "frame-src 'self' blob:",
    "worker-src 'self'",
    // The preview of Sveltia CMS names the editor as its base.
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');

const writePolicy = (out: string, policy: string) => {
  const file = join(out, 'index.html');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const html = readFileSync(file, 'utf8');
  // The tests write other settings beside the same program.
  const bare = html.replace(/<meta http-equiv[^>]*>/, '');
  writeFileSync(file, bare.replace('<meta charset="utf-8">', `$&${meta}`));
  // Hosts that read this file send the policy with the page, and forbid other pages to frame it.
  const headers = [
    `content-security-policy: ${policy}; frame-ancestors 'none'`,
    'cross-origin-opener-policy: same-origin',
    'referrer-policy: no-referrer',
    'x-content-type-options: nosniff',
    'x-robots-tag: noindex',
  ];
  writeFileSync(join(out, '_headers'), `/*\n${headers.map((line) => `  ${line}\n`).join('')}`);
};

/** @returns the content for the check in the browser */
export async function makeSnapshot(): Promise<string> {
  const { files, pictures } = await readContent();
  const snapshot: Snapshot = { files, pictures: [...pictures] };
  return JSON.stringify(snapshot);
}

/** Writes the settings of the editor beside its program. */
export async function writeSettings(out: string, repository?: Repository) {
  writeFileSync(join(out, 'content.json'), await makeSnapshot());
  writeFileSync(join(out, 'config.json'), JSON.stringify(createConfig(repository)));
  const others = repository ? [findApi(repository), readSiteUrl()] : [];
  writePolicy(out, createPolicy(others.flatMap((url) => (url ? new URL(url).origin : []))));
}

/** Builds Sveltia CMS with our forms, checks and fields. */
const buildForms = (out: string) =>
  build({
    configFile: false,
    root: resolve('tools/editor'),
    base: './',
    logLevel: 'error',
    cacheDir: resolve('.cache/vite-editor'),
    plugins: [leaveOut, replaceParts, browserModules],
    worker: { format: 'es', plugins: () => [browserModules] },
    define: { 'process.env.SITE_CONTENT': JSON.stringify(contentFolder()) },
    build: {
      outDir: resolve(out),
      // The preview is built into a folder of it at the same time.
      emptyOutDir: false,
      target: 'esnext',
      chunkSizeWarningLimit: 4000,
    },
  });

/**
 * Builds the editor as a static site of its own.
 * @param out folder for the files
 * @param repository where the content is stored; undefined for the editor of this machine
 */
export async function buildEditor(out: string, repository?: Repository) {
  rmSync(out, { recursive: true, force: true });
  await Promise.all([buildForms(out), buildPreview(join(out, 'preview'))]);
  await writeSettings(out, repository);
}
