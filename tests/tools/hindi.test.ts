import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { readBrand } from '../../src/content/brand.ts';
import { fillPlural } from '../../src/content/words/fill.ts';
import { createOutlines } from '../../src/discovery/social-card/outlines.ts';
import { makeDisplayFont } from '../../tools/build/display-font.ts';
import { makeScriptFaces } from '../../tools/build/script-faces.ts';
import { find, listPaths, readHtml, readPage, textOf, textsOf } from '../../tools/built-site.ts';
import { createFirm } from '../../tools/new-firm/create-firm.ts';
import { factsSchema } from '../../tools/new-firm/facts.ts';
import { weigh } from '../any-firm/pages/page-weight.ts';
import { readSite } from '../support/read-site.ts';

/** The site of a new firm in Hindi, with two articles. */
const root = mkdtempSync(join(tmpdir(), 'hindi-'));
const [content, dist] = [join(root, 'content'), join(root, 'dist')];

const facts = {
  language: 'hi-IN',
  name: 'लिंडन परीक्षण',
  legalName: 'लिंडन परीक्षण एलएलपी',
  siteUrl: 'https://www.linden-probe.example',
  email: 'post@linden-probe.example',
  phone: '+91 11 0000 0000',
  street: 'परीक्षण मार्ग 1',
  postalCode: '302001',
  locality: 'जयपुर',
  region: 'राजस्थान',
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  service: 'प्रबंधन परामर्श',
  person: 'आशा परीक्षण',
  role: 'भागीदार',
  parts: ['regions', 'openings'],
};

const title = 'बैठक का कार्यवृत्त';

const body = `## क्या लिखें

कार्यवृत्त छोटा होता है। हर निर्णय के लिए तीन बातें पर्याप्त हैं: क्या तय हुआ, किसकी ज़िम्मेदारी है,
और काम किस तिथि तक पूरा होगा। चर्चा का पूरा विवरण लिखने की आवश्यकता नहीं है।

- निर्णय, एक वाक्य में
- ज़िम्मेदार व्यक्ति का नाम
- तिथि, जैसे 15 जनवरी 2025

## कब भेजें

बैठक के 24 घंटे के भीतर भेजें। तब तक सबको याद रहता है कि बात किस संदर्भ में हुई थी, और ग़लती सुधारना
आसान होता है। जो बैठक में नहीं थे, उन्हें भी भेजें: अक्सर काम उन्हीं को करना होता है।

## क्या छूट जाता है

प्रश्न, जिन पर निर्णय नहीं हो सका। उन्हें अलग सूची में लिखें, और अगली बैठक उसी सूची से शुरू करें।
`;

const writeArticle = (number: number, title: string) => {
  const data = {
    title,
    excerpt: `${title}: हर निर्णय के लिए तीन बातें लिखें, एक दिन के भीतर भेजें, और जो प्रश्न खुले रह गए, उनकी अलग सूची रखें। उदाहरण सहित।`,
    date: `2025-01-1${number}`,
    category: 'सामान्य',
    content: 'अच्छा कार्यवृत्त एक पृष्ठ का होता है, और एक महीने बाद भी सबकी समझ में एक जैसा आता है।',
    sources: [{ label: 'फर्म का अपना अनुभव' }],
    services: ['first-service'],
  };
  writeFileSync(
    join(content, `articles/0${number}-text.md`),
    `---\n${stringify(data)}---\n${body}`,
  );
};

