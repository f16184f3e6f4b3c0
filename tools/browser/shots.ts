import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { createHeaderLookup } from '../../src/build/hosts/headers.ts';
import { distFolder } from '../dist-folder.ts';
import { createStaticServer } from '../hosts/static-server.ts';
import { chromiumArguments, findChromium } from './find-chromium.ts';
import { listPrinted, listShots, type Shot } from './shot-list.ts';

const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    out: { type: 'string', default: 'shots' },
  },
});
const dist = distFolder();
if (!existsSync(`${dist}/index.html`)) {
  console.error(`No site found in ${dist}/. Build it first: npm run build`);
  process.exit(1);
}
const shots = listShots();

const names = values.only?.split(',');
const isSelected = ({ name }: Shot) =>
  !names || names.some((selected) => name === selected || name.startsWith(`${selected}-`));
const widths = (values.width ?? Object.keys(heights).join(',')).split(',').map(Number);
const themes = (values.theme ?? 'light,dark').split(',');
const selectedShots = shots.filter(isSelected);
const selectedPrints = listPrinted().filter(isSelected);
const total = selectedShots.length * widths.length * themes.length + selectedPrints.length;
if (total === 0) {
  console.error(`No screenshot has this name. Names: ${shots.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

mkdirSync(values.out, { recursive: true });
const server = createStaticServer(dist, createHeaderLookup()).listen(0);
const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments, '--hide-scrollbars'],
});
let done = 0;

async function capture(context: BrowserContext, shot: Shot, suffix: string) {
  const { name, path, prepare, viewportOnly } = shot;
  const file = `${values.out}/${name}-${suffix}`;
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForSelector('astro-island[ssr], [data-pending]', { state: 'detached' });
  await prepare?.(page);
  if (suffix.endsWith('.pdf')) await page.pdf({ path: file, format: 'A4' });
  else {
    // Otherwise the fixed header would be in the middle of a full-page screenshot.
    if (!viewportOnly) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot({ path: file, fullPage: !viewportOnly, animations: 'disabled' });
  }
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
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
    for (const shot of selectedShots) await capture(context, shot, `${width}-${theme}.png`);
    await context.close();
  }

const printContext = await browser.newContext({ baseURL });
for (const shot of selectedPrints) await capture(printContext, shot, 'print.pdf');

await browser.close();
server.close();
