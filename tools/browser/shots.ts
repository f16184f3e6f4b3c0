import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readNumber, readOptions, stop } from '../command.ts';
import { distFolder } from '../dist-folder.ts';
import { listExamplePages } from '../example-pages.ts';
import { startStaticServer } from '../static-server.ts';
import { findLaunchOptions } from './find-chromium.ts';

/** Takes a screenshot of one page of each kind of the built site in each width and theme. */
const { values } = readOptions({
  options: {
    /** Paths with commas, such as `/team,/blogs?q=law`. */
    only: { type: 'string' },
    width: { type: 'string', default: '360,768,1280,1920' },
    theme: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'shots' },
  },
});
const { only, out } = values;
const themes = values.theme.split(',');
if (!themes.every((theme) => ['light', 'dark'].includes(theme)))
  stop(`--theme needs light, dark or light,dark, not "${values.theme}".`);
const widths = values.width.split(',').map((width) => readNumber('width', width));

/** @returns for example `services-some-service` for `/services/some-service` */
const nameAfter = (path: string) => path.slice(1).replaceAll(/\W+/g, '-') || 'home';

mkdirSync(out, { recursive: true });
const { url: baseURL, stop: stopServer } = await startStaticServer(distFolder());
const browser = await chromium.launch(findLaunchOptions());
for (const path of only?.split(',') ?? [...listExamplePages(), '/no/such/page'])
  for (const each of widths)
    for (const stored of themes) {
      const viewport = { width: each, height: each < 600 ? 800 : 1024 };
      const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
      await page.goto(path);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([
          document.fonts.ready,
          ...[...document.images].map((each) => each.decode()),
        ]);
      });
      if (path.includes('?'))
        await page.waitForSelector('[data-island=pending]', { state: 'detached' });
      const file = `${out}/${nameAfter(path)}-${each}-${stored}.png`;
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      // Chromium takes no higher picture.
      const clip = { x: 0, y: 0, width: each, height: Math.min(whole, 16_000) };
      await page.screenshot({ path: file, fullPage: true, clip });
      console.log(file);
      await page.close();
    }
await browser.close();
stopServer();
