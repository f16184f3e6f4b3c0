import { describe, expect, test } from 'vitest';
import { hashSource } from './inline-script.ts';
import { findStyleUse } from './style-use.ts';
import { removeUnusedRules, replaceStyles } from './used-styles.ts';

const noFiles = { sheets: '', scripts: new Map<string, string>() };

const css =
  '.card{color:red}.lg\\:wide{width:9px}.\\[\\&_b\\]\\:low b{top:0}.gone{color:#00f}.dark .card{color:#fff}';
const page = (body: string) =>
  `<meta content="style-src '${hashSource(css)}'"><style>${css}</style>${body}`;

/** @returns the first of the pages, without unused rules */
function finish(...bodies: string[]) {
  const texts = new Map<string, string>();
  const uses = bodies.map((body) => findStyleUse(page(body), texts));
  return replaceStyles(page(bodies[0] ?? ''), removeUnusedRules(uses, texts, noFiles));
}

/** @returns the styles that remain in the first of the pages */
const keep = (...bodies: string[]) => /<style>(.*)<\/style>/.exec(finish(...bodies))?.[1];

describe('a page keeps', () => {
  test('styles for its classes, including responsive ones', () => {
    expect(keep('<p class="card lg:wide [&amp;_b]:low">')).toBe(
      '.card{color:red}.lg\\:wide{width:9px}.\\[\\&_b\\]\\:low b{top:0}',
    );
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
      ':root{--a:red;--b:var(--c);--c:1px;--d:2px;--e:3px;--f:4px}.card{color:var(--a);width:var(--b);writing-mode:vertical-rl}@property --d{syntax:"*";inherits:false}@property --f{syntax:"*";inherits:false}';
    const texts = new Map<string, string>();
    const html = `<style>${css}</style><p class="card"><path stroke="var(--d)">`;
    const uses = [findStyleUse(html, texts)];
    const kept = replaceStyles(
      html,
      removeUnusedRules(uses, texts, { ...noFiles, sheets: 'p{top:var(--e)}' }),
    );
    for (const name of 'bde') expect(kept).toContain(`--${name}:`);
    expect(kept.match(/@property --\w/g)).toEqual(['@property --d']);
    for (const name of 'acf') expect(kept).not.toContain(`--${name}:`);
    expect(kept).toContain('color:red');
    expect(kept).toContain('writing-mode:vertical-rl');
  });

  test('styles for the classes that its islands are given or add, under their own names', () => {
    const island = (props: string) => `<astro-island props="${props}"></astro-island>`;
    expect(keep(island('{&quot;look&quot;:&quot;card&quot;}'))).toBe('.card{color:red}');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: It is the text of a script.
    const scripts = new Map([['/_astro/List.js', 'f({className:`lg:wide car-${x}`})']]);
    const css = '@layer utilities{.lg\\:wide{width:9px}.car-red{color:red}.gone{color:#00f}}';
    const texts = new Map<string, string>();
    const html = `<style>${css}</style>${island('')}`;
    const styles = removeUnusedRules([findStyleUse(html, texts)], texts, { sheets: '', scripts });
    expect(replaceStyles(html, styles)).toContain(
      '@layer utilities{.lg\\:wide{width:9px}.car-red{color:red}}',
    );
  });

  test('the names of classes that its scripts and the sheets of the site use', () => {
    const css = '@layer utilities{.long{top:0}.dark{top:1px}.sheet{top:2px}.found{top:3px}}';
    const texts = new Map<string, string>();
    const html = `<style>${css}</style><p class="long dark sheet found"><script src="/_astro/a.js"></script>`;
    const scripts = new Map([
      ['/_astro/a.js', 'add(`dark`)'],
      ['/_astro/b.js', 'add(`long`)'],
      ['/search.js', 'add(`found`)'],
    ]);
    const shared = { sheets: '.sheet{color:red}', scripts };
    const styles = removeUnusedRules([findStyleUse(html, texts)], texts, shared);
    expect(replaceStyles(html, styles)).toContain('class="A dark sheet found"');
  });
});

test('the policy of the page allows the remaining styles', () => {
  const html = finish('<p class="card">');
  expect(html).toContain(hashSource('.card{color:red}'));
  expect(html).not.toContain(hashSource(css));
});
