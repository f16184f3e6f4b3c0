import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/**
 * Each finds what a visitor could not see, read or reach in the present state of the page.
 * @returns a line for each problem
 */
export type Probe = (page: Page) => Promise<string[]>;

/** The page is wider than the window and scrolls sideways (WCAG 1.4.10). */
export const findOverflow: Probe = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  });

/** What is read later stands above what is read before it (WCAG 1.3.2 and 2.4.3). */
export const findReordered: Probe = (page) =>
  page
    .locator('main :is(h1, h2, h3, p, a, button, dt, dd, figure, select, input, textarea):visible')
    .evaluateAll((all) => {
      const parts = all.filter(
        (part) => part.clientHeight > 1 && getComputedStyle(part).position !== 'absolute',
      );
      return parts.flatMap((part, index) => {
        const before = parts[index - 1];
        if (!before || before.contains(part)) return [];
        const [box, previous] = [part.getBoundingClientRect(), before.getBoundingClientRect()];
        const isAbove = box.bottom <= previous.top + 1;
        const isInColumn = box.left < previous.right && box.right > previous.left;
        const [own, other] = [part, before].map(({ textContent }) => textContent.slice(0, 30));
        return isAbove && isInColumn ? [`“${own}” is above “${other}”`] : [];
      });
    });

/** The page is longer than is read. */
export const findExcess =
  (most: number): Probe =>
  async (page) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    return height > most ? [`the page is ${height} px high`] : [];
  };

/**
 * The page is wider than the window, texts are clipped by their box, or controls of the fixed header
 * are outside the window, where no scrolling brings them in (WCAG 1.4.4, 1.4.10 and 1.4.12).
 */
export const findMisfits: Probe = async (page) => [
  ...(await findOverflow(page)),
  ...(await page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const clipped = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => {
        // Measuring what is folded would lay it out for each of its elements.
        if (!element.checkVisibility()) return false;
        const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
        const [isWide, isTall] = [scrollWidth > clientWidth + 1, scrollHeight > clientHeight + 1];
        // Most elements hold what is in them: only of the others the styles are read.
        if (clientHeight === 0 || !(isWide || isTall)) return false;
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        // Decoration, such as initials and covers, may be cut: its words stand beside it.
        if (clipPath !== 'none' || element.closest('.sr-only, svg, [aria-hidden=true]'))
          return false;
        if (
          element.querySelector(
            ':scope > :is([aria-hidden=true], [data-portrait]):first-child:not(svg)',
          )
        )
          return false;
        return (clips(overflowX) && isWide) || (clips(overflowY) && isTall);
      },
    );
    const outside = [...document.querySelectorAll('header :is(a, button, summary)')].filter(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isIn = left >= 0 && right <= document.documentElement.clientWidth;
        return element.checkVisibility() && width > 0 && !isIn;
      },
    );
    const tell = (what: string) => (element: Element) =>
      `${what}: ${element.outerHTML.slice(0, 120)}`;
    return [...clipped.map(tell('clipped')), ...outside.map(tell('outside the window'))];
  })),
];

/**
 * Controls of the frame of a page, other than links in a sentence, are lower than 44 px (WCAG 2.5.5).
 * Those of a text have the 24 px of 2.5.8, which axe measures.
 */
export const findLowControls: Probe = (page) =>
  page.locator(':is(header, footer, nav) :is(a, button, summary):visible').evaluateAll((controls) =>
    controls
      .filter((control) => control.getBoundingClientRect().height < 43.5)
      .filter(
        (control) =>
          getComputedStyle(control).display !== 'inline' ||
          control.parentElement?.textContent === control.textContent,
      )
      .map((control) => `lower than 44 px: ${control.outerHTML.slice(0, 120)}`),
  );

/** The fixed header leaves less than half of the window to the page. */
export const findTallHeader: Probe = (page) =>
  page.evaluate(() => {
    const height = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    return height < innerHeight / 2 ? [] : [`the header is ${height} px high`];
  });

/** The page starts under its fixed header. */
export const findCoveredStart: Probe = (page) =>
  page.evaluate(() => {
    const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
    const { top = 0 } = document.querySelector('main :is(nav, h1)')?.getBoundingClientRect() ?? {};
    return top + scrollY < bottom ? [`the page starts at ${top} px`] : [];
  });

