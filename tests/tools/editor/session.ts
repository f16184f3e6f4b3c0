import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { contentFolder } from '../../../src/content/folder.ts';
import { writeSettings } from '../../../tools/editor/build-editor.ts';
import { createGitHost } from '../../../tools/editor/git-host.ts';

/** How the last build of the site went, as GitHub says it. */
interface Status {
  state: 'success' | 'pending' | 'failure';
  description: string;
}

/** The editor as a person opens it. */
export interface Session {
  page: Page;
  /** The folder of the files. */
  content: string;
  /** Notes the files as they are; what has changed since is what Git says of them. */
  noteFiles: () => void;
  readChanges: () => string;
  /** What the bar says when all is well. */
  good: string;
  /** Only on the web: what the host says from now on. */
  build?: (status: Status) => void;
}

function openFolder(root: string) {
  const content = join(root, contentFolder());
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: content, encoding: 'utf8' });
  git('init', '--quiet');
  const readChanges = () => {
    git('add', '--ignore-removal', '--intent-to-add', '.');
    return git('diff', '-U0', '-M100%', '-D', '--no-prefix')
      .replace(/^(?:index|similarity|rename|---|\+\+\+|@@|Binary) ?.*\n/gm, '')
      .replace(/^diff --git (?:(.*) \1$)?/gm, '$1')
      .replace(/(?<=^(?:new|deleted) file) .*/gm, '')
      .trimEnd();
  };
  return { content, noteFiles: () => void git('add', '--all'), readChanges };
}

const viewport = { width: 1400, height: 1000 };

/** Waits for the first list, which opens by itself, in place of what was pressed sooner. */
const waitForList = (page: Page) => page.getByRole('gridcell').first().waitFor();

/** The editor that `npm run edit` serves. */
export async function openLocal(browser: Browser): Promise<Session> {
  const page = await browser.newPage({ viewport });
  await page.goto('/');
  await waitForList(page);
  return { page, ...openFolder('.'), good: 'The site can be built.' };
}

const site = 'https://edit.example.org';

/** The same program as a site of its own, with what answers for GitHub. */
export async function openWeb(browser: Browser): Promise<Session> {
  const folder = '.cache/editor-on-the-web';
  cpSync('.cache/editor', folder, { recursive: true });
  // The forms are of content that nobody has edited yet.
  rmSync(contentFolder(), { recursive: true });
  cpSync('examples/kanzlei', contentFolder(), { recursive: true });
  writeSettings(folder, { host: 'github', repository: 'firm/site', branch: 'main' });
  const root = join(folder, 'repository');
  rmSync(root, { recursive: true, force: true });
  cpSync('examples/kanzlei', join(root, contentFolder()), { recursive: true });
  const host = createGitHost(root, contentFolder(), join(folder, 'deleted'));
  let statuses: Status[] = [{ state: 'success', description: '' }];

  const page = await browser.newPage({ viewport });
  await page.route(/^https:/, (route) => route.abort());
  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/commits/main/status')) return route.fulfill({ json: { statuses } });
    const answer = host.answer(pathname, route.request().postData() ?? undefined);
    return route.fulfill('bytes' in answer ? { body: answer.bytes } : answer);
  });
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.goto(site);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByLabel('Personal Access Token').fill('a-token-of-the-test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await waitForList(page);
  const build = (status: Status) => {
    statuses = [status];
  };
  return { page, ...openFolder(root), build, good: 'All that is saved is on the site.' };
}
