import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { listTexts } from '../../src/check/file-problems.ts';
import { listWarnings } from '../../src/check/warnings.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { countWords } from '../../src/features/articles/model/read-time.ts';
import type { Source } from '../../src/site/source.ts';
import { find, listPaths, readPage, textOf } from '../../tools/built-site.ts';
import { readContent, readSite } from '../support/site.ts';
import houseStyle from './house-style.yaml?raw';

const { stockPhrases, spelling, limits, allowedForms } = z
  .object({
    stockPhrases: z.array(z.string()),
    spelling: z.record(z.string(), z.string()),
    limits: z.record(z.string(), z.number()),
    allowedForms: z.array(z.string()),
  })
  .parse(parse(houseStyle));

const files = readContent().sources;
const studies = readSite().filesOf('caseStudies');
/** A reference to another file, such as `hr-advisory/compliance`. */
const reference = /^[a-z\d]+(-[a-z\d]+)*(\/[a-z\d]+(-[a-z\d]+)*)*$/;

/** @returns every text of the file; Markdown is split into blocks and stripped of markup */
const textsIn = ({ data, body }: Source) =>
  [...listTexts(data).map(({ text }) => text), ...body.split(/\n(?:\s*\n|(?=[-|#>]|\d+\. ))/)]
    .map((text) =>
      text
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_#>|`]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '' && !reference.test(text));

const normalize = (text: string) => text.replaceAll('’', "'").toLowerCase();

/** The house style of the sample content. */
describe('the sample texts', () => {
  test.each(studies)('$id repeats no number, and gives the difference of two', ({ data }) => {
    const { order, started, ended, updated, ...said } = data;
    const numbers: string[] = JSON.stringify(said).match(/\d+/g) ?? [];
    expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([]);
    for (const { figure, comparison } of data.results) {
      if (comparison?.unit.startsWith('%')) expect(figure).toMatch(/^[+−]\d+ points$/);
      const [, sign, number] = /^([+−])(\d+)/.exec(figure) ?? [];
      if (!comparison || !sign) continue;
      const difference = comparison.after - comparison.before;
      expect(`${difference < 0 ? '−' : '+'}${Math.abs(difference)}`).toBe(sign + number);
    }
  });

  /** @returns where a pattern is found in the texts */
  const findIn = (pattern: RegExp, prepare = normalize) =>
    files.flatMap(({ file, ...source }) =>
      textsIn({ file, ...source }).flatMap((text) =>
        [...prepare(text).matchAll(pattern)].map(
          ({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 40)}`,
        ),
      ),
    );

  test('contain no stock phrases', () => {
    expect(findIn(new RegExp(`\\b(${stockPhrases.join('|')})`, 'g'))).toEqual([]);
  });

  test.each(Object.entries(limits))('say "%s" at most %i times', (pattern, limit) => {
    const said = new RegExp(`(?<![\\p{L}-](?=\\p{L}))(${pattern})`, 'giu');
    const found = findIn(said, (text) => text);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(limit);
  });

  test('give the check nothing to warn of', () => {
    expect(listWarnings(readContent()).map(formatProblem)).toEqual([]);
  });

  test('repeat no sentence in another file', () => {
    const seen = new Map<string, string>();
    const repeated = [];
    for (const file of files)
      for (const sentence of textsIn(file).flatMap(splitSentences)) {
        const first = seen.get(sentence);
        if (first && first !== file.file)
          repeated.push(`"${sentence}" in ${first} and ${file.file}`);
        seen.set(sentence, first ?? file.file);
      }
    expect(repeated).toEqual([]);
  });

  test('use Oxford spelling, except in names and specified labels', () => {
    const prepare = (text: string) =>
      allowedForms.reduce((left, form) => left.replaceAll(form, ''), normalize(text));
    for (const [form, instead] of Object.entries(spelling))
      expect(findIn(new RegExp(`\\b(${form})`, 'g'), prepare), instead).toEqual([]);
  });

  test('use typographic quotation marks, dashes and ellipses', () => {
    const found = listPaths().flatMap((path) => {
      const text = textOf(find(readPage(path), 'main'));
      return [...text.matchAll(/.{0,30}(--|\s-\s|"|\.\.\.).{0,30}/g)].map(
        ([at]) => `${path}: ${at}`,
      );
    });
    expect(found).toEqual([]);
  });
});

/** Returns sentences of at least seven words. Shorter ones and names of acts may be repeated. */
const splitSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+(?=["“‘(]?[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]$/.test(sentence) && countWords(sentence) >= 7);