/** Browsers hyphenate longer words with their own dictionaries, which the test browser may lack. */
const longest = 22;

const headings = 'main :is(h1, h2, h3, dt, th, summary, button, a, time)';

/** Words of headings, labels and dates are broken across two lines, or lose the sign after them. */
export const findBrokenWords = (page: Page, parts = headings) =>
  page.evaluate(
    ([longest, parts]) => {
      const range = document.createRange();
      const countLines = (node: Node, start: number, end: number) => {
        range.setStart(node, start);
        range.setEnd(node, end);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        return new Set(boxes.map(({ top }) => Math.round(top))).size;
      };
      return [...document.querySelectorAll(parts)]
        .filter((element) => element.checkVisibility() && !element.closest('[href^="mailto:"]'))
        .flatMap((element) => [...element.childNodes])
        .filter((node) => node instanceof Text)
        .flatMap((node) =>
          [...node.data.matchAll(/[\p{L}\p{M}\p{N}]+[,.;:]?/gu)]
            .filter(([word]) => word.length <= longest)
            .filter(({ index, 0: word }) => countLines(node, index, index + word.length) > 1)
            .map(([word]) => `broken across lines: ${word}`),
        );
    },
    [longest, parts] as const,
  );

/** The name of the firm in the header is broken within a word. */
export const findBrokenName: Probe = (page) => findBrokenWords(page, '.site-brand span');

/** Texts lie over each other, or begin left of the window, where no scrolling leads (WCAG 1.4.4). */
export const findOverlaid = (page: Page, without = '[aria-hidden=true], svg') =>
  page.evaluate((without) => {
    const clipped = new Map<Element | null, boolean>([[null, false]]);
    const isClipped = (part: Element | null): boolean => {
      const known = clipped.get(part);
      if (!part || known !== undefined) return known ?? false;
      const isHere = getComputedStyle(part).clipPath !== 'none' && part.localName !== 'h1';
      clipped.set(part, isHere || isClipped(part.parentElement));
      return isHere || isClipped(part.parentElement);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { text: string; top: number; bottom: number; left: number; right: number }[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.trim().slice(0, 30);
      if (!text || !parent?.closest('main, footer') || !parent.checkVisibility()) continue;
      if (parent.closest(without) || isClipped(parent)) continue;
      // A wide table scrolls in its frame.
      const frame = parent.closest('table')?.parentElement ?? document.body;
      const end = frame.getBoundingClientRect().right;
      range.selectNodeContents(walker.currentNode);
      // Letters are in the middle of their line.
      for (const { left, right, top, height } of range.getClientRects())
        lines.push({
          text,
          left,
          right: Math.min(right, end),
          top: top + height / 4,
          bottom: top + height * 0.75,
        });
    }
    lines.sort((a, b) => a.top - b.top);
    return lines.flatMap((line, index) => {
      if (line.left < -1) return [`“${line.text}” begins outside the window`];
      const last = lines.findIndex(({ top }, other) => other > index && top > line.bottom - 1);
      return lines
        .slice(index + 1, last < 0 ? undefined : last)
        .filter(({ left, right }) => left + 2 < line.right && line.left + 2 < right)
        .map(({ text }) => `“${line.text}” and “${text}” overlap`);
    });
  }, without);

/** Texts lie over each other, also in drawings, which do not grow with the text. */
export const findMixedLabels: Probe = (page) => findOverlaid(page, '[aria-hidden=true]');

/** Something moves although reduced motion is requested. */
export const findMotion: Probe = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration))
      .filter((duration) => duration > 0)
      .map((duration) => `moves for ${duration} ms`),
  );

/** With more contrast asked for, quieter texts are still quieter than the ink. */
export const findQuietTexts: Probe = (page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const [muted, ink] = ['muted', 'ink'].map((name) => style.getPropertyValue(`--color-${name}`));
    return muted === ink ? [] : [`quieter texts are ${muted}`];
  });

const systemColors = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'GrayText', 'Highlight'];

/** With forced colours, drawings keep colours of their own. */
export const findOwnColors: Probe = (page) =>
  page.locator('svg *:visible').evaluateAll((shapes, names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const forced = names.map((name) => {
      probe.style.backgroundColor = name;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    const allowed = ['none', 'rgba(0, 0, 0, 0)', ...forced];
    return shapes.flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke]
        .filter((color) => !allowed.includes(color))
        .map((color) => `keeps ${color}: ${shape.outerHTML.slice(0, 80)}`);
    });
  }, systemColors);

