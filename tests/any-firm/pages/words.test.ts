import { describe, expect, test } from 'vitest';
import { countWords } from '../../../src/content/read-time.ts';
import { find, listPaths, readPage, textOf } from '../../../tools/built-site.ts';
import { readContentFiles, textsIn } from '../../../tools/content-files.ts';
import { readArticles } from '../../support/published.ts';
import { readFirm } from '../../support/read-firm.ts';
import { listServiceRoutes, listSubServiceRoutes } from '../../support/routes.ts';
import { allowedForms, spellingPairs } from '../../support/spelling.ts';
import { stockPhrases } from '../../support/stock-phrases.ts';

const files = readContentFiles();
const straighten = (text: string) => text.replaceAll('’', "'").toLowerCase();

/** The style of the house, by which the content that came with the project was written. */
describe.skipIf(!readFirm().sample)('the words of the sample', () => {
  test.each(readArticles())('article $number has a body of 600 to 900 words', ({ body }) => {
    expect(countWords(body)).toBeGreaterThanOrEqual(600);
    expect(countWords(body)).toBeLessThanOrEqual(900);
  });

  test.each([...listServiceRoutes(), ...listSubServiceRoutes()])(
    '$path says 350 words or more of its own',
    ({ path }) => {
      const own = textOf(find(readPage(path), 'main'), 'nav, article');
      expect(countWords(own)).toBeGreaterThanOrEqual(350);
    },
  );

  test('no text holds a stock phrase', () => {
    const patterns = stockPhrases.map((phrase) => new RegExp(`\\b${phrase}`, 'i'));
    const found = files.flatMap((file) =>
      textsIn(file).flatMap((text) =>
        patterns
          .filter((pattern) => pattern.test(straighten(text)))
          .map((pattern) => `${file.file}: ${pattern.source} in "${text.slice(0, 120)}"`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('no sentence stands in two files', () => {
    const seen = new Map<string, string>();
    const doubled = [];
    for (const file of files)
      for (const sentence of textsIn(file).flatMap(splitSentences)) {
        const first = seen.get(sentence);
        if (first && first !== file.file)
          doubled.push(`"${sentence}" in ${first} and ${file.file}`);
        seen.set(sentence, first ?? file.file);
      }
    expect(doubled).toEqual([]);
  });

  test('the spelling is British but for names and the labels of the specification', () => {
    const found = files.flatMap((file) =>
      textsIn(file).flatMap((text) => {
        const rest = allowedForms.reduce(
          (left, form) => left.replaceAll(form, ''),
          straighten(text),
        );
        return spellingPairs
          .filter(([american]) => new RegExp(`\\b(${american})`).test(rest))
          .map(([, british]) => `${file.file}: ${british} in "${text.slice(0, 160)}"`);
      }),
    );
    expect(found).toEqual([]);
  });

  test('every page writes quotation marks and dashes as a printer would', () => {
    const found = listPaths().flatMap((path) => {
      const text = textOf(find(readPage(path), 'main'));
      return [...text.matchAll(/.{0,30}(--|\s-\s|"|\.\.\.).{0,30}/g)].map(
        ([at]) => `${path}: ${at}`,
      );
    });
    expect(found).toEqual([]);
  });
});

/** Whole sentences of seven words and more; shorter ones and names of acts may well recur. */
const splitSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+(?=["“‘(]?[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]$/.test(sentence) && countWords(sentence) >= 7);
