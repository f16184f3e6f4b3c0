import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { contentFolder } from '../../../src/content/folder.ts';
import { type Files, openLocal, openWeb, type Session } from './session.ts';

/**
 * What editors come for, on this machine and on the web, one after another in one session; at night
 * all of it, twice. A file changes only where the person meant it to.
 */

const readText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** What each of the tasks changes. */
const expected: Record<string, string> = parse(readText('changes.yaml'));

/** @returns each file that has changed, with its lines from the first to the last change */
function listChanges(before: Files, after: Files) {
  const read = (path: string, file?: Buffer) =>
    file && /\.(md|yaml)$/.test(path) ? String(file).trimEnd().split('\n') : [];
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changes = paths.flatMap((path) => {
    const [old, now] = [before[path], after[path]];
    if (!now) return [`deleted ${path}`];
    if (old?.equals(now)) return [];
    const source = Object.keys(before).find((name) => before[name]?.equals(now));
    if (source) return [`moved ${source} to ${path}`];
    const [lines, wanted] = [read(path, old), read(path, now)];
    const start = wanted.findIndex((line, index) => line !== lines[index]);
    let end = Math.min(lines.length, wanted.length) - start;
    while (end > 0 && lines.slice(-end).join() !== wanted.slice(-end).join()) end -= 1;
    return [
      `${old ? 'changed' : 'added'} ${path}`,
      ...lines.slice(start, lines.length - end).map((line) => `-${line}`),
      ...wanted.slice(start, wanted.length - end).map((line) => `+${line}`),
    ];
  });
  return changes.join('\n').replaceAll(`${contentFolder()}/`, '');
}

test('on this machine, only the editor itself reads what its server has', async ({ request }) => {
  const ask = (headers: Record<string, string>) => request.get('/settings-en.json', { headers });
  const headers = (await ask({ origin: 'http://localhost:4399' })).headers();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await ask({ host: 'attacker.example' })).status()).toBe(403);
  // What changes files asks for the token of this start.
  expect((await request.post('/api/graphql', { data: '{}' })).status()).toBe(401);
});

/** Where files are stored, and which tasks are tried there whenever the tests run. */
const places = {
  'on this machine': {
    openSession: openLocal,
    byDay: [
      'a new article',
      'a picture and a file in a text',
      'a mistake',
      'what was not saved',
      'a title that is taken',
      'a deletion',
    ],
  },
  'on the web': { openSession: openWeb, byDay: ['a fee', 'two people at once'] },
};