/** With forced colours, which make all edges alike, what is chosen or current looks like its neighbours. */
export const findHiddenChoices: Probe = (page) =>
  page.evaluate(async () => {
    // To the first section, whose link is current then.
    location.hash = document.querySelector('main nav a[href^="#"]')?.getAttribute('href') ?? '';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const readLook = (part: Element) => {
      const { textDecorationLine, fontWeight, borderColor, borderWidth } = getComputedStyle(part);
      return [textDecorationLine, fontWeight, borderColor, borderWidth].join();
    };
    const chosen = ':is(:target-current, [aria-current], [aria-pressed=true], :has(> :checked))';
    const group = ':is(ul, ol, fieldset, [role=group])';
    const looks = [...document.querySelectorAll(`:is(header, main) ${group}`)].map((choices) => {
      const shown = [...choices.querySelectorAll(':is(a, button, label)')].filter((choice) =>
        choice.checkVisibility(),
      );
      const [own, other] = [true, false].map((is) =>
        shown.filter((choice) => choice.matches(chosen) === is).map(readLook),
      );
      return own?.some((look) => other?.includes(look)) ? choices.outerHTML.slice(0, 120) : '';
    });
    // Back to the top, where no bar lies over a text.
    location.hash = '';
    return looks.filter(Boolean).map((html) => `shows no choice: ${html}`);
  });

/** Fields and buttons of a form have no border, no outline while they have the focus, or a select no arrow. */
export const findUnmarkedControls: Probe = (page) =>
  page
    .locator('form :is(input:not([type=radio]), select, textarea, button):visible')
    .evaluateAll((controls: HTMLElement[]) =>
      controls
        .filter((control) => {
          control.focus();
          const { borderTopStyle, borderTopWidth, outlineStyle, appearance } =
            getComputedStyle(control);
          control.blur();
          if (control.localName === 'select' && appearance === 'none') return true;
          return borderTopStyle === 'none' || borderTopWidth === '0px' || outlineStyle === 'none';
        })
        .map((control) => `has no edge or outline: ${control.outerHTML.slice(0, 80)}`),
    );

/** Links to parts of the page, of which eight are tried, leave them under the header or out of the window. */
export const findCoveredTargets: Probe = (page) =>
  page.evaluate(async () => {
    const parts = document.querySelectorAll('main :is(section, article, li, h2, h3)[id]');
    const shown = [...parts].filter((part) => part.checkVisibility());
    const step = Math.ceil(shown.length / 8);
    const missed: string[] = [];
    for (const part of shown.filter((_, index) => index % step === 0)) {
      // The same fragment again would not scroll.
      location.hash = '';
      location.hash = part.id;
      // After two frames the page has scrolled and the header has updated.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { top } = part.getBoundingClientRect();
      const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
      if (!(top >= bottom && top < innerHeight)) missed.push(`#${part.id} is at ${top} px`);
    }
    return missed;
  });

/** Minified, because compiling it for a page takes as long as a run. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Styles are inlined, so axe has nothing to preload. */
const common: RunOptions = { resultTypes: ['violations'], preload: false };

/** Which rules axe checks. */
const ruleSets = {
  /** Every default rule and three optional ones. */
  everything: {
    ...common,
    rules: {
      'color-contrast-enhanced': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
      'target-size': { enabled: true },
    },
  },
  /** All that the themes change: enhanced contrast reports only what passes the plain rule. */
  colors: {
    ...common,
    runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
  },
  /** All that the width of the window and the direction of the text change. */
  targets: { ...common, runOnly: ['target-size'] },
} satisfies Record<string, RunOptions>;

/**
 * @param part selector of what has changed since the whole page was checked
 * @returns a line for each element that violates a rule
 */
export async function findViolations(page: Page, rules: keyof typeof ruleSets, part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(ruleSets[rules])})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

export const findAllViolations: Probe = (page) => findViolations(page, 'everything');
export const findColorProblems: Probe = (page) => findViolations(page, 'colors');
export const findSmallTargets: Probe = (page) => findViolations(page, 'targets');
