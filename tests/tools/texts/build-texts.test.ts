import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLaunchOptions } from '../../../tools/browser/find-chromium.ts';
import { startStaticServer } from '../../../tools/hosts/static-server.ts';
import { findViolations } from '../../any-firm/browser/axe.ts';
import { allowed, writeArticle } from './texts.ts';

/**
 * Builds the allowed texts once, as articles of an example firm in both languages, and compares each
 * page with what another parser reads.
 */

const example = 'examples/kanzlei';
const root = mkdtempSync(join(tmpdir(), 'texts-'));
const dist = join(root, 'dist');

const firms = {
  de: { folder: 'articles', blog: '/beitrag', category: 'Steuern' },
  en: { folder: 'en/articles', blog: '/en/blog', category: 'Tax' },
};

const pages = Object.entries(Object.groupBy(allowed, ({ language }) => language)).flatMap(
  ([language, texts]) => {
    const firm = firms[language as keyof typeof firms];
    const next = readdirSync(join(example, firm.folder)).length;
    return texts.map((text, index) => ({
      ...text,
      file: `${firm.folder}/${String(next + index).padStart(2, '0')}-${text.name}.md`,
      path: `${firm.blog}/${next + index}`,
      category: firm.category,
    }));
  },
);

let browser: Browser;
let server: Awaited<ReturnType<typeof startStaticServer>>;

beforeAll(async () => {
  const content = join(root, 'content');
  cpSync(example, content, { recursive: true });
  for (const { language, name, text, file, category } of pages) {
    const fields = `category: ${category}\nservices: [steuerberatung]\nsources:\n  - label: A guide\n`;
    writeFileSync(join(content, file), writeArticle(language, name, fields, text));
  }
  const options = ['tools/build.ts', '--content', content, '--out', dist];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  [browser, server] = await Promise.all([
    chromium.launch(findLaunchOptions()),
    startStaticServer(dist),
  ]);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  server?.stop();
  rmSync(root, { recursive: true });
});

type Node = ReturnType<typeof fromMarkdown> | { type: string; value?: string; children?: Node[] };

const readText = (node: Node): string => {
  if ('children' in node && node.children) {
    const text = (node.children as Node[]).map(readText).join('');
    return /^(paragraph|heading|tableCell|listItem)$/.test(node.type) ? `${text}\n` : text;
  }
  if (node.type === 'break') return '\n';
  const { type, value = '' } = node as { type: string; value?: string };
  return type === 'html' ? '' : type === 'code' ? `${value}\n` : value;
};

/** Quotation marks, dashes and spaces are set for the language; words and their order stay. */
const toWords = (text: string) =>
  text
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’‚‹›]/g, "'")
    .replaceAll('…', '...')
    .replaceAll(/[–—]/g, '--')
    .split(/\s+/)
    .filter(Boolean);

const readProse = (path: string) =>
  parse(readFileSync(`${dist}${path}.html`, 'utf8'), { blockTextElements: { script: true } })
    .querySelectorAll('.prose')
    .map((prose) => prose.structuredText)
    .join('\n');

test.each(pages)('the page of $file shows every word', ({ path, text }) => {
  const written = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  expect(toWords(readProse(path))).toEqual(toWords(readText(written)));
});

test('no output has a comment, and code is left as it is', () => {
  const outputs = ['rss.xml', 'feed.json', 'en/rss.xml', 'en/feed.json'].map((file) =>
    readFileSync(join(dist, file), 'utf8'),
  );
  const html = pages.map(({ path }) => readFileSync(`${dist}${path}.html`, 'utf8'));
  for (const output of [...outputs, ...html]) {
    expect(output).not.toMatch(/for colleagues, which|Ask Ann|is this right|bitte prüfen/);
    expect(output).not.toContain('<!-- ');
  }
  expect(outputs[2]).toContain('/{email}');
  expect(outputs[2]).toContain('href=&quot;/services&quot;');
});

test.each([320, 390, 1280])(
  'no page is wider than a window of %d pixels',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const wide: string[] = [];
    for (const { path } of pages) {
      await page.goto(server.url + path);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      if (scrollWidth > clientWidth) wide.push(`${path}: ${scrollWidth}`);
    }
    expect(wide).toEqual([]);
    await page.close();
  },
  120_000,
);

test('no page has a barrier that axe finds, and none is cut on paper', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  for (const { path } of pages) {
    await page.goto(server.url + path);
    expect(await findViolations(page, 'structure', '.prose'), path).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const cut = await page.$$eval('.prose :is(pre, code, p, li)', (elements) =>
      elements
        .filter(
          (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(cut, path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.close();
}, 240_000);

test('headings of each level are set apart, and none is smaller than the text', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(server.url + (pages.find(({ name }) => name === 'headings')?.path ?? ''));
  const looks = await page.$$eval('.prose :is(h2, h3, h4, p)', (elements) =>
    ['H2', 'H3', 'H4', 'P'].map((name) => {
      const element = elements.find(({ tagName }) => tagName === name);
      const { fontSize, fontFamily, fontWeight } = getComputedStyle(element ?? document.body);
      return { size: Number.parseFloat(fontSize), look: `${fontSize} ${fontFamily} ${fontWeight}` };
    }),
  );
  expect(new Set(looks.map(({ look }) => look)).size).toBe(4);
  expect(Math.min(...looks.map(({ size }) => size))).toBe(looks.at(-1)?.size);
  await page.close();
});
