import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readContent } from '../../tools/check/read-content.ts';
import type { Source } from '../../tools/check/source.ts';
import { readSources } from '../../tools/launch/check-launch.ts';
import { printText } from '../../tools/launch/likeness.ts';
import {
  drawThumbnails,
  findSamplePictures,
  listPictures,
} from '../../tools/launch/sample-pictures.ts';
import { listOwnTexts, readPrints } from '../../tools/launch/sample-prints.ts';
import { findSampleFacts, findSampleTexts } from '../../tools/launch/sample-texts.ts';
import { readFirm } from '../support/read-firm.ts';

const prints = readPrints();
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const isSample = readFirm().sample === true;
const sources = isSample ? readSources((await readContent()).files) : [];

const findArticle = () => {
  const article = sources.find(({ kind }) => kind === 'articles');
  if (!article) throw new Error('The sample has no article');
  return article;
};

/** An article of another firm with only this text. */
const makeArticle = (body: string): Source => ({
  file: 'content/articles/99-our-own.md',
  kind: 'articles',
  code: '',
  id: '99-our-own',
  data: {},
  body,
  bodyLine: 3,
  toLine: () => 1,
});

/** The article with every n-th word changed. */
function edit(every: number) {
  let count = 0;
  return findArticle().body.replace(/\p{L}{3,}/gu, (word) => {
    count += 1;
    return count % every === 0 ? `${word}x` : word;
  });
}

describe.runIf(isSample)('the fingerprints of the sample', () => {
  test('include nearly all of every text of the sample; if not, run npm run sample:prints', () => {
    const stale = listOwnTexts(sources)
      .filter(({ source: { file }, print }) => {
        const known = prints.texts.get(file) ?? new Set();
        return print.intersection(known).size / print.size < 0.9;
      })
      .map(({ source }) => source.file);
    expect(stale).toEqual([]);
  });

  test('name only files that the sample has', () => {
    const files = sources.map(({ file }) => file);
    expect([...prints.texts.keys()].filter((file) => !files.includes(file))).toEqual([]);
  });

  test('include every picture of the sample', async () => {
    const thumbnails = await drawThumbnails(listPictures(await readContent()));
    expect(findSamplePictures(thumbnails, prints.pictures)).toHaveLength(thumbnails.size);
    expect(prints.pictures.size).toBe(thumbnails.size + 1);
  });

  test.each([20, 10, 5])(
    'recognise an article under another name with one in %i words changed',
    (every) => {
      const [finding] = findSampleTexts([makeArticle(edit(every))], prints);
      expect(finding?.file).toBe('content/articles/99-our-own.md');
      expect(finding?.message).toContain(findArticle().file);
      expect(finding?.message).toMatch(/^\d+ % of the text is copied from the sample/);
    },
  );

  test('recognise it between paragraphs by the firm', () => {
    const own = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
    expect(findSampleTexts([makeArticle(`${own}\n\n${edit(10)}`)], prints)).toHaveLength(1);
  });

  test('report facts of the sample, regardless of spaces', () => {
    const [firm] = sources.filter(({ kind }) => kind === 'firm');
    if (!firm) throw new Error('The sample has no firm');
    const phone = readFirm().phone.replaceAll(' ', '');
    const data = { phone, name: 'Another Firm', timeZone: readFirm().timeZone };
    const findings = findSampleFacts([{ ...firm, data }], prints);
    expect(findings.map(({ field }) => field)).toEqual(['phone']);
  });
});

test('a text that another firm wrote is not reported', () => {
  const body = `We act for tenants of flats in old buildings. Most letters that reach us ask about
the heating bill: what the landlord may pass on, by when the bill must arrive, and how long a tenant
may take to object to it. We look at the lease and the meter before we look at the law.`;
  expect(findSampleTexts([makeArticle(body)], prints)).toEqual([]);
});

test('texts are also compared in scripts without spaces between words', () => {
  const text = '当社は中小企業の労務管理と契約書の作成を支援しています。';
  expect(printText({ data: { text: text.repeat(3) }, body: '' }).size).toBeGreaterThan(0);
});

describe('a picture', () => {
  const [name = '', drawn = new Uint8Array()] =
    [...prints.pictures].find(([file]) => file.endsWith('.png')) ?? [];
  /** A known picture as a file of another size. */
  const enlarge = () =>
    sharp(drawn, { raw: { width: 16, height: 16, channels: 1 } }).resize(800, 800);
  const save = async (picture: Sharp) => {
    const file = 'portrait.jpg';
    await picture.jpeg({ quality: 60 }).toFile(join(folder, file));
    return findSamplePictures(await drawThumbnails([file], folder), prints.pictures);
  };

  test('of the sample is recognised in another size, format and colour', async () => {
    const [finding] = await save(enlarge().linear(0.8, 30).toColourspace('srgb').tint('#803010'));
    expect(finding?.message).toContain(name);
    expect(finding?.rule).toBe('sample-picture');
  });

  test('of another subject is not reported', async () => {
    expect(await save(enlarge().rotate(180))).toEqual([]);
  });
});
