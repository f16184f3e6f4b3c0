import { describe, expect, test } from 'vitest';
import { checkContent } from '../../tools/check/check-content.ts';
import { formatProblem, formatReport } from '../../tools/check/problem.ts';
import { readContent } from '../../tools/check/read-content.ts';
import type { KnownSources } from '../../tools/check/source.ts';
import { readFirm } from '../support/read-firm.ts';
import { caseStudyMistakes } from './case-study-mistakes.ts';
import { conversionMistakes } from './conversion-mistakes.ts';
import { type Mistake, mistakes } from './mistakes.ts';

const content = await readContent();

/** Each mistake changes one file, so the others are parsed only once. */
const known: KnownSources = new Map();

/** The mistakes need files of the sample; a firm's own content is still checked for problems. */
const isSample = readFirm().sample === true;

const applyMistake = (text: string, change: Mistake['change']) =>
  typeof change === 'string' ? change : text.replace(change?.[0] ?? '', change?.[1] ?? '');

/** The content of the project with one mistake, and the text of the changed file. */
function seed({ file, change, as, also }: Mistake) {
  const original = content.files.find(({ path }) => path === file);
  if (!original) throw new Error(`${file} does not exist`);
  const text = applyMistake(original.text, change);
  const isNoChange = change !== null && text === original.text && !as;
  if (isNoChange) throw new Error(`${file} was not changed`);
  const others = content.files
    .filter((other) => as !== undefined || other !== original)
    .map((other) =>
      other.path === also?.file ? { ...other, text: applyMistake(other.text, also.change) } : other,
    );
  const changed = change === null ? [] : [{ path: as ?? file, text }];
  return { text, folder: { ...content, files: [...others, ...changed] } };
}

const findLine = (text: string, on: string | undefined) => {
  if (on === undefined) return undefined;
  const position = text.search(new RegExp(`^.*${RegExp.escape(on)}`, 'm'));
  return text.slice(0, position).split('\n').length;
};

test('the content of the project has no problems', () => {
  expect(checkContent(content, known).map(formatProblem)).toEqual([]);
});

describe.skipIf(!isSample)('a mistake is reported with file, line, field, message and fix', () => {
  test.each([...mistakes, ...caseStudyMistakes, ...conversionMistakes])('$name', (mistake) => {
    const { text, folder } = seed(mistake);
    const found = checkContent(folder, known);
    const at = mistake.at ?? mistake.as ?? mistake.file;
    const problem = found.find(({ file, message }) => file === at && mistake.message.test(message));
    expect(problem, formatReport(found)).toBeDefined();
    const maximum = mistake.as === undefined && mistake.change !== null ? 6 : 40;
    expect(found.length).toBeLessThanOrEqual(maximum);
    expect(problem?.field).toBe(mistake.field);
    expect(problem?.fix).toMatch(mistake.fix);
    if (mistake.on !== undefined || !mistake.at)
      expect(problem?.line).toBe(findLine(text, mistake.on));
  });
});

test('Windows line endings are accepted', () => {
  const files = content.files.map(({ path, text }) => ({
    path,
    text: text.replaceAll('\n', '\r\n'),
  }));
  expect(checkContent({ ...content, files }).map(formatProblem)).toEqual([]);
});

test('a short firm name is matched as a whole word, not inside other words', () => {
  const change = (path: string, text: string) => {
    if (path === 'content/firm.yaml') return text.replace(/^name: .*/m, 'name: Ark');
    return path === 'content/legal/terms.md'
      ? `${text}\nThe market knows **ARK’s** terms.\n`
      : text;
  };
  const files = content.files.map(({ path, text }) => ({ path, text: change(path, text) }));
  const [problem, ...others] = checkContent({ ...content, files });
  expect(others.map(formatProblem)).toEqual([]);
  expect(problem?.file).toBe('content/legal/terms.md');
  expect(problem?.message).toMatch(/"Ark" repeats a fact/);
});

test.skipIf(!isSample)('all problems are reported at once, sorted by file and line', () => {
  const [first, , third] = mistakes;
  const text = seed(third as Mistake).text.replace(/^category: .*/m, 'category: Sports');
  const files = content.files.map((file) => (file.path === first?.file ? { ...file, text } : file));
  const report = formatReport(checkContent({ ...content, files }));
  expect(report).toMatch(/^2 problems in 1 file/);
  expect(report.indexOf('date:')).toBeLessThan(report.indexOf('category:'));
});

test.skipIf(!isSample)('a link to an opening with a closing date is rejected', () => {
  const change = (path: string, text: string) => {
    if (path === 'content/openings/job-002.md')
      return text.replace(/^(postedDate: .*)(\ncloses: .*)?$/m, '$1\ncloses: 2031-06-30');
    return path.startsWith('content/legal/terms')
      ? `${text}\n[Job](/work-with-us/job-002)\n`
      : text;
  };
  const files = content.files.map(({ path, text }) => ({ path, text: change(path, text) }));
  const [problem, ...others] = checkContent({ ...content, files });
  expect(others).toEqual([]);
  expect(problem?.message).toMatch(/leaves the site after 2031-06-30/);
});
