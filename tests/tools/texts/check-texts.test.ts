import { expect, test } from 'vitest';
import { formatProblem, type Problem } from '../../../src/content/problem.ts';
import { check, findWarnings } from '../content-check/folder.ts';
import { smallFirm } from '../content-check/small-firm.ts';
import { allowed, refused, writeArticle } from './texts.ts';

const file = 'content/articles/02-text.md';

const fields = `category: Hiring
services:
  - hiring
sources:
  - label: A guide to adverts
`;

/** @returns what is printed of an article with the text, with the lines of the text */
function print(language: 'en' | 'de', name: string, text: string) {
  const article = writeArticle(language, name, fields, text);
  const start = article.slice(0, article.length - text.length).split('\n').length - 1;
  const files = [...smallFirm.files, { path: file, text: article }];
  const folder = { ...smallFirm, files };
  const show = (problem: Problem, kind = '') =>
    problem.file === file
      ? `${kind}${(problem.line ?? start) - start}  ${problem.message}. ${problem.fix}`
      : formatProblem(problem);
  const problems = check(folder).map((problem) => show(problem));
  const warnings = problems.length > 0 ? [] : findWarnings(folder);
  const own = warnings.filter((problem) => problem.file === file);
  return [...problems, ...own.map((problem) => show(problem, 'warning '))];
}

test.each(allowed)('a text with $name is accepted ($language)', ({ language, name, text }) => {
  expect(print(language, name, text)).toEqual([]);
});

test.each(refused)('a text with $name is named with its line', ({ name, body, lines }) => {
  expect(print('en', name, body)).toEqual(lines);
});
