import { expect, type Page, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import { fillPlural } from '../../../src/content/words/fill.ts';
import { readMenus } from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import { findTextPage, listArticleRoutes } from '../../support/routes.ts';
import {
  answers,
  fillIn,
  findForm,
  findPanel,
  findSubmit,
  needsCareers,
  stubWindowOpen,
  success,
  visit,
} from './careers-page.ts';
import { findCut, findOverflow } from './overflow.ts';
import { everyKind, waitForIslands } from './visit.ts';

const { words, paths } = readSite();
const textPage = findTextPage();

/** Counts the controls that Tab reaches; in a group of radio buttons, only the selected one. */
const countStops = (page: Page, part = '') =>
  page
    .locator(
      `${part} :is(a, button, summary, select, textarea, input:not([type=radio]), input:checked)`,
    )
    .filter({ visible: true })
    .count();

declare global {
  interface Window {
    walk: {
      stops: { place: number; name: string; isMarked: boolean; isSeen: boolean }[];
      hasEnded: boolean;
    };
  }
}

/**
 * Makes the page record each control to which Tab moves the focus, until the focus leaves the page
 * or comes back. To ask for each from outside takes longer.
 */
const recordWalk = (page: Page) =>
  page.evaluate(() => {
    const isRecording = 'walk' in window;
    window.walk = { stops: [], hasEnded: false };
    if (isRecording) return;
    addEventListener('keydown', (event) => {
      if (window.walk.hasEnded) event.preventDefault();
    });
    addEventListener('keyup', ({ key }) => {
      const { walk } = window;
      if (key !== 'Tab' || walk.hasEnded) return;
      const element = document.activeElement;
      if (!element) return;
      const place = [...document.querySelectorAll('*')].indexOf(element);
      const isBack = walk.stops.some((stop) => stop.place === place);
      walk.hasEnded = element === document.body || isBack;
      if (walk.hasEnded) return;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      // An element inside the control may be hit instead of it; an element around it does not cover
      // it.
      const isSeenAt = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      };
      const shares = [0.05, 0.5, 0.95];
      walk.stops.push({
        place,
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
        isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        isSeen: [...element.getClientRects()].some(({ x, y, width, height }) =>
          shares.some((across) =>
            shares.some((down) => isSeenAt(x + across * width, y + down * height)),
          ),
        ),
      });
    });
  });

/**
 * Moves the focus with Tab to the end of the page, or with Shift+Tab to its start.
 * @returns how many controls received the focus, and the problems found
 */
async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab') {
  await recordWalk(page);
  while (!(await page.evaluate(() => window.walk.hasEnded)))
    for (let count = 0; count < 20; count += 1) await page.keyboard.press(key);
  const stops = await page.evaluate(() => window.walk.stops);
  const errors = stops.flatMap(({ place, name, isMarked, isSeen }, index) => {
    const step = place - (stops[index - 1]?.place ?? place);
    const isInOrder = key === 'Tab' ? step >= 0 : step <= 0;
    return [
      ...(isInOrder ? [] : [`${name} is out of order`]),
      ...(isMarked ? [] : [`${name} has no focus indicator`]),
      ...(isSeen ? [] : [`${name} is out of view or covered`]),
    ];
  });
  return { count: stops.length, errors };
}

for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const key of ['Tab', 'Shift+Tab'] as const)
      test(`${key} moves through every kind of page in order, with the focus always visible`, async ({
        page,
      }) => {
        test.slow();
        for (const path of everyKind) {
          await page.goto(path);
          await waitForIslands(page);
          const stops = await countStops(page);
          const { count, errors } = await walkFocus(page, key);
          expect(count, path).toBeGreaterThanOrEqual(stops);
          expect(errors, path).toEqual([]);
        }
      });

    test('the focus stays visible while an application notice is shown', async ({ page }) => {
      needsCareers();
      await stubWindowOpen(page);
      await visit(page);
      await fillIn(page);
      await findSubmit(page).click();
      await expect(page.getByRole('status').filter({ hasText: success.title })).toBeVisible();
      await expect(findPanel(page).getByRole('heading')).toBeFocused();
      const after = await walkFocus(page, 'Tab');
      // From the end of the page, Tab moves the focus to the top; then walk back up.
      const down = await walkFocus(page, 'Tab');
      const up = await walkFocus(page, 'Shift+Tab');
      expect(down.count).toBeGreaterThan(after.count);
      expect([...after.errors, ...down.errors, ...up.errors]).toEqual([]);
    });
  });

test('the focus stays visible when tabbing out of the open menu of a narrow window', {
  tag: '@every-firm',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(textPage);
  const menu = page.locator('[data-panel] > summary');
  await menu.click();
  await menu.focus();
  const inMenu = await countStops(page, '[data-panel]');
  const { count, errors } = await walkFocus(page, 'Tab');
  expect(count).toBeGreaterThan(inMenu);
  expect(errors).toEqual([]);
});

