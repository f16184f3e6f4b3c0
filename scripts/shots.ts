import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from './find-chromium.ts';
import { toHeaders } from './headers.ts';
import { makeStaticServer } from './static-server.ts';

/** One picture of one kind of page, or of one state of it. */
interface Shot {
  name: string;
  path: string;
  /** Brings the page into the state that is to be seen. */
  bring?: (page: Page) => Promise<void>;
  /** Only what the window shows, for states that are about the window. */
  windowOnly?: boolean;
}

async function openMenus(page: Page) {
  const closed = page.locator('header details:not([open]) > summary:visible');
  while ((await closed.count()) > 0) await closed.first().click();
}

const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, innerHeight / 2));
const focusFirst = (page: Page) => page.keyboard.press('Tab');

const shots: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-menus', path: '/', bring: openMenus, windowOnly: true },
  { name: 'home-scrolled', path: '/', bring: scrollDown, windowOnly: true },
  { name: 'home-skip-link', path: '/', bring: focusFirst, windowOnly: true },
  { name: 'who-are-we', path: '/who-are-we' },
  { name: 'mission-vision', path: '/mission-vision' },
  { name: 'blogs', path: '/blogs' },
  { name: 'blog-post', path: '/blog/1' },
  { name: 'blog-post-not-found', path: '/blog/15' },
  { name: 'case-studies', path: '/case-studies' },
  { name: 'team', path: '/team' },
  { name: 'work-with-us', path: '/work-with-us' },
  { name: 'opening', path: '/work-with-us/job-001' },
  { name: 'service', path: '/services/legal-services' },
  { name: 'service-hr', path: '/services/hr-advisory' },
  { name: 'service-hr-sub', path: '/services/hr-advisory/payroll-services' },
  { name: 'service-menus', path: '/services/legal-services', bring: openMenus, windowOnly: true },
  { name: 'where-we-operate', path: '/where-we-operate' },
  { name: 'region', path: '/where-we-operate/uk' },
  { name: 'business-sectors', path: '/business-sectors' },
  { name: 'legal', path: '/privacy' },
  { name: 'not-found', path: '/no/such/page' },
];

/** Printed once each, in the light theme: paper has no other. */
const printed: Shot[] = [
  { name: 'blog-post', path: '/blog/1' },
  { name: 'case-studies', path: '/case-studies' },
  { name: 'opening', path: '/work-with-us/job-001' },
  { name: 'legal', path: '/privacy' },
];

const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    out: { type: 'string', default: 'shots' },
  },
});
if (!existsSync(`${values.dist}/index.html`)) {
  console.error(`There is no site in ${values.dist}/. Build it first: npm run build`);
  process.exit(1);
}

const names = values.only?.split(',');
const isWanted = ({ name }: Shot) =>
  !names || names.some((wanted) => name === wanted || name.startsWith(`${wanted}-`));
const widths = (values.width ?? Object.keys(heights).join(',')).split(',').map(Number);
const themes = (values.theme ?? 'light,dark').split(',');
const wanted = shots.filter(isWanted);
const wantedPrints = printed.filter(isWanted);
const total = wanted.length * widths.length * themes.length + wantedPrints.length;
if (total === 0) {
  console.error(`No picture has such a name. There are: ${shots.map((s) => s.name).join(', ')}`);
  process.exit(1);
}

mkdirSync(values.out, { recursive: true });
const server = makeStaticServer(values.dist, toHeaders(values.dist)).listen(0);
const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments, '--hide-scrollbars'],
});
let done = 0;

async function take(context: BrowserContext, { name, path, bring, windowOnly }: Shot, to: string) {
  const file = `${values.out}/${name}-${to}`;
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await bring?.(page);
  if (to.endsWith('.pdf')) await page.pdf({ path: file, format: 'A4' });
  else await page.screenshot({ path: file, fullPage: !windowOnly, animations: 'disabled' });
  await page.close();
  done += 1;
  console.log(`${String(done).padStart(3)}/${total} ${file}`);
}

for (const width of widths)
  for (const theme of themes) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: heights[width] ?? 900 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const shot of wanted) await take(context, shot, `${width}-${theme}.png`);
    await context.close();
  }

const paper = await browser.newContext({ baseURL });
for (const shot of wantedPrints) await take(paper, shot, 'print.pdf');

await browser.close();
server.close();
