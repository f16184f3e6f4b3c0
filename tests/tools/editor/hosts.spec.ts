import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { site, startEditor } from './built-editor.ts';
import { answerGithub } from './github.ts';
import { answerGitlab } from './gitlab.ts';
import { createRepository, token } from './repository.ts';
import { signIn } from './sign-in.ts';
import { siteUrl, watchPage } from './watch.ts';

/**
 * The built editor with GitHub and GitLab, in English and in German. They cannot be reached from a
 * test: stand-ins answer what their published descriptions allow, and refuse the rest.
 */

const content = process.env.SITE_CONTENT ?? '';
const headers = { 'access-control-allow-origin': '*' };

const hosts = [
  {
    name: 'github',
    address: 'https://api.github.com',
    answer: answerGithub,
    isNew: false,
    locale: 'en-GB',
    words: { save: 'Save', address: 'Address', building: 'being built' },
  },
  {
    name: 'gitlab',
    address: 'https://gitlab.com',
    answer: answerGitlab,
    /** Whether the file that is added to the commit is a new one. */
    isNew: true,
    locale: 'de-DE',
    words: { save: 'Speichern', address: 'Adresse', building: 'wird gerade gebaut' },
  },
] as const;

/** Answers what the page asks the host. */
const answerFor = (
  page: Page,
  { address, answer }: (typeof hosts)[number],
  files: ReturnType<typeof createRepository>,
) =>
  page.route(`${address}/**`, async (route) => {
    const request = route.request();
    expect(await request.headerValue('authorization')).toContain(token);
    try {
      const json = answer(
        files,
        new URL(request.url()).pathname,
        request.postDataJSON() ?? undefined,
      );
      await route.fulfill({ status: json === undefined ? 404 : 200, json: json ?? {}, headers });
    } catch (error) {
      await route.fulfill({ status: 422, json: { message: String(error) }, headers });
    }
  });

for (const host of hosts)
  test(`an entry is saved on ${host.name} in one commit with all its files`, async ({
    browser,
  }) => {
    const { save, address, building } = host.words;
    const page = await browser.newPage({ locale: host.locale });
    const settings = { host: host.name, repository: 'firm/site', branch: 'main' } as const;
    const stop = await startEditor(settings);
    const files = createRepository(content);
    const redirects = `${content}/redirects.yaml`;
    if (host.isNew)
      files.commit({
        message: 'No redirects yet',
        files: [{ operation: 'delete', path: redirects, content: '' }],
      });
    const before = files.ask('rev-parse', 'main');
    const complaints = watchPage(page, new URL(host.address).hostname);
    await page.route(`${siteUrl}/version.json`, (route) => route.fulfill({ json: {}, headers }));
    await answerFor(page, host, files);
    await signIn(page, token);

    await page.goto(`${site}/#/collections/legal/entries/impressum`);
    await page
      .getByRole('radio', { name: /Englis/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: address, exact: true }).fill('who-is-responsible');
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.locator('#notice')).toContainText(building);

    expect(files.ask('rev-parse', 'main~1')).toBe(before);
    expect(files.ask('diff', '--name-status', 'main~1', 'main').split('\n')).toEqual([
      `M\t${content}/en/legal/impressum.md`,
      `${host.isNew ? 'A' : 'M'}\t${redirects}`,
    ]);
    const text = readFileSync(`${content}/en/legal/impressum.md`, 'utf8').trim();
    expect(files.ask('show', `main:${content}/en/legal/impressum.md`)).toBe(
      text.replace('legal-notice', 'who-is-responsible'),
    );
    expect(complaints).toEqual([]);
    await page.close();
    stop();
    files.remove();
  });
