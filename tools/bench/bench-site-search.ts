import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { findLaunchOptions } from '../browser/find-chromium.ts';
import { distFolder } from '../dist-folder.ts';
import { createHeaderLookup } from '../hosts/headers.ts';
import { createStaticServer } from '../hosts/static-server.ts';

/**
 * Measures a keystroke in the search over the built site, from the input event until the results
 * are laid out. It counts the CPU time of the page's main thread, which other programs do not
 * affect, times four, as on a mid-range phone. Words are typed letter by letter. Fails if the
 * average keystroke of a word exceeds the budget.
 */
const budget = 20;
const slowdown = 4;

const server = createStaticServer(distFolder(), createHeaderLookup(distFolder())).listen(0);
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

/** The words of the heading of the home page, and a word without results. */
const [, heading = ''] =
  /<h1[^>]*>([^<]*)/.exec(readFileSync(`${distFolder()}/index.html`, 'utf8')) ?? [];
const texts = [...heading.split(' '), heading, 'qqqqqq'];

const browser = await chromium.launch(findLaunchOptions());
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** @returns the milliseconds of main-thread work so far, scaled to a slower processor */
async function readWork() {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  return seconds * 1000 * slowdown;
}

async function measure(act: () => Promise<unknown>) {
  const before = await readWork();
  await act();
  return (await readWork()) - before;
}

await page.goto(origin);
const opening = await measure(async () => {
  await page.keyboard.press('Control+k');
  await page.locator('dialog [inputmode=search]').fill(heading);
  await page.locator('dialog a').first().waitFor();
});
const times: number[] = [];
for (const text of texts) {
  const steps = Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1));
  const work = await measure(() =>
    page.evaluate(async (steps) => {
      const field = document.querySelector<HTMLInputElement>('dialog [inputmode=search]');
      if (!field) throw new Error('The search is not open');
      for (const value of steps) {
        field.value = value;
        field.dispatchEvent(new Event('input'));
        // The results are shown in a microtask that runs before these continue.
        await null;
        await null;
        field.closest('dialog')?.getBoundingClientRect();
      }
    }, steps),
  );
  times.push(work / steps.length);
  console.log(`${text}: ${steps.length} keys, ${(work / steps.length).toFixed(1)} ms each`);
}
console.log(`opened with results after ${opening.toFixed(0)} ms`);
if (times.some((time) => time > budget)) process.exitCode = 1;
await browser.close();
server.close();