test('text with wide spacing is neither clipped nor wider than the window', async ({ page }) => {
  test.slow();
  for (const path of everyKind) {
    await page.goto(path);
    await page.evaluate(() => {
      // The values of WCAG 1.4.12, set through the CSSOM, which the content security policy allows.
      const sheet = new CSSStyleSheet();
      sheet.insertRule(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      sheet.insertRule('p { margin-bottom: 2em !important }');
      document.adoptedStyleSheets = [sheet];
    });
    expect(await findOverflow(page), path).toBe('');
    expect(await findCut(page), path).toEqual([]);
  }
});

test('at 400 % zoom of a 1280 px window, everything is shown in one column', {
  tag: '@every-firm',
}, async ({ page }) => {
  test.slow();
  // 1280 by 1024 px at 400 % is 320 by 256 px (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of everyKind) {
    await page.goto(path);
    expect(await findOverflow(page), path).toBe('');
    expect(await findCut(page), path).toEqual([]);
    // The header must leave room for the content below it.
    const header = await page.locator('header').first().boundingBox();
    expect(header?.height ?? 0, path).toBeLessThan(128);
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('controls keep their borders, and focused controls have an outline', async ({ page }) => {
    needsCareers();
    await visit(page);
    for (const control of await page
      .locator('form :is(input, select, textarea, button):visible')
      .all()) {
      const style = await control.evaluate((element) => {
        element.focus();
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
        return { edge: borderTopStyle !== 'none' && borderTopWidth !== '0px', outlineStyle };
      });
      expect(style.edge, await control.evaluate((element) => element.outerHTML.slice(0, 80))).toBe(
        true,
      );
      expect(style.outlineStyle).not.toBe('none');
    }
  });
});

test('the line that marks the current page has a contrast of 3:1 in both themes', async ({
  page,
}) => {
  for (const path of everyKind) {
    await page.goto(path);
    for (const dark of [false, true]) {
      await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
      const lines = await page.locator('header [aria-current]').evaluateAll((links) =>
        links.map((link) => {
          const { textDecorationLine, textDecorationColor, borderLeftColor } =
            getComputedStyle(link);
          return textDecorationLine === 'none' ? borderLeftColor : textDecorationColor;
        }),
      );
      const backs = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['paper', 'raised'].map((name) => style.getPropertyValue(`--color-${name}`));
      });
      for (const line of lines)
        for (const back of backs)
          expect(wcagContrast(line, back), `${path}, ${line}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('nothing is animated when reduced motion is requested', async ({ page }) => {
  for (const path of everyKind) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().duration))
        .filter((duration) => duration > 0),
    );
    expect(moving, path).toEqual([]);
  }
});

test('the accessibility tree of the header matches what is shown', { tag: '@every-firm' }, async ({
  page,
}) => {
  const items = readMenus().header.map(({ label, links }) =>
    links ? `- group: ${label}` : `- link "${label}"`,
  );
  const { booking } = words.layout;
  await page.goto(textPage);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link
      - navigation "${words.layout.mainMenu}":
        ${items.join('\n        ')}
        - link /^${booking}/
      - button "${words.layout.darkTheme}"
  `);
});

test('the accessibility tree of the article list matches what is shown', async ({ page }) => {
  const { found } = words.articles;
  const count = fillPlural(found, words.language, listArticleRoutes().length, {});
  await page.goto(paths.blogs);
  await waitForIslands(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - search:
      - text: ${words.articles.search}
      - searchbox "${words.articles.search}"
      - group "${words.articles.topic}":
        - radio "${words.articles.allTopics}" [checked]
    - region "${words.articles.allArticles}":
      - heading "${words.articles.allArticles}" [level=2]
      - status: /^${count}/
      - list:
        - listitem:
          - article:
            - heading [level=3]
  `);
});

test('the accessibility tree of the form matches what is shown', async ({ page }) => {
  needsCareers();
  const letterLabel = `${words.careers.coverLetter} ${words.careers.optional}`;
  await visit(page);
  await expect(findForm(page)).toMatchAriaSnapshot(`
    - form "${words.careers.form}":
      - /children: equal
      - text: ${words.careers.name}
      - textbox "${words.careers.name}"
      - text: ${words.careers.email}
      - textbox "${words.careers.email}"
      - text: ${words.careers.phone}
      - textbox "${words.careers.phone}"
      - text: ${words.careers.position}
      - combobox "${words.careers.position}":
        - option "${words.careers.selectPosition}" [disabled] [selected]
        - option "${answers.position}"
        - option "${words.careers.generalApplication}"
      - text: ${letterLabel}
      - textbox "${letterLabel}"
      - status
      - button "${words.careers.submit}"
      - alert
      - status
  `);
  await findSubmit(page).click();
  await expect(findForm(page)).toMatchAriaSnapshot(`
    - form "${words.careers.form}":
      - textbox "${words.careers.name}" [invalid]
      - paragraph: ${words.careers.nameError}
      - textbox "${words.careers.email}" [invalid]
      - paragraph: ${words.careers.emailError}
      - textbox "${words.careers.phone}" [invalid]
      - paragraph: ${words.careers.phoneError}
      - combobox "${words.careers.position}" [invalid]
      - paragraph: ${words.careers.positionError}
      - textbox "${letterLabel}"
      - button "${words.careers.submit}"
      - alert: ${fillPlural(words.careers.errorCount, words.language, 4, {})}
  `);
  const name = page.locator('form [name=name]');
  await expect(name).toHaveAccessibleDescription(words.careers.nameError);
  await expect(name).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveAccessibleDescription(words.careers.positionError);
});
