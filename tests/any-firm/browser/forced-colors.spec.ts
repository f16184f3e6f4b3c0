import { expect, test } from '@playwright/test';
import { listPageKinds } from '../../../tools/page-kinds.ts';

const systemColors = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'GrayText', 'Highlight'];

test.use({ colorScheme: 'dark' });

for (const path of listPageKinds())
  test(`drawings on ${path} take the colours that the system forces`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const own = await page.evaluate((names) => {
      const probe = document.body.appendChild(document.createElement('i'));
      const forced = names.map((name) => {
        probe.style.backgroundColor = name;
        return getComputedStyle(probe).backgroundColor;
      });
      const without = ['none', 'rgba(0, 0, 0, 0)', ...forced];
      return [...document.querySelectorAll('svg *')].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke]
          .filter((color) => !without.includes(color))
          .map((color) => `${shape.outerHTML.slice(0, 80)} ${color}`);
      });
    }, systemColors);
    expect(own).toEqual([]);
  });