for (const [place, { openSession, byDay }] of Object.entries(places))
  test.describe(place, () => {
    let session: Session;
    let before: Files;

    test.beforeAll(async ({ browser }) => {
      session = await openSession(browser);
    });
    test.beforeEach(() => {
      before = session.read();
    });
    test.afterAll(() => session?.page.close());

    const bar = () => session.page.locator('#bar');
    const find = (key: string) => session.page.locator(`[data-key-path="${key}"]`).first();
    const findButton = (name: string | RegExp, parent: Locator | Page = session.page) =>
      parent.getByRole('button', { name, exact: true });

    /** Scrolls to a field: those further down are drawn when they come into view. */
    async function reveal(key: string) {
      const fields = session.page.locator('[data-mode="edit"] [data-key-path]');
      await expect(async () => {
        if (!(await find(key).isVisible())) await fields.last().scrollIntoViewIfNeeded();
        await expect(find(key)).toBeVisible({ timeout: 300 });
      }).toPass();
      await find(key).scrollIntoViewIfNeeded();
      return find(key);
    }

    async function fill(texts: Record<string, string>, group = '') {
      for (const [key, text] of Object.entries(texts))
        await (await reveal(group + key)).locator('input, textarea').first().fill(text);
    }

    /** @param index of the new item */
    async function add(list: string, index: number, texts: Record<string, string>) {
      await findButton(/^Add /, await reveal(list))
        .last()
        .click();
      await fill(texts, `${list}.${index}.`);
    }

    /** Opens a kind of entries, or a single file. */
    const open = (label: string) =>
      session.page.getByRole('treeitem').getByText(label, { exact: true }).click();

    async function openEntry(kind: string, title: string) {
      await open(kind);
      await session.page.getByRole('gridcell', { name: title }).last().click();
    }

    async function openNew(kind: string) {
      await open(kind);
      await findButton('Create New Entry').click();
    }

    /** Opens a list and chooses in it. While a form is being drawn, it closes again. */
    const choose = (list: Locator, option: Locator) =>
      expect(async () => {
        if (!(await option.isVisible())) await list.click({ timeout: 5000 });
        // On a busy machine a form is drawn anew for seconds after the press.
        await option.click({ timeout: 10_000 });
      }).toPass();

    /** Puts the caret at the end of a line of a text, once the form no longer loses it. */
    const placeCaret = (line: Locator) =>
      expect(async () => {
        // Until the entry is read anew, a picture stands in the line.
        await line.click({ position: { x: 9, y: 9 }, timeout: 5000 });
        await session.page.keyboard.press('End');
        const holdsCaret = (node: Node) => node.contains(getSelection()?.anchorNode ?? null);
        expect(await line.evaluate(holdsCaret)).toBe(true);
      }).toPass();

    async function upload(
      field: Locator,
      file: { name: string; mimeType: string; buffer: Buffer },
    ) {
      await findButton(/Browse/, field).click();
      await session.page.locator('input[type="file"]').last().setInputFiles(file);
      // The field may itself be in a dialog.
      await findButton('Insert', session.page.getByRole('dialog').last()).click();
    }

    const chooseAction = (name: string) =>
      choose(findButton('Show Editor Options'), session.page.getByRole('menuitem', { name }));

    /** A form that is still being drawn loses a click. */
    const save = () =>
      expect(async () => {
        if (await findButton('Save').isVisible()) await findButton('Save').click({ timeout: 2000 });
        await expect(session.page.getByRole('treeitem').first()).toBeVisible({ timeout: 5000 });
      }).toPass();

    /** Leaves a form, which asks first, once it no longer loses the press. */
    const leave = (answer: 'accept' | 'dismiss') =>
      expect(async () => {
        const asked = session.page.waitForEvent('dialog', { timeout: 5000 });
        await Promise.all([
          asked.then((dialog) => dialog[answer]()),
          findButton('Cancel Editing').click({ timeout: 5000 }),
        ]);
      }).toPass();

    async function expectRefusal(reason: string) {
      await findButton('Save').click();
      const dialog = session.page.getByRole('alertdialog');
      await expect(dialog).toContainText(reason);
      await findButton('OK', dialog).click();
    }

    const readChanges = () => listChanges(before, session.read());

    /** Coming back to the editor on the web asks the host anew. */
    const expectBar = (text: string) =>
      expect(async () => {
        await session.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(bar()).toContainText(text, { timeout: 1000 });
      }).toPass();

    /** Each returns what the bar says at its end, if it is not that all is well. */
    const tasks: Record<string, (time: string, turn: number) => Promise<unknown>> = {
      'a fee': async (time) => {
        await openEntry('Services', 'Steuerberatung');
        await fill({ fee: `Nach der Vergütungsverordnung, ${time}.` });
        await save();
      },

      'a new article': async (time) => {
        await openNew('Articles');
        await fill({
          title: `Ein neuer Beitrag ${time}`,
          excerpt: 'Was in diesem Beitrag steht und wem er nützt. '.repeat(3).trim(),
          date: '2026-11-25',
          content: 'Der erste Absatz, der über dem Text größer gesetzt ist. '.repeat(2).trim(),
        });
        await (await reveal('category')).getByText('Steuern', { exact: true }).click();
        await (await reveal('services')).getByText('Steuerberatung', { exact: true }).click();
        for (const [index, label] of ['§ 4 KSchG', 'Ein Urteil'].entries())
          await add('sources', index, { label, url: `https://www.example.org/${index}` });
        const body = (await reveal('body')).locator('[contenteditable="true"]');
        await body.evaluate((text: HTMLElement, html) => {
          text.focus();
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', html);
          const paste = { clipboardData, bubbles: true, cancelable: true };
          text.dispatchEvent(new ClipboardEvent('paste', paste));
        }, readText('pasted-from-word.txt'));
        await save();
      },

      'a picture and a file in a text': async (time, turn) => {
        await openEntry('Articles', 'Kleinunternehmer in Deutschland');
        const body = await reveal('body');
        const headings = body.getByRole('heading');
        await placeCaret(headings.nth(2));
        await findButton('Picture', body).click();
        const part = (name: string) => body.locator(`[data-key-path$=":${name}"]`).first();
        const background = ['teal', 'navy'][turn] ?? '';
        const create = { width: 1600, height: 900, channels: 3, background } as const;
        const buffer = await sharp({ create }).jpeg().toBuffer();
        const name = `Ladentür ${time}.JPG`;
        await upload(part('src'), { name, mimeType: 'image/jpeg', buffer });
        await part('alt').getByRole('textbox').fill('Eine Ladentür');
        await part('title').getByRole('textbox').fill(`Um neun, ${time}`);
        await placeCaret(headings.nth(3));
        await findButton('File to download', body).first().click();
        const dialog = session.page.getByRole('dialog').first();
        const pdf = { name: `Liste ${time}.pdf`, mimeType: 'application/pdf' };
        await upload(dialog, { ...pdf, buffer: Buffer.from(`%PDF-1.7 ${time}`) });
        await dialog.getByRole('textbox').last().fill('Liste der Fragen');
        await findButton('Insert', dialog).click();
        await save();
      },

      'sources in another order': async () => {
        await openEntry('Articles', 'Arbeitsbedingungen nachweisen');
        const handles = (await reveal('sources')).getByText('drag_handle');
        await handles.nth(1).dragTo(handles.nth(0));
        await save();
      },

      'a menu item': async (time, turn) => {
        await open('Menus');
        const index = 3 + turn;
        await add('header', index, { label: `Punkt ${time}` });
        const page = (await reveal(`header.${index}.page`)).getByRole('combobox');
        await choose(page, session.page.getByRole('option', { name: 'Blogs', exact: true }));
        // The form of the other language is beside that of the first.
        const translation = session.page.locator(`[data-key-path="header.${index}.label"]`).last();
        await translation.getByRole('textbox').fill(`Item ${time}`);
        await save();
      },

      'a mistake': async (_, turn) => {
        await openEntry('Team', 'Anna Probe');
        await fill({ phone: '089 12' });
        await expectRefusal('Phone: "089 12" is not a phone number in international format.');
        await fill({ phone: `+43 1 000 00 0${7 + turn}`, suffix: 'MBA' });
        await expectRefusal('Suffix: "MBA" is not a part of the name');
        expect(readChanges()).toBe('');
        await fill({ suffix: '' });
        await save();
      },

      'a colleague with a photograph': async (time, turn) => {
        await openNew('Team');
        await fill({
          name: `Nele Neu ${time}`,
          order: `${8 + turn}`,
          role: 'Rechtsanwältin',
          bio: 'Nele Neu berät Betriebe, die zum ersten Mal jemanden einstellen. '.repeat(2).trim(),
          initials: 'NN',
          updated: '2026-11-25',
        });
        const background = ['navy', 'teal'][turn] ?? '';
        const create = { width: 4000, height: 3000, channels: 3, background } as const;
        const buffer = await sharp({ create }).jpeg().toBuffer();
        const file = { name: `Nele ${time}.JPG`, mimeType: 'image/jpeg', buffer };
        await upload(await reveal('image'), file);
        // A large picture is made smaller before it is shown.
        await expect(find('image').locator('img')).toBeVisible();
        await save();
        const pictures = Object.entries(session.read());
        const [, picture] = pictures.find(([path]) => path.includes(`nele-${time}`)) ?? [];
        expect(await sharp(picture).metadata()).toMatchObject({ width: 3200, height: 2400 });
      },

      'another file name for an article, and a redirect': async (time, turn) => {
        await openEntry('Articles', 'E-Rechnung: was ab 2027 gilt');
        await chooseAction('Edit Slug');
        await findButton('Edit Slug').last().click();
        const name = ['01-rechnungen', '01-e-rechnung'][turn] ?? '';
        await session.page.locator('input').last().fill(name);
        await session.page.keyboard.press('Enter');
        await save();
        await open('Redirects');
        const { redirects } = parse(String(before[`${contentFolder()}/redirects.yaml`]));
        const from = `/alte-adresse-${time}`;
        await add('redirects', redirects.length, { from, to: '/beitrag/1' });
        await save();
      },

      'a draft': async (_, turn) => {
        await openEntry('Openings', 'Wahlstation');
        await (await reveal('draft')).getByRole('switch').click();
        await save();
        const state = turn === 0 ? 'The site can be built. Not on it yet: 1' : session.good;
        return session.build ? session.good : state;
      },

      'an opening that is filled': async (_, turn) => {
        // The second has a translation.
        await openEntry('Openings', ['Steuerfachangestellte', 'Wahlstation'][turn] ?? '');
        await fill({ title: 'Eine andere Stelle' });
        await (await reveal('closes')).locator('input').pressSequentially('02312027');
        await expectRefusal('Closes: The day is incomplete, or does not exist');
        await chooseAction('Delete');
        await findButton('Delete', session.page.getByRole('alertdialog')).click();
      },

      'a translation': async (time) => {
        await openEntry('Articles', 'Nach der Übergabe');
        await session.page.getByRole('radio', { name: 'English' }).first().click();
        await fill({ title: `After the handover ${time}` });
        await save();
      },

      'a date in the future': async (_, turn) => {
        await openEntry('Articles', 'Kleinunternehmer');
        const date = `2099-12-0${1 + turn}`;
        await fill({ date });
        await save();
        await expect(session.page.getByText(`${1 + turn} Dec 2099`)).toBeVisible();
      },

      'a number of the firm': async (_, turn) => {
        await open('The firm');
        await fill({ phone: `+49 89 99998 00${1 + turn}` });
        await save();
      },

      'a colour': async (_, turn) => {
        await open('Brand');
        await fill({ 'palette.light.ink': '#1a1b2' });
        await expectRefusal('"#1a1b2" is not an opaque colour');
        await fill({ 'palette.light.ink': '#888888' });
        await expectRefusal('its contrast with paper is 3.3');
        await fill({ 'palette.light.ink': ['#1a1b2c', '#1a1b2d'][turn] ?? '' });
        await save();
      },

      'what was not saved': async (time) => {
        await openEntry('Services', 'Unternehmensnachfolge');
        const words = `Was ${time} nicht gespeichert wurde.`;
        await fill({ fee: words });
        await session.page.keyboard.press('Escape');
        await leave('dismiss');
        const field = (await reveal('fee')).getByRole('textbox');
        await expect(field).toHaveValue(words);
        await leave('accept');
        await openEntry('Services', 'Unternehmensnachfolge');
        await findButton('Restore', session.page.getByRole('alertdialog')).click();
        await expect((await reveal('fee')).getByRole('textbox')).toHaveValue(words);
        // Once it is done, it cannot be chosen again.
        await findButton('Show Editor Options').click();
        await session.page.getByRole('menuitem', { name: 'Revert All Changes' }).click();
        await expect(findButton('Save')).toBeDisabled();
        await findButton('Cancel Editing').click();
      },

      'a title that is taken': async () => {
        await openEntry('Articles', 'Kleinunternehmer');
        const title = await find('title').getByRole('textbox').inputValue();
        await fill({ title: 'Nach der Übergabe: Lohnsumme und Behaltensfrist' });
        await save();
        const { build } = session;
        build?.({ state: 'failure', description: 'title: two articles have it' });
        await expectBar(build ? 'Saved, but not published' : 'Saved, but the site cannot be built');
        await expect(bar()).toContainText('title');
        if (build) await openEntry('Articles', 'Nach der Übergabe');
        else await bar().getByRole('link').first().click();
        await fill({ title });
        await save();
        build?.({ state: 'success', description: '' });
      },

      'a deletion': async () => {
        const name = 'Kleinunternehmer in Deutschland';
        await openEntry('Articles', name);
        await chooseAction('Delete');
        const dialog = session.page.getByRole('alertdialog');
        await expect(dialog).toContainText(name);
        if (session.build) return void (await findButton('Cancel', dialog).click());
        await expect(dialog).toContainText('Steuerberatung › ');
        await findButton('Delete', dialog).click();
        await expectBar('Saved, but the site cannot be built');
        await findButton('Bring it back').click();
      },

      'two people at once': async (time) => {
        const { replace, page } = session;
        const path = `${contentFolder()}/services/steuerberatung.md`;
        const audience = `Für ${time} alle, die ihre Belege heute schon digital haben.`;
        const theirs = String(before[path]).replace(/^audience: .*/m, `audience: ${audience}`);
        await openEntry('Services', 'Steuerberatung');
        replace(path, theirs);
        await fill({ duration: `So lange es ${time} dauert.` });
        await findButton('Save').click();
        const dialog = page.getByRole('alertdialog');
        await findButton('Cancel', dialog.filter({ hasText: 'Somebody Else' })).click();
        await findButton('Reload Entry').click();
        await findButton('Reload Entry', dialog).click();
        await expect(find('audience').getByRole('textbox')).toHaveValue(audience);
        await fill({ duration: `So lange es ${time} dauert.` });
        await save();
      },
    };

    for (const time of ['once', 'twice'])
      for (const [name, task] of Object.entries(tasks)) {
        const tag = time === 'once' && byDay.includes(name) ? [] : '@nightly';
        test(`${name}, ${time}`, { tag }, async () => {
          const state = await task(time, time === 'once' ? 0 : 1);
          // Files may be gone while they are read.
          await expect(() => {
            expect(readChanges()).toBe(expected[`${name}, ${time}`]?.trimEnd() ?? '');
          }).toPass({ timeout: 20_000 });
          await expectBar(typeof state === 'string' ? state : session.good);
        });
      }
  });
