import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createHeaderLookup } from '../../src/build/hosts/headers.ts';
import { distFolder } from '../dist-folder.ts';
import { listExamplePages } from '../example-pages.ts';
import { createStaticServer } from '../hosts/static-server.ts';
import { chromiumArguments, findChromium } from './find-chromium.ts';

/** Takes screenshots of one page of each kind of the built site, and prints them. */

const heights: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

const { values } = parseArgs({
  options: {
    /** Paths with commas, such as `/team,/blogs?q=law`. */
    only: { type: 'string' },
    width: { type: 'string', default: Object.keys(heights).join(',') },
    theme: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'shots' },
  },
});
const dist = distFolder();
if (!existsSync(`${dist}/index.html`)) {
  console.error(`No site found in ${dist}/. Build it first: npm run build`);
  process.exit(1);
}
const paths = values.only?.split(',') ?? [...listExamplePages(), '/no/such/page'];

/** @returns for example `services-some-service` for `/services/some-service` */
const nameAfter = (path: string) => path.slice(1).replaceAll(/\W+/g, '-') || 'home';

mkdirSync(values.out, { recursive: true });
const server = createStaticServer(dist, createHeaderLookup()).listen(0);
const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments, '--hide-scrollbars'],
});

async function open(path: string, options: Parameters<typeof browser.newPage>[0], theme = 'light') {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', ...options });
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForSelector('astro-island[ssr], [data-pending]', { state: 'detached' });
  console.log(`${path} ${theme}`);
  return page;
}

for (const path of paths) {
  for (const width of values.width.split(',').map(Number))
    for (const theme of values.theme.split(',')) {
      const page = await open(path, { viewport: { width, height: heights[width] ?? 900 } }, theme);
      const file = `${values.out}/${nameAfter(path)}-${width}-${theme}.png`;
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
      await page.close();
    }
  // In one theme only, because print is always light.
  const page = await open(path, {});
  await page.pdf({ path: `${values.out}/${nameAfter(path)}-print.pdf`, format: 'A4' });
  await page.close();
}

await browser.close();
server.close();
