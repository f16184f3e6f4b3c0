import { describe, expect, test } from 'vitest';
import { hashSource } from './inline-script.ts';
import { findStyleUse, removeUnusedRules, replaceStyles } from './used-styles.ts';

const css = '.card{color:red}.lg\\:wide{width:9px}.gone{color:#00f}.dark .card{color:#fff}';
const page = (body: string) =>
  `<meta content="style-src '${hashSource(css)}'"><style>${css}</style>${body}`;

/** @returns the first of the pages, without unused rules */
function finish(...bodies: string[]) {
  const texts = new Map<string, string>();
  const uses = bodies.map((body) => findStyleUse(page(body), texts));
  return replaceStyles(page(bodies[0] ?? ''), removeUnusedRules(uses, texts));
}

/** @returns the styles that remain in the first of the pages */
const keep = (...bodies: string[]) => /<style>(.*)<\/style>/.exec(finish(...bodies))?.[1];

describe('a page keeps', () => {
  test('styles for its classes, including responsive ones', () => {
    expect(keep('<p class="card lg:wide">')).toBe('.card{color:red}.lg\\:wide{width:9px}');
  });

  test('styles for classes that its scripts set', () => {
    expect(keep('<p class="card"><script>root.classList.add("dark")</script>')).toContain(
      '.dark .card',
    );
  });

  test('no other styles, even if a text contains the class name', () => {
    expect(keep('<p class="card">gone')).toBe('.card{color:red}');
  });

  test('styles for the classes of other pages with the same styles', () => {
    expect(keep('<p class="card">', '<p class="gone">')).toBe('.card{color:red}.gone{color:#00f}');
  });

  test('the variables that its rules, drawings and files of styles use', () => {
    const css =
      ':root{--a:red;--b:var(--c);--c:1px;--d:2px;--e:3px;--f:4px}.card{color:var(--a);width:var(--b);writing-mode:vertical-rl}';
    const texts = new Map<string, string>();
    const html = `<style>${css}</style><p class="card"><path stroke="var(--d)">`;
    const uses = [findStyleUse(html, texts)];
    const kept = replaceStyles(html, removeUnusedRules(uses, texts, 'p{top:var(--e)}'));
    for (const name of 'abcde') expect(kept).toContain(`--${name}:`);
    expect(kept).not.toContain('--f:');
    expect(kept).toContain('writing-mode:vertical-rl');
  });

  test('all styles if it has an island', () => {
    expect(keep('<astro-island></astro-island>')).toBe(css);
  });
});

test('the policy of the page allows the remaining styles', () => {
  const html = finish('<p class="card">');
  expect(html).toContain(hashSource('.card{color:red}'));
  expect(html).not.toContain(hashSource(css));
});
