import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { weigh } from './page-weight.ts';

const kilobyte = 1024;

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ file: `/${name}`, ...weigh(`/${name}`) }));

const heavy = (isHeavy: (page: (typeof pages)[number]) => boolean) =>
  pages.filter(isHeavy).map(({ file, html, script, total, requests }) => ({
    file,
    html,
    script,
    total,
    requests,
  }));

describe('pages of text', () => {
  test('come whole in the first round trip: 14 KB of HTML with its styles', () => {
    expect(heavy(({ hasState, html }) => !hasState && html > 14 * kilobyte)).toEqual([]);
  });

  test('weigh 45 KB in all, with the font', () => {
    expect(heavy(({ hasState, total }) => !hasState && total > 45 * kilobyte)).toEqual([]);
  });

  test('carry 2.5 KB of script, and no React', () => {
    expect(heavy((page) => !page.hasState && page.script > 2.5 * kilobyte)).toEqual([]);
    expect(heavy(({ hasState, react }) => !hasState && react > 0)).toEqual([]);
  });
});

describe('pages with state', () => {
  test('carry React and 20 KB of script', () => {
    expect(heavy((page) => page.hasState && page.script > 20 * kilobyte)).toEqual([]);
    expect(heavy((page) => page.hasState && page.react > 62 * kilobyte)).toEqual([]);
  });

  test('share one file of React', () => {
    const holders = readdirSync('dist/_astro').filter(
      (name) =>
        name.endsWith('.js') && readFileSync(`dist/_astro/${name}`, 'utf8').includes('react.dev'),
    );
    expect(holders).toHaveLength(1);
    expect(holders[0]).toMatch(/^react\./);
  });
});

test('no page asks for more than 8 files, those with state for more than 12', () => {
  expect(heavy(({ hasState, requests }) => requests > (hasState ? 12 : 8))).toEqual([]);
});

test('the rules for opening pages beforehand stand in every page, in 300 bytes', () => {
  for (const { file } of pages) {
    const html = readFileSync(`dist${file}`, 'utf8');
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(rules), file).toHaveProperty('prerender');
    expect(rules.length).toBeLessThanOrEqual(300);
  }
});
