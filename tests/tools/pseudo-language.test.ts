import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsSchema } from '../../src/content/words/built-in-words.ts';
import type { Words } from '../../src/content/words/words.ts';
import { drawCard } from '../../src/discovery/social-card/card-drawing.ts';
import {
  buildPseudoWords,
  mirroredLanguage,
  translateContent,
} from '../support/pseudo-language.ts';
import { readSite } from '../support/read-site.ts';
import { makeScratchCopy } from '../support/scratch-copy.ts';

/**
 * A site in a right-to-left language without Latin letters in its content: any word in Latin
 * letters was hard-coded.
 */
const copy = makeScratchCopy();
copy.prepareBuild();
afterAll(copy.remove);

let files: string[] = [];

interface Page {
  name: string;
  html: string;
  root: ReturnType<typeof parse>;
  texts: string[];
}

let pages: Page[] = [];

beforeAll(() => {
  translateContent(copy, mirroredLanguage);
  const build = spawnSync(process.execPath, ['tools/build.ts'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  files = readdirSync(join(copy.root, 'dist'), { recursive: true, encoding: 'utf8' });
  pages = list('.html').map((name) => {
    const html = read(name);
    return { name, html, root: parse(html), texts: listTexts(html) };
  });
}, 240_000);

const list = (ending: string) => files.filter((name) => name.endsWith(ending));
const read = (name: string) => copy.read(`dist/${name}`);

/** Text that is not read as words: web and e-mail addresses, paths, file names and numbered ids. */
const addresses = /\S*(?:[/@]|\.(?:ics|csv|eml|vcf))\S*|[a-z]+-\d+/g;

/**
 * Two or more Latin letters with at least one in lower case: `AAA` and `INR` are the same
 * everywhere.
 */
const plainWord = /(?<![\p{L}\p{N}])(?=[A-Za-z]*[a-z])[A-Za-z]{2,}(?![\p{L}\p{N}])/u;

/** @returns each Latin word with the characters around it */
const findPlain = (texts: string[]) =>
  texts.flatMap((text) => {
    const bare = text.replace(addresses, ' ');
    const index = bare.search(plainWord);
    return index < 0 ? [] : [bare.slice(Math.max(0, index - 40), index + 60).trim()];
  });

/** @returns every text of nested data, except under the given keys */
const collectTexts = (data: unknown, without: string[] = []): string[] => {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object'
    ? Object.entries(data).flatMap(([key, value]) =>
        without.includes(key) ? [] : collectTexts(value, without),
      )
    : [];
};

const named = [
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ...['alt', 'title', 'placeholder', 'label', 'summary'],
];
const readable = named.map((name) => `[${name}]`).join();

/** Names of meta elements that contain texts. */
const metaTexts = /description|title|site_name|image:alt|section/;

function listTexts(html: string): string[] {
  // A break opportunity does not end a word.
  const visible = parse(html.replaceAll('<wbr/>', ''));
  // The accessibility report exists only in English and is marked as such.
  for (const part of visible.querySelectorAll('script, style, [lang=en]')) part.remove();
  const attributes = visible
    .querySelectorAll(readable)
    .flatMap((element) => named.map((name) => element.getAttribute(name) ?? ''));
  const data = visible.querySelectorAll('[data-title], [data-copy], [data-early-submit]');
  const dataTexts = data.flatMap(({ attributes }) =>
    Object.entries(attributes)
      .filter(([name, value]) => name.startsWith('data-') && value.includes(' '))
      .flatMap(([, value]) => (value.startsWith('{') ? collectTexts(JSON.parse(value)) : [value])),
  );
  const metas = visible
    .querySelectorAll('meta')
    .filter((meta) =>
      metaTexts.test(meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''),
    )
    .map((meta) => meta.getAttribute('content') ?? '');
  const mails = visible
    .querySelectorAll('a[href^="mailto:"]')
    .map((link) => link.getAttribute('href')?.split('?')[1] ?? '')
    .flatMap((query) => [...new URLSearchParams(query).values()]);
  const texts = visible
    .querySelectorAll('*')
    .flatMap((element) =>
      element.childNodes
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent),
    );
  return [...texts, ...attributes, ...dataTexts, ...metas, ...mails];
}

/** Keys whose values are prescribed by vocabularies or are not texts. */
const machineKeys = ['@context', '@type', '@id', 'url', 'inLanguage', 'telephone', 'sameAs'];

/** The scripts of React and of Astro's islands show nothing to visitors. */
const isOwn = (script: string) => !/react\.dev|customElements\.define/.test(script);

/** @returns the strings of a script, except those that only a console shows */
function listStrings(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listStrings);
  if (node === null || typeof node !== 'object') return [];
  const { type, value, callee } = node as {
    type?: string;
    value?: unknown;
    callee?: { name?: string; object?: { name?: string }; property?: { name?: string } };
  };
  if (/Error$/.test(callee?.name ?? '') || callee?.object?.name === 'console') return [];
  if (callee?.property?.name === 'logger') return [];
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { raw: string }).raw];
  return Object.values(node).flatMap(listStrings);
}

const keys = /^(?:Arrow|Enter|Escape)$/;
const mailHeaders = /^(?:From|To|Date|Subject|MIME-Version|Content-[A-Za-z-]+): /;

/**
 * Whether a string of a script is a phrase for people: it starts with a capitalized word, or has
 * two words and no characters typical of class names. The search data contain letters of the
 * language.
 */
