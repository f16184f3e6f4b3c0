import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkEntry } from '../../../tools/editor/browser/check-entry.ts';
import { createForms } from '../../../tools/editor/collections.ts';
import { createSettings } from '../../../tools/editor/config.ts';
import { type Ending, readForm, writeForm } from '../../../tools/editor/file-format.ts';
import { formatLabel } from '../../../tools/editor/form-fields.ts';
import { changeFirm, readMistakes, smallFirm } from '../content-check/small-firm.ts';

const files = globSync('{content,examples/*}/**/*.{md,yaml}');

const endingOf = (file: string): Ending => (file.endsWith('.md') ? 'md' : 'yaml');

describe('saving a file', () => {
  test('without a change leaves it as it is', () => {
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const form = readForm(endingOf(file), text.trim());
      expect(writeForm(endingOf(file), form), file).toBe(text);
    }
  });

  test('with a change that is taken back leaves it as it was', () => {
    for (const file of files.filter((path) => path.includes('kanzlei'))) {
      const form = readForm(endingOf(file), readFileSync(file, 'utf8'));
      for (const [name, value] of Object.entries(form)) {
        if (name === 'original' || !(typeof value === 'string' || Array.isArray(value))) continue;
        const changed = typeof value === 'string' ? value.toLowerCase() : value.toReversed();
        const saved = readForm(
          endingOf(file),
          writeForm(endingOf(file), { ...form, [name]: changed }),
        );
        expect(saved[name], file).toEqual(changed);
        expect(writeForm(endingOf(file), { ...saved, [name]: value }), file).toBe(form.original);
      }
    }
  });

  test.each([
    [
      'leaves out what is empty and keeps comments',
      '# The title\ntitle: One\n\n# Where\nplace: Here # now\ndraft: true\nlist: [a, b]\n',
      { title: 'Two', place: 'Here', draft: false, list: ['a'], note: '' },
      '# The title\ntitle: Two\n\n# Where\nplace: Here # now\nlist: [a]\n',
    ],
    [
      'writes new fields in the order of the form, where one is removed too',
      'a: 1\nb: 2\nc: 3\n',
      { a: 1, x: 'one', y: 'two', c: 3 },
      'a: 1\nx: one\ny: two\nc: 3\n',
    ],
    [
      'moves items with their comments and folded texts, and writes new ones without marks of the form',
      'list:\n  # First\n  - label: "A"\n    text: >-\n      One\n      two.\n  - label: B # b\nlast: 1\n',
      {
        list: [
          { label: 'B' },
          { label: 'New', __sc_item_id: 'x' },
          { label: 'A', text: 'One two.' },
        ],
        last: 1,
      },
      'list:\n  # First\n  - label: B # b\n  - label: New\n  - label: "A"\n    text: >-\n      One\n      two.\nlast: 1\n',
    ],
    [
      'changes the end of a folded text',
      'text: >-\n  The first line of three ends\n  here, and the second line\n  here.\nlast: 1\n',
      { text: 'The first line of three ends here, and the second one there.', last: 1 },
      'text: >-\n  The first line of three ends\n  here, and the second one\n  there.\nlast: 1\n',
    ],
  ])('%s', (_, original, fields, saved) => {
    expect(writeForm('yaml', { original, ...fields })).toBe(saved);
  });

  test('keeps the blocks that the rich text editor wrote in its own style', () => {
    const original = '---\na: 1\n---\n\nOne *word*.\n\n* a\n* b\n\n| a |\n|--:|\n| b |\n\nLast.\n';
    const body = 'One _word_.\n\n- a\n- b\n\n| a |\n| --- |\n| b |\n\nLast changed.';
    expect(writeForm('md', { a: 1, body, original })).toBe(
      original.replace('Last.', 'Last changed.'),
    );
  });
});

test('the last redirect can be removed', () => {
  const data = { original: 'redirects:\n  - from: /a\n    to: /b\n', redirects: [] };
  expect(writeForm('yaml', data)).toBe('{}\n');
  expect(() => checkEntry({ path: 'content/redirects.yaml', data, i18n: {} }, {})).not.toThrow();
});

describe('the editor speaks German', () => {
  const { words } = createSettings('de');

  test('in every label and hint, by the lines of words/de.yaml', () => {
    // Words of the interface have their own text as a hint.
    const known = new Set<string>();
    JSON.parse(readFileSync('src/words/en.json', 'utf8'), (key) => known.add(formatLabel(key)));
    const missing = new Set<string>();
    createForms((text) => {
      if (text && !(text in words || known.has(text))) missing.add(text);
      return words[text] ?? text;
    });
    expect([...missing]).toEqual([]);
  });

  /** @returns why the entry is not saved */
  function refuse(path: string, data: Record<string, unknown>) {
    try {
      checkEntry({ path, data, i18n: {} }, words);
    } catch (error) {
      return String((error as { cause: Error }).cause.message);
    }
    return '';
  }

  test('in the message of every mistake that a form can have', () => {
    expect(refuse('content/team/name.yaml', { phone: '089 12' })).toContain(
      'Telefon: "089 12" ist keine Telefonnummer mit Ländervorwahl. Schreiben Sie ein Plus',
    );
    const byHand =
      /not a field|known values|neither true|is not text|not a list|no fields|group of/;
    const mistakes = readMistakes('mistakes.txt').filter(
      ({ problems }) => !byHand.test(problems.join()),
    );
    const changed = mistakes
      .flatMap(({ changes }) => changeFirm(...changes).files)
      .filter((file) => !smallFirm.files.includes(file));
    const messages = changed.map(({ path, source: { data, body } = {} }) =>
      refuse(path, { ...(data as object), body }),
    );
    expect(messages.filter(Boolean).length).toBeGreaterThan(40);
    const english = /\b(?:is|the|has|names|write|add|give|delete)\b/i;
    expect(messages.filter((text) => english.test(text.replaceAll(/"[^"]*"/g, '')))).toEqual([]);
  });
});
