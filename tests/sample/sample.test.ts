import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { find, linksOf, listPaths, readPage, textOf, textsOf } from '../../tools/built-site.ts';
import { distFolder } from '../../tools/dist-folder.ts';
import { readArticles, readPublished, readSite } from '../support/site.ts';
import searchQuestions from './search-questions.yaml?raw';
import specifiedPages from './specified.yaml?raw';
import wordsByPlace from './specified-words.yaml?raw';

/**
 * The texts, addresses and numbers that the specification gives for the sample. They do not apply
 * to other firms.
 */

const texts = z.array(z.string());

const pageSchema = z.strictObject({
  h1: z.string().optional(),
  contains: texts.default([]),
  headings: texts.default([]),
  links: z.record(z.string(), z.string()).default({}),
  lists: z.record(z.string(), texts).default({}),
  counts: z.record(z.string(), z.number()).default({}),
});

const specified = z.record(z.string(), pageSchema).parse(parse(specifiedPages));
const specifiedWords = z.record(z.string(), z.string()).parse(parse(wordsByPlace));
const questions = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .parse(parse(searchQuestions));

const { words, paths } = readSite();
const articles = Array.from({ length: 15 }, (_, number) => `/blog/${number}`);
const readMain = (path: string) => find(readPage(path), 'main');

describe('the sample content', () => {
  test('has exactly the specified pages', () => {
    expect(listPaths().filter((path) => !articles.includes(path))).toEqual(
      Object.keys(specified).sort(),
    );
    expect(listPaths()).toEqual(expect.arrayContaining(articles));
  });

  test.each(Object.entries(specified))('%s has the specified texts', (path, page) => {
    const root = readPage(path);
    const main = readMain(path);
    const text = textOf(main).replaceAll('’', "'").toLowerCase();
    if (page.h1 !== undefined) expect(textOf(find(main, 'h1'))).toBe(page.h1);
    for (const part of page.contains) expect(text).toContain(part.toLowerCase());
    expect(textsOf(main, 'h2, h3')).toEqual(expect.arrayContaining(page.headings));
    expect(linksOf(root)).toEqual(expect.arrayContaining(Object.entries(page.links)));
    for (const [selector, expected] of Object.entries(page.lists))
      expect(textsOf(root, selector), selector).toEqual(expected);
    for (const [selector, count] of Object.entries(page.counts))
      expect(root.querySelectorAll(selector), selector).toHaveLength(count);
  });

  test.each(Object.entries(specifiedWords))('the word %s is "%s"', (place, expected) => {
    const [group = '', name = ''] = place.split('.');
    expect(Reflect.get(Reflect.get(words, group), name)).toBe(expected);
  });

  test('has articles from November 2023 to January 2025, numbered from the newest', () => {
    const days = articles.map(
      (path) => find(readMain(path), 'time').getAttribute('datetime') ?? '',
    );
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days).size).toBe(15);
    expect(days[0]).toMatch(/^2025-01-/);
    expect(days.at(-1)).toMatch(/^2023-11-/);
  });

  test('has a case study for each industry, in the order of the tabs', () => {
    const [, ...industries] = textsOf(readMain('/case-studies'), '[data-island] nav a');
    expect(readPublished('caseStudies').map(({ industry }) => industry)).toEqual(industries);
  });

  /** The words of a figure, without arrows and abbreviations such as `s.` for a section. */
  const listWords = (figure: string) =>
    figure.split(/[\s→]+/).filter((word) => word !== '' && !word.endsWith('.'));

  test.each(readArticles().filter(({ cover }) => cover))(
    'article $number states the figure of its cover, $cover.figure',
    ({ number, cover }) => {
      // The cover itself is hidden from screen readers.
      const text = textOf(readMain(`/blog/${number}`)).toLowerCase();
      for (const word of listWords(cover?.figure ?? '')) expect(text).toContain(word.toLowerCase());
    },
  );

  test('answers 72 of 75 questions among the first three results of the search', async () => {
    const file = resolve(distFolder() + paths.search);
    const { search: ready } = await import(pathToFileURL(file).href);
    const search: (text: string) => { path: string }[] = await ready;
    const all = Object.values(questions).flatMap((group) => Object.entries(group));
    const failures = all.flatMap(([question, pages]) => {
      const first = search(question)
        .slice(0, 3)
        .map(({ path }) => path);
      return first.some((path) => pages.includes(path)) ? [] : [{ question, pages, first }];
    });
    expect(all).toHaveLength(75);
    expect(failures.length, JSON.stringify(failures)).toBeLessThan(4);
  });
});