beforeAll(() => {
  createFirm(content, factsSchema.parse(facts));
  rmSync(join(content, 'articles'), { recursive: true });
  for (const folder of ['articles', 'words']) mkdirSync(join(content, folder));
  writeArticle(0, title);
  writeArticle(1, 'अगली बैठक की तैयारी');
  const forms = (name: string) => ({ one: `एक ही ${name}`, other: `कुल {count} ${name}` });
  const words = { articles: { found: forms('लेख') }, careers: { openings: forms('पद') } };
  writeFileSync(join(content, 'words/hi.yaml'), stringify(words));
  const args = ['tools/build.ts', '--content', content, '--out', dist];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  vi.stubEnv('SITE_CONTENT', content);
  vi.stubEnv('SITE_DIST', dist);
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const articlePath = () => readSite().paths.article(0);

/** @returns the outlines of the glyphs of a text, from left to right */
const readShapes = (glyphs: string) => [...glyphs.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

const devanagari = /\p{Script=Devanagari}/gu;

describe('a page in Hindi', () => {
  test('has a heading font that contains and joins its letters', async () => {
    const html = readHtml(articlePath());
    const [, face = '', family] = /--face-(\w+):("[^"]+")/.exec(html) ?? [];
    const [, chosen] = /--face-display:([^;}]+)/.exec(html) ?? [];
    expect(chosen).toBe(`var(--face-${face})`);
    const [, file = ''] =
      new RegExp(`@font-face{font-family:${family};src:url\\("([^"]+)"`).exec(html) ?? [];
    const preloads = readPage(articlePath()).querySelectorAll('link[rel=preload][as=font]');
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual([file]);

    const headings = listPaths().flatMap((path) => textsOf(readPage(path), 'h1, h2, h3'));
    const letters = [...new Set(headings.join('').match(devanagari))].join('');
    const sent = readFileSync(`${dist}${file}`);
    const unpacked = join(root, 'face.ttf');
    writeFileSync(unpacked, await subsetFont(sent, `${letters}क्षलि`, { targetFormat: 'sfnt' }));
    const drawOutline = createOutlines([unpacked]);
    const draw = (text: string) => drawOutline(text, { direction: 'ltr' });
    const isMissing = (letter: string) => readShapes(draw(letter).glyphs).length === 0;
    expect(letters.length).toBeGreaterThan(40);
    expect([...letters].filter(isMissing)).toEqual([]);
    // A conjunct is one glyph, and a short i is drawn before the letter that it follows in the
    // text.
    expect(readShapes(draw('क्ष').glyphs)).toHaveLength(1);
    expect(readShapes(draw('लि').glyphs)[1]).toBe(readShapes(draw('ल').glyphs)[0]);
  });

  test('weighs at most 45 KB in total', () => {
    const texts = listPaths().map((path) => ({ path, ...weigh(path) }));
    const heavy = texts.filter(({ hasState, total }) => !hasState && total > 45 * 1024);
    expect(heavy.map(({ path, total }) => `${path}: ${total}`)).toEqual([]);
    expect(texts.length).toBeGreaterThan(5);
  });

  test('uses the plural forms of Hindi, where zero takes the form for one', () => {
    const { paths, words } = readSite();
    const count = (path: string) => textOf(find(readPage(path), 'main [role=status]'));
    expect(count(paths.workWithUs)).toBe('एक ही पद');
    expect(count(paths.blogs)).toBe('कुल 2 लेख');
    const errors = [0, 1, 2].map((count) =>
      fillPlural(words.careers.errorCount, words.language, count, {}),
    );
    expect(errors).toEqual(['0 फ़ील्ड में त्रुटि है।', '1 फ़ील्ड में त्रुटि है।', '2 फ़ील्ड में त्रुटियाँ हैं।']);
  });

  test('has its heading on its social card, as wide as its joined letters', async () => {
    const faces = [await makeDisplayFont(readBrand().typeface), ...(await makeScriptFaces())];
    const drawOutline = createOutlines(faces.map(({ cards }) => cards));
    const { width, glyphs } = drawOutline(title, { direction: 'ltr' });
    // Fewer glyphs than letters and marks, because some are joined.
    expect(readShapes(glyphs).length).toBeLessThan([...title.replaceAll(' ', '')].length);
    const line = await sharp(`${dist}/cards${articlePath()}.png`)
      .extract({ left: 20, top: 112, width: 800, height: 100 })
      .toBuffer();
    const { info } = await sharp(line).trim().toBuffer({ resolveWithObject: true });
    const size = 80;
    expect(Math.abs(info.width - width * size)).toBeLessThan(size / 8);
    expect(info.height).toBeGreaterThan(size / 2);
  });
});
