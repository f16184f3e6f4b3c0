import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { buildProgram, createHeaders } from '../../../tools/editor/build-editor.ts';
import { createSettings } from '../../../tools/editor/config.ts';
import { serveEditor } from '../../../tools/editor/serve-editor.ts';
import { createGithub, type Files } from './github.ts';

/** The editor as a person opens it, on this machine and on the web. */
export interface Session {
  page: Page;
  /** @returns the files as they are now, as bytes of Latin-1 */
  read: () => Promise<Files>;
  /** Changes a file as somebody else does. */
  replace?: (path: string, change: (text: string) => string) => void;
  stop: () => void;
}

const program = '.cache/editor-of-the-tests';

let built: Promise<void> | undefined;

const buildOnce = () => {
  built ??= buildProgram(program);
  return built;
};

function readFolder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'latin1')]));
}

const viewport = { width: 1400, height: 1000 };

/** Errors of the page. */
export const complaints: string[] = [];

/** Sveltia CMS stumbles over an entry without a translation after it has saved it. */
const isKnown = ({ message }: Error) => message.includes('Cannot convert undefined or null');

async function openPage(browser: Browser, locale: string) {
  const page = await browser.newPage({ viewport, locale });
  page.on('pageerror', (error) => {
    if (!isKnown(error)) complaints.push(String(error));
  });
  return page;
}

const port = Number(process.env.PORT ?? 4390);

/**
 * The folder is in the private storage of the browser: a headless browser cannot choose one of the
 * machine.
 */
export async function openLocal(browser: Browser, locale = 'en-GB'): Promise<Session> {
  await buildOnce();
  const server = await serveEditor(program, port);
  const page = await openPage(browser, locale);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`http://127.0.0.1:${port}/settings-en.json`);
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of Object.entries(files)) {
        const steps = path.split('/');
        const name = steps.pop() ?? '';
        let folder = root;
        for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await stream.write(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
        await stream.close();
      }
    },
    readFolder(process.env.SITE_CONTENT ?? ''),
  );
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByRole('button', { name: /Local Repository|lokale/i }).click();
  const read = () =>
    page.evaluate(async () => {
      const files: Files = {};
      async function walk(folder: FileSystemDirectoryHandle, path: string) {
        for await (const handle of folder.values()) {
          const below = path + handle.name;
          if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${below}/`);
          if (!(handle instanceof FileSystemFileHandle)) continue;
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          files[below] = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
        }
      }
      await walk(await navigator.storage.getDirectory(), '');
      return files;
    });
  return { page, read, stop: () => server.closeAllConnections() ?? server.close() };
}

const site = 'https://edit.example.org';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export async function openWeb(browser: Browser, locale = 'en-GB'): Promise<Session> {
  await buildOnce();
  const repository = { host: 'github', repository: 'firm/site', branch: 'main' } as const;
  const files = readFolder(process.env.SITE_CONTENT ?? '');
  const github = createGithub(files);
  const page = await openPage(browser, locale);
  await page.route(/^https:\/\/(?!edit\.)/, (route) => route.abort());
  await page.route('https://api.github.com/**', github.handle);
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const language = /settings-(en|de)/.exec(pathname)?.[1] as 'en' | 'de' | undefined;
    if (language) return route.fulfill({ json: createSettings(language, repository) });
    const path = join(program, pathname === '/' ? 'index.html' : pathname);
    const contentType = types[extname(path)] ?? 'application/octet-stream';
    return route.fulfill({ path, contentType, headers: createHeaders(repository) });
  });
  await page.goto(site);
  await page.getByRole('button', { name: /access token|zugriffstoken/i }).click();
  await page.locator('input').last().fill('a-token-of-the-test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  return {
    page,
    read: async () => ({ ...files }),
    replace: (path, change) => {
      const contents = Buffer.from(change(files[path] ?? ''), 'latin1').toString('base64');
      github.commit({ additions: [{ path, contents }], deletions: [] });
    },
    stop: () => {},
  };
}

/** @returns which files were added, deleted or changed, each with its lines removed and added */
export function compare(before: Files, after: Files) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const decode = (text: string) => Buffer.from(text, 'latin1').toString().split('\n');
  return paths.flatMap((path) => {
    const [old, now] = [before[path], after[path]];
    if (old === now || path.startsWith('.git')) return [];
    if (now === undefined) return [`D ${path}`];
    if (!/\.(md|yaml)$/.test(path)) return [`A ${path}`];
    const [lines, wanted] = [old === undefined ? [] : decode(old), decode(now)];
    const [gone, added] = [[...lines], [...wanted]];
    for (const line of lines) {
      const place = added.indexOf(line);
      if (place < 0) continue;
      added.splice(place, 1);
      gone.splice(gone.indexOf(line), 1);
    }
    const kind = old === undefined ? 'A' : 'M';
    return [
      `${kind} ${path}`,
      ...gone.map((line) => `-${line}`),
      ...added.map((line) => `+${line}`),
    ];
  });
}