const isPhrase = (text: string) =>
  !/\p{Script=Hebrew}/u.test(text) &&
  !keys.test(text) &&
  !mailHeaders.test(text) &&
  (/^\s*[A-Z][a-z]+(?:[\s.,:;!?…]|$)/.test(text) ||
    (/\b[a-z]{2,} [a-z]{2,}\b/.test(text) && !/[-:[\]=>]/.test(text)));

const unfold = (text: string) => text.replaceAll(/\r\n /g, '').split('\r\n');

/** Texts of HTML without its tags. */
const toPlain = (texts: string[]) => texts.map((text) => parse(text).textContent);

const textsBy: Record<string, () => string[]> = {
  pages: () => pages.flatMap(({ texts }) => texts),
  'structured data': () =>
    pages.flatMap(({ root }) =>
      root
        .querySelectorAll('script[type="application/ld+json"]')
        .flatMap(({ textContent }) => toPlain(collectTexts(JSON.parse(textContent), machineKeys))),
    ),
  'RSS feeds': () =>
    list('.xml')
      .filter((name) => name.startsWith('rss'))
      .map((name) => new XMLParser().parse(read(name)).rss.channel)
      .flatMap((feed) => toPlain(collectTexts(feed, ['link', 'guid', 'pubDate', 'language']))),
  'JSON feeds': () =>
    list('.json')
      .filter((name) => name.startsWith('feed'))
      .flatMap((name) => toPlain(collectTexts(JSON.parse(read(name)), ['language']))),
  'vCards and calendars': () =>
    [...list('.vcf'), ...list('.ics')].flatMap((name) =>
      unfold(read(name))
        .filter((line) =>
          /^(FN|N|ORG|TITLE|ROLE|NOTE|ADR|NAME|SUMMARY|DESCRIPTION|CATEGORIES)[;:]/.test(line),
        )
        .map((line) => line.slice(line.indexOf(':') + 1).replaceAll(/\\[n,;]/g, ' ')),
    ),
  'tables of calendars': () => list('.csv').flatMap((name) => read(name).split(/[,\r\n]/)),
  manifest: () => {
    const { name, short_name = '', description } = JSON.parse(read('site.webmanifest'));
    return [name, short_name, description];
  },
  'llms.txt': () =>
    read('llms.txt')
      .replaceAll(/\]\([^)]*\)/g, ' ')
      .split('\n'),
  styles: () =>
    pages
      .flatMap(({ root }) => root.querySelectorAll('style'))
      .flatMap(({ textContent }) => [...textContent.matchAll(/content:\s*"([^"]*)"/g)])
      .map(([, text = '']) => text),
  'social cards': () => {
    const words = {
      ...(wordsSchema.parse(buildPseudoWords(mirroredLanguage)) as Words),
      language: mirroredLanguage.tag,
    };
    const firm = { ...readSite().firm, name: 'Ħ' };
    const groups = ['services', 'regionsAndSectors', 'articles', 'openings', 'legal'] as const;
    return groups.flatMap((group) => {
      const page = { group, heading: 'Ħ', path: '/', title: 'Ħ', description: 'Ħ' };
      return [page, { ...page, article: { category: 'Ħ', number: 1 } }].flatMap((drawn) =>
        drawCard(drawn as never, { firm, words }).texts.map(({ text }) => text),
      );
    });
  },
};

describe('a site in another language has no English', () => {
  test.each(Object.entries(textsBy))('in its %s', (_, collect) => {
    const texts = collect();
    // Another firm may have no articles and no calendar.
    if (readSite().firm.sample) expect(texts.join('').trim()).not.toBe('');
    expect(findPlain(texts)).toEqual([]);
  });

  test('in its scripts', () => {
    const inline = pages.flatMap(({ root }) =>
      root
        .querySelectorAll('script:not([type*=json]):not([type=speculationrules])')
        .map(({ textContent }) => textContent),
    );
    const scripts = [...list('.js').map(read), ...new Set(inline)].filter(isOwn);
    const found = scripts.flatMap((script) => listStrings(parseAst(script)).filter(isPhrase));
    expect(scripts.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });
});

describe('a site from right to left', () => {
  test('has the direction on every page', () => {
    const { tag } = mirroredLanguage;
    const others = pages.filter(({ html }) => !html.includes(`<html lang="${tag}" dir="rtl">`));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('has the sign of a number on its left', () => {
    const texts = pages.flatMap((page) => page.texts);
    const signed = texts.flatMap((text) => text.match(/\S?−\d+/g) ?? []);
    expect(signed.length).toBeGreaterThan(0);
    expect(signed.filter((number) => !number.startsWith('\u200e'))).toEqual([]);
  });

  test('has the drawing on the left of its social cards', async () => {
    const cards = list('.png').filter((name) => name.startsWith('cards/'));
    const isAccent = async (name: string, left: number) => {
      const part = { left, top: 20, width: 4, height: 4 };
      const spot = await sharp(join(copy.root, 'dist', name))
        .extract(part)
        .toBuffer();
      const { channels } = await sharp(spot).stats();
      return (channels[0]?.mean ?? 255) < 128;
    };
    const sides = cards.map((name) => Promise.all([isAccent(name, 4), isAccent(name, 1192)]));
    expect(cards.length).toBeGreaterThan(20);
    expect(new Set((await Promise.all(sides)).map(String))).toEqual(new Set(['true,false']));
  });
});
