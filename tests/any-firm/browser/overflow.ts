import type { Page } from '@playwright/test';

/** The width of a page that is wider than the window and scrolls sideways (WCAG 1.4.10), or ''. */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth ? `${root.scrollWidth} px` : '';
  });

/** Texts that are clipped by their box (WCAG 1.4.4 and 1.4.12). */
export const findCut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        if (clipPath !== 'none' || element.closest('.sr-only, svg') || element.clientHeight === 0)
          return false;
        const cutsX = overflowX === 'hidden' || overflowX === 'clip';
        const cutsY = overflowY === 'hidden' || overflowY === 'clip';
        return (
          (cutsX && element.scrollWidth > element.clientWidth + 1) ||
          (cutsY && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/**
 * Links and buttons partly outside the window: the header is fixed, so they cannot be scrolled to.
 */
export const findOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button, summary)')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isIn = left >= 0 && right <= document.documentElement.clientWidth;
        return element.checkVisibility() && width > 0 && !isIn;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
