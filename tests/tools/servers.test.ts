import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listNotFoundPages } from '../../src/build/hosts/not-found-pages.ts';
import { createGitHost } from '../../tools/editor/git-host.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { ask } from '../support/local-servers.ts';
import { writeFiles } from './content-check/small-firm.ts';

const dist = mkdtempSync(join(tmpdir(), 'served-'));
const pages = ['404', 'blog/0', 'blog/404', 'blog/not-found', 'de', 'de/404', 'not-found'];
writeFiles(
  dist,
  pages.map((page) => ({ path: `${page}.html`, text: page })),
);
const site = await startStaticServer(dist);

afterAll(() => {
  site.stop();
  rmSync(dist, { recursive: true });
});

test('a site with 405 articles has not-found pages beside article 404', () => {
  expect(listNotFoundPages(dist).flatMap(({ paths }) => paths)).toEqual([
    '/blog/not-found',
    '/de/404',
  ]);
});

test.each([
  ['/blog/404', 200, 'blog/404'],
  ['/blog/405', 404, 'blog/not-found'],
  ['/blog/405/x', 404, '404'],
  ['/blog/not-found', 404, 'blog/not-found'],
  ['/not-found', 200, 'not-found'],
  ['/404', 404, '404'],
  ['/405', 404, '404'],
  ['/de', 200, 'de'],
  ['/de/404', 404, 'de/404'],
  ['/de/405', 404, 'de/404'],
])('%s is answered with %i and the page %s', async (path, status, page) => {
  const { status: answered, body } = await ask(site.url + path);
  expect([answered, body.toString()]).toEqual([status, page]);
});

test.each([
  ['../content/firm.yaml', true],
  ['../content/../firm.yaml', false],
  ['firm.yaml', false],
])('the editor writes below the content folder alone: %s', (path, isWritten) => {
  const root = join(dist, 'project');
  const host = createGitHost(root, '../content', join(root, 'deleted'));
  const ask = (input?: object) =>
    JSON.stringify(host.answer('/graphql', JSON.stringify({ query: '', variables: { input } })));
  const expectedHeadOid = /"oid":"(\w+)/.exec(ask())?.[1];
  const fileChanges = { additions: [{ path, contents: '' }], deletions: [] };
  const write = () => ask({ expectedHeadOid, fileChanges });
  if (isWritten) write();
  else expect(write).toThrow('Not in ../content');
  expect(existsSync(join(root, path))).toBe(isWritten);
});
