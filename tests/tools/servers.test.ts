import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createGitHost } from '../../tools/editor/git-host.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import { testCases } from '../support/cases.ts';
import { ask } from '../support/local-servers.ts';
import { makeFolder } from '../support/make-folder.ts';
import { writeFiles } from './content-check/small-firm.ts';
import cases from './servers.cases.yaml?raw';

const dist = makeFolder();
const pages = ['404', 'blog/0', 'blog/404', 'blog/not-found', 'de', 'de/404', 'not-found'];
writeFiles(
  dist,
  pages.map((page) => ({ path: `${page}.html`, text: page })),
);
const site = await startStaticServer(dist);

afterAll(() => site.stop());

testCases(cases, {
  answer: async (path: string) => {
    const { status, body } = await ask(site.url + path);
    return [status, body.toString()];
  },
  writeFile: (path: string) => {
    const root = join(dist, 'project');
    const host = createGitHost(root, '../content', join(root, 'deleted'));
    const send = (input?: object) =>
      JSON.stringify(host.answer('/graphql', JSON.stringify({ query: '', variables: { input } })));
    const expectedHeadOid = /"oid":"(\w+)/.exec(send())?.[1];
    const fileChanges = { additions: [{ path, contents: '' }], deletions: [] };
    let refusal: unknown;
    try {
      send({ expectedHeadOid, fileChanges });
    } catch (error) {
      refusal = Object(error).message;
    }
    return existsSync(join(root, path)) ? 'written' : refusal;
  },
});
