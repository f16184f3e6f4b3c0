import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseFile } from '../../../src/site/source.ts';
import { checkEntry } from '../../../tools/editor/browser/check-entry.ts';
import { createForms } from '../../../tools/editor/collections.ts';
import { createSettings, describeLocal } from '../../../tools/editor/config.ts';
import { type Ending, endingOf, readForm, writeForm } from '../../../tools/editor/file-format.ts';
import { formatLabel } from '../../../tools/editor/form-fields.ts';
import type { Fields } from '../../../tools/editor/yaml-edits.ts';
import { changeFirm, readMistakes, smallFirm } from '../content-check/small-firm.ts';

const files = globSync('{content,examples/*}/**/*.{md,yaml}');

interface Case {
  ending?: Ending;
  original: string;
  form: Fields;
  saved: string;
}

const cases: Record<string, Case> = parse(
  readFileSync(new URL('saved-forms.yaml', import.meta.url), 'utf8'),
);

describe('saving a file', () => {
  test('without a change leaves it as it is', () => {
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const form = readForm(endingOf(file), text.trim());
      expect(writeForm(endingOf(file), form), file).toBe(text);
    }
  });

  test('with a change that is taken back leaves it as it was', () => {
    for (const file of files.filter((path) => /kanzlei\/(articles|pages|\w+\.)/.test(path))) {
      const ending = endingOf(file);
      const form = readForm(ending, readFileSync(file, 'utf8'));
      for (const [name, value] of Object.entries(form)) {
        if (name === 'original' || !(typeof value === 'string' || Array.isArray(value))) continue;
        const changed = typeof value === 'string' ? value.toLowerCase() : value.toReversed();
        const saved = readForm(ending, writeForm(ending, { ...form, [name]: changed }));
        expect(saved[name], file).toEqual(changed);
        expect(writeForm(ending, { ...saved, [name]: value }), file).toBe(form.original);
      }
    }
  });

  test('with another word in a text leaves code and addresses beside it as they are', () => {
    const text = '---\na: 1\n---\n\nOld: `a *b* c`, [*here*](/a/*b*).\n\n```\nx = *p* | *q*\n```\n';
    const form = readForm('md', text);
    const saved = writeForm('md', { ...form, body: form.body?.replace('Old', 'New') });
    expect(saved).toContain('New: `a *b* c`, [*here*](/a/*b*).\n\n```\nx = *p* | *q*\n```\n');
  });

  test('keeps emphasis and code that the rich text editor writes in another way', () => {
    const original = '---\na: 1\n---\n\nA *[c](/d)*, **[e](/f)**.\n\n```js\ng *h*\n```\n';
    const body = 'A [*c*](/d), [**e**](/f).\n\n\\`\\`\\`js\ng *h*\n\\`\\`\\`';
    expect(writeForm('md', { a: 1, original, body })).toBe(original);
    const saved = writeForm('md', { a: 1, original, body: body.replace('g', 'G') });
    expect(saved).toBe(original.replace('g', 'G'));
  });

  test.each(Object.entries(cases))('%s', (_, { ending = 'yaml', original, form, saved }) => {
    expect(writeForm(ending, { ...form, original })).toBe(saved);
  });
});

test('the last redirect can be removed', () => {
  const data = { original: 'redirects:\n  - from: /a\n    to: /b\n', redirects: [] };
  expect(writeForm('yaml', data)).toBe('{}\n');
  expect(checkEntry({ path: 'content/redirects.yaml', data, i18n: {} }, {})).toEqual([]);
});

describe('the editor speaks German', () => {
  const { words } = createSettings('de', describeLocal('https://edit.example'));

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

  const refuse = (path: string, data: Fields) =>
    checkEntry({ path, data, i18n: {} }, words)
      .map(({ text }) => text)
      .join();

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
    const messages = changed.map((file) => {
      const { data, body } = parseFile(file).source ?? {};
      return refuse(file.path, { ...Object(data), body });
    });
    expect(messages.filter(Boolean).length).toBeGreaterThan(40);
    const english = /\b(?:is|the|has|names|write|add|give|delete)\b/i;
    expect(messages.filter((text) => english.test(text.replaceAll(/"[^"]*"/g, '')))).toEqual([]);
  });
});
