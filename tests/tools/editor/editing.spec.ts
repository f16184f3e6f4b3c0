import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { parts } from '../../../tools/editor/browser/parts.ts';
import { openLocal, openWeb, type Session } from './session.ts';

/**
 * What editors come for, on this machine and on the web, one after another in one session; at night
 * all of it, twice. A file changes only where the person meant it to. The tasks are in `tasks.yaml`.
 */

const types = { jpg: 'image/jpeg', pdf: 'application/pdf' };
const typeOf = (name: string) => types[name.split('.').at(-1)?.toLowerCase() as 'jpg'];

const readText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

interface Task {
  /** What the person does: the name of a step below, and its values. */
  steps: [name: string, ...values: string[]][];
  /** Where it is tried whenever the tests run. */
  byDay?: string;
  /** What Git says that has changed. */
  changes?: string;
  /** What the bar of this machine says at the end, if not only that all is well. */
  bar?: string;
}

/** @returns the tasks with the first or the second of what stands in `{once|twice}` */
const readTasks = (turn: number): Record<string, Task> =>
  parse(readText('tasks.yaml').replace(/\{([^{}|]*)\|([^{}|]*)\}/g, `$${turn}`));

/** @returns a picture as a camera makes it, of a colour of its own */
function photograph(name: string, width = 1000) {
  const background = `hsl(${Buffer.from(name).reduce((sum, byte) => sum + byte)} 50% 50%)`;
  const create = { width, height: (width * 3) / 4, channels: 3, background } as const;
  return sharp({ create }).jpeg().toBuffer();
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

/** Where files are stored. */
const places = { 'on this machine': openLocal, 'on the web': openWeb };

for (const [place, openSession] of Object.entries(places))
  test.describe(place, () => {
    let session: Session;

    test.beforeAll(async ({ browser }) => {
      session = await openSession(browser);
    });
    test.beforeEach(() => session.noteFiles());
    test.afterAll(() => session?.page.close());

    const bar = () => session.page.locator('#bar');
    const dialog = () => session.page.getByRole('alertdialog');
    /** Further languages are beside it. */
    const firstForm = ':nth-match([data-mode="edit"], 1)';
    /** @param key of a field; `:src` for one of a picture in a text */
    const find = (key: string, form = firstForm) =>
      session.page.locator(`${form} [data-key-path${key[0] === ':' ? '$' : ''}="${key}"]`).first();
    const findButton = (name: string | RegExp, parent: Locator | Page = session.page) =>
      parent.getByRole('button', { name, exact: true });

    /** Scrolls to a field: those further down are drawn when they come into view. */
    async function reveal(key: string, form = firstForm) {
      const fields = session.page.locator(`${form} [data-key-path]`);
      const field = find(key, form);
      await expect(async () => {
        if (!(await field.isVisible())) await fields.last().scrollIntoViewIfNeeded();
        await expect(field).toBeVisible({ timeout: 300 });
      }).toPass();
      await field.scrollIntoViewIfNeeded();
      return field;
    }

    /** Opens a kind of entries, or a single file, also from the form of another, which may be closing. */
    const open = (label: string) =>
      expect(async () => {
        const leave = findButton('Cancel Editing');
        if (await leave.isVisible()) await leave.click({ timeout: 1000 });
        const kind = session.page.getByRole('treeitem').getByText(label, { exact: true });
        await kind.click({ timeout: 1000 });
      }).toPass();

    async function openEntry(kind: string, title: string) {
      await open(kind);
      await session.page.getByRole('gridcell', { name: title }).last().click();
    }

    async function upload(field: Locator, name: string, mimeType: string, buffer: Buffer) {
      await findButton(/Browse/, field).click();
      await session.page
        .locator('input[type="file"]')
        .last()
        .setInputFiles({ name, mimeType, buffer });
      // The field may itself be in a dialog.
      await findButton('Insert', session.page.getByRole('dialog').last()).click();
    }

    /** Coming back to the editor on the web asks the host anew. */
    const expectBar = (text: string) =>
      expect(async () => {
        await session.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(bar()).toContainText(text, { timeout: 1000 });
      }).toPass({ timeout: 20_000 });

    const steps: Record<string, (...values: string[]) => Promise<unknown>> = {
      open,
      entry: openEntry,
      new: async (kind) => {
        await open(kind);
        await findButton('Create New Entry').click();
      },
      press: (name) => findButton(name).last().click(),
      pressIn: async (key, name) =>
        findButton(name, await reveal(key))
          .first()
          .click(),
      key: async (key, times = '1') => {
        for (let time = 0; time < Number(times); time++)
          await session.page.keyboard.press(key, { delay: 30 });
      },
      // As fast as a person: what is saved takes less time, and the rich text editor follows the caret.
      keys: (text) => session.page.keyboard.type(text, { delay: 50 }),
      fill: async (key, text) => (await reveal(key)).locator('input, textarea').first().fill(text),
      paint: async (key, color) => (await reveal(key)).locator('[type="color"]').fill(color),
      write: async (key, text) =>
        (await reveal(key)).locator('[contenteditable="true"]').pressSequentially(text),
      type: async (key, text) =>
        (await reveal(key)).locator('input, textarea').pressSequentially(text),
      add: async (list) => {
        const field = await reveal(list);
        await findButton(/^Add /, field).last().click();
        await expect(field.locator('[data-key-path] :focus')).toBeVisible();
      },
      choose: async (key, name) => {
        await (await reveal(key)).getByRole('combobox').click();
        await session.page.getByRole('option', { name, exact: true }).click();
      },
      switch: async (key) => (await reveal(key)).getByRole('switch').click(),
      action: async (name) => {
        await findButton('Show Editor Options').click();
        await session.page.getByRole('menuitem', { name }).click();
      },
      address: (name) => session.page.locator('input').last().fill(name),
      language: (name) => session.page.getByRole('radio', { name }).first().click(),
      translate: async (key, text) =>
        (await reveal(key, '[data-locale="en"][data-mode="edit"]')).getByRole('textbox').fill(text),
      swapFirst: async (list) => {
        const handles = (await reveal(list)).getByText('drag_handle');
        await handles.nth(1).dragTo(handles.nth(0));
      },

      save: async () => {
        await findButton('Save').click();
        await expect(findButton('Save')).toBeDisabled();
      },
      refused: async (reason) => {
        await findButton('Save').click();
        await expect(dialog()).toContainText(reason);
        await findButton('OK', dialog()).click();
        await expect(session.page.locator('[data-key-path] :focus')).toBeInViewport();
      },
      answer: async (name, question = '') => {
        await findButton(name, dialog().filter({ hasText: question })).click();
        // The form of what is deleted closes by itself, and the list opens in place of what was pressed sooner.
        if (name === 'Delete') await expect(findButton('Cancel Editing')).toBeHidden();
      },
      leave: async (answer) => {
        // The press may end only after the answer.
        const answered = session.page
          .waitForEvent('dialog')
          .then((asked) => (answer === 'yes' ? asked.accept() : asked.dismiss()));
        await findButton('Cancel Editing').click();
        await answered;
      },
      holds: async (key, text) =>
        expect((await reveal(key)).getByRole('textbox')).toHaveValue(text),
      hasPicture: (key) => expect(find(key).locator('img')).toBeVisible(),
      isRefused: (key, reason) => expect(find(key)).toContainText(reason),
      isAccepted: (key) => expect(find(key).getByRole('alert')).toHaveCount(0),
      isUnchanged: () => expect(findButton('Save')).toBeDisabled(),
      isListed: async (text) => {
        await findButton('Cancel Editing').click();
        await expect(session.page.getByText(text)).toBeVisible();
      },

      // As Word, or a page that shows a picture, hands it over. What cannot be taken in is said.
      insert: async (how, name) => {
        const isPicture = name.endsWith('.jpg');
        const html = name.endsWith('.txt') ? readText(name) : '<img src="https://example.org/a">';
        const bytes = [...(await photograph(name))];
        const text = (await reveal('body')).locator('[contenteditable="true"]');
        await text.evaluate(
          (element: HTMLElement, { how, name, html, bytes, type }) => {
            element.focus();
            const data = new DataTransfer();
            data.setData('text/html', html);
            if (type) data.items.add(new File([new Uint8Array(bytes)], name, { type }));
            // It is dropped at the end of the line of the caret.
            const line = getSelection()?.anchorNode?.parentElement ?? element;
            const { right, top } = line.getBoundingClientRect();
            const place = { clientX: right - 2, clientY: top + 9 };
            const options = { bubbles: true, cancelable: true, ...place };
            element.dispatchEvent(
              how === 'paste'
                ? new ClipboardEvent(how, { clipboardData: data, ...options })
                : new DragEvent(how, { dataTransfer: data, ...options }),
            );
          },
          { how, name, html, bytes, type: typeOf(name) },
        );
        if (isPicture) return;
        await expect(bar()).toContainText('are left out');
        if (name.endsWith('.txt')) await expect(bar()).toContainText('[1] Eine Fußnote.');
        await findButton('OK', bar()).click();
      },
      // Until the entry is read anew, a picture stands in the line.
      caretAfter: async (key, text) => {
        const line = (await reveal(key)).locator('[contenteditable]').getByText(text).last();
        const { width } = (await line.boundingBox()) ?? { width: 0 };
        await line.click({ position: { x: width - 2, y: 9 } });
        // The rich text editor learns of the caret some frames later: no person types sooner.
        await line.evaluate(async () => {
          for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
        });
      },
      pick: async (key, text) => (await reveal(key)).getByText(text, { exact: true }).click(),
      uploadPicture: async (key, name, width = '1000') =>
        upload(await reveal(key), name, 'image/jpeg', await photograph(name, Number(width))),
      addDownload: async (name, text) => {
        const form = session.page.getByRole('dialog').first();
        await upload(form, name, 'application/pdf', Buffer.from(`%PDF-1.7 \0${name}`));
        await findButton('Insert', form).click();
        await expect(form).toContainText('Fill in this field.');
        await form.getByRole('textbox').last().fill(text);
        await findButton('Insert', form).click();
      },
      link: async (button, ...values) => {
        const form = session.page.getByRole('dialog').last();
        // The pages of the site are offered.
        await expect(form.locator('[list="pages"]')).toBeFocused();
        await expect(session.page.locator('#pages [value="/karriere"]')).not.toBeEmpty();
        await session.page.keyboard.type('a part of a name\n');
        await expect(form.getByRole('alert')).toContainText('This is no address.');
        for (const [index, value] of values.entries())
          await form.getByRole('textbox').nth(index).fill(value);
        await findButton(button, form).click();
        const [, text] = values;
        if (text) await expect(find('body').getByRole('link', { name: text })).toBeVisible();
      },
      // A large picture is made smaller before it is shown.
      measures: async (path, width, height) => {
        const { width: w, height: h } = await sharp(join(session.content, path)).metadata();
        expect([w, h].map(String)).toEqual([width, height]);
      },

      // Somebody else changes a line of a file.
      replace: async (file, field, text) => {
        const path = join(session.content, file);
        const line = new RegExp(`^${field}: .*`, 'm');
        writeFileSync(path, readFileSync(path, 'utf8').replace(line, `${field}: ${text}`));
      },
      fails: async (reason, kind, title) => {
        const { build } = session;
        build?.({ state: 'failure', description: reason });
        const cannotBuild = 'Saved, but the site cannot be built until this is corrected: 1';
        await expectBar(build ? 'Saved, but not published' : cannotBuild);
        await expect(bar()).toContainText(reason);
        if (build) return openEntry(kind, title);
        await bar().getByRole('link').first().click();
        // The field says it, too.
        const field = session.page.locator('[data-key-path]:has(:focus)').last();
        await expect(field).toBeInViewport();
        await expect(field.getByRole('alert').first()).toContainText(
          reason.split('› ').at(-1) ?? '',
        );
      },
      succeeds: async () => session.build?.({ state: 'success', description: '' }),
      // From a page in dev and back.
      visit: (path, kind, title) =>
        session.build ? openEntry(kind, title) : session.page.goto(`/?page=${path}`),
      leadsTo: async (address) => {
        const link = bar().getByRole('link', { name: 'See it' });
        if (!session.build) await expect(link).toHaveAttribute('href', address);
      },
      hasParts: async () => {
        const counts = Object.entries(parts).map(async ([name, selector]) =>
          (await session.page.locator(selector).count()) > 0 ? [] : [`${name}: ${selector}`],
        );
        const advice = 'Sveltia CMS has no such part any more. Find it anew for parts.ts';
        expect((await Promise.all(counts)).flat(), advice).toEqual([]);
        await expect(session.page.locator(parts.pictures)).toBeHidden();
      },
      deleteAndBringBack: async (kind, name, linkedBy) => {
        await expect(dialog()).toContainText(name);
        if (session.build) {
          await findButton('Cancel', dialog()).click();
          return findButton('Cancel Editing').click();
        }
        await expect(dialog()).toContainText(linkedBy);
        await findButton('Delete', dialog()).click();
        await expectBar('Saved, but the site cannot be built');
        await findButton('Bring it back').click();
        await expect(bar()).not.toContainText('Bring it back');
        await open(kind);
        await expect(session.page.getByRole('gridcell', { name }).last()).toBeVisible();
      },
    };

    for (const [turn, time] of ['once', 'twice'].entries())
      for (const [name, task] of Object.entries(readTasks(turn + 1))) {
        const tag = turn === 0 && task.byDay === place ? [] : '@nightly';
        test(`${name}, ${time}`, { tag }, async () => {
          for (const [step, ...values] of task.steps)
            await test.step([step, ...values].join(' '), () => steps[step]?.(...values));
          // Files may be gone while they are read.
          await expect(() => {
            expect(session.readChanges()).toBe(task.changes?.trimEnd() ?? '');
          }).toPass({ timeout: 20_000 });
          await expectBar((!session.build && task.bar) || session.good);
        });
      }
  });
