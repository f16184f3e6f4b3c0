import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { type AccessibleNode, readAccessibilityTree } from './access/accessibility-tree.ts';
import { listScenes, showScene } from './access/scenes.ts';
import { findNewLines, findPart, withoutShell, writeLines } from './access/transcript.ts';
import { findLaunchOptions } from './browser/find-chromium.ts';
import { distFolder } from './dist-folder.ts';
import { createHeaderLookup } from './hosts/headers.ts';
import { createStaticServer } from './hosts/static-server.ts';

/**
 * Writes what a screen reader announces for every kind of page and every state, for people to read.
 */

const folder = 'docs/transcripts';

if (!existsSync(`${distFolder()}/index.html`)) {
  console.error('No site found in dist/. Build it first: npm run build');
  process.exit(1);
}

const server = createStaticServer(distFolder(), createHeaderLookup(distFolder())).listen(0);
const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(findLaunchOptions());
const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });

const files = new Map<string, string[]>();
const add = (name: string, lines: string[]) =>
  files.set(name, [...(files.get(name) ?? []), ...lines]);

/** The pages as they loaded: of a state, only the new lines are written. */
const loaded = new Map<string, AccessibleNode>();

for (const scene of listScenes()) {
  const page = await context.newPage();
  const isThere = await showScene(page, scene);
  const tree = await readAccessibilityTree(page);
  await page.close();
  if (!isThere) continue;
  const name = scene.path.slice(1).replaceAll('/', '-') || 'home';
  const before = loaded.get(scene.path);
  if (!before) {
    loaded.set(scene.path, tree);
    add(name, writeLines([withoutShell(tree)]));
    if (scene.path !== '/') continue;
    for (const part of ['banner', 'contentinfo'] as const)
      add(part === 'banner' ? 'header' : 'footer', writeLines(findPart(tree, part)));
    continue;
  }
  const isMenu = scene.state?.startsWith('menu') === true;
  const [now, then] = [tree, before].map((whole) =>
    writeLines(isMenu ? findPart(whole, 'banner') : [withoutShell(whole)]),
  );
  const title = `--- ${scene.state}: what is new ---`;
  add(isMenu ? 'header' : name, ['', title, ...findNewLines(now ?? [], then ?? [])]);
}
await browser.close();
server.close();

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (name.endsWith('.txt')) rmSync(`${folder}/${name}`);
for (const [name, lines] of files) writeFileSync(`${folder}/${name}.txt`, `${lines.join('\n')}\n`);
console.log(`${files.size} transcripts in ${folder}`);
