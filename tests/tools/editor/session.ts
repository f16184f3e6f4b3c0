import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { contentFolder } from '../../../src/content/folder.ts';
import { writeSettings } from '../../../tools/editor/build-editor.ts';
import { createGithub } from './github.ts';

/** The files of the project by their paths. */
export type Files = Record<string, Buffer>;

/** The editor as a person opens it. */
export interface Session {
  page: Page;
  read: () => Promise<Files>;
  /** Changes a file as somebody else does. */
  replace?: (path: string, bytes: Buffer) => void;
}

const readContent = (): Files =>
  Object.fromEntries(
    globSync(`${contentFolder()}/**/*.*`).map((path) => [path, readFileSync(path)]),
  );

const viewport = { width: 1400, height: 1000 };

/**
 * The editor that `npm run edit` serves. The folder is in the private storage of the browser: one
 * without a window cannot ask for a folder of the machine.
 */
export async function openLocal(browser: Browser): Promise<Session> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/');
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, bytes] of files) {
        const steps = path.split('/');
        const name = steps.pop() ?? '';
        let folder = root;
        for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
        const file = await folder.getFileHandle(name, { create: true });
        const stream = await file.createWritable();
        await stream.write(bytes);
        await stream.close();
      }
    },
    Object.entries(readContent()).map(([path, bytes]) => [path, new Uint8Array(bytes)] as const),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();

  async function read() {
    const files = await page.evaluate(async () => {
      const found: [path: string, bytes: Uint8Array][] = [];
      const folders = [{ path: '', folder: await navigator.storage.getDirectory() }];
      for (const { path, folder } of folders)
        for await (const handle of folder.values())
          if (handle instanceof FileSystemDirectoryHandle)
            folders.push({ path: `${path}${handle.name}/`, folder: handle });
          else if (handle instanceof FileSystemFileHandle)
            found.push([path + handle.name, await (await handle.getFile()).bytes()]);
      return found;
    });
    return Object.fromEntries(files.map(([path, bytes]) => [path, Buffer.from(bytes)]));
  }
  return { page, read };
}

const site = 'https://edit.example.org';

/** The same program as a site of its own, with a stand-in of GitHub. */
export async function openWeb(browser: Browser): Promise<Session> {
  const folder = '.cache/editor-on-the-web';
  cpSync('.cache/editor', folder, { recursive: true });
  writeSettings(folder, { host: 'github', repository: 'firm/site', branch: 'main' });
  const files = readContent();
  const github = createGithub(files);
  const page = await browser.newPage({ viewport });
  await page.route(/^https:/, (route) => route.abort());
  await page.route('https://api.github.com/**', github.handle);
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(site);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByLabel('Personal Access Token').fill('a-token-of-the-test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  return { page, read: async () => ({ ...files }), replace: github.replace };
}
