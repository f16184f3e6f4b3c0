import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { fill } from '../../src/content/words.ts';
import { distFolder } from '../../tools/dist-folder.ts';
import { listExamplePages } from '../../tools/example-pages.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import {
  findBrokenName,
  findMisfits,
  findOverlaid,
  findTallHeader,
} from '../any-firm/browser/probes.ts';
import {
  findTextPage,
  hasPage,
  readArticles,
  readMainServices,
  readSite,
} from '../support/site.ts';
import { type Driver, type Engine, engines } from './driver.ts';

/** Walks the main paths of the built site in Firefox and WebKit, where they are on the machine. */

const { words, paths } = readSite();
const server = await startStaticServer(distFolder());

interface MainPath {
  byDay?: boolean;
  needs?: Parameters<typeof hasPage>[0];
  /** What the visitor does or sees: the name of a step below, and its values. */
  steps: [name: string, ...values: (string | number)[]][];
}

const mainPaths: Record<string, MainPath> = parse(
  readFileSync(new URL('main-paths.yaml', import.meta.url), 'utf8'),
);

/** What stands in braces in the values. */
const ofTheFirm = {
  text: findTextPage(),
  home: paths.home,
  about: paths.whoAreWe,
  blogs: paths.blogs,
  careers: paths.workWithUs,
  article: paths.article(readArticles()[0]?.number ?? 0),
  search: words.search.open,
  submit: words.careers.submit,
  service: readMainServices()[0]?.title ?? '',
  category: readArticles().at(-1)?.category ?? '',
};

const tabKey = '\ue004';
const readPlace = () =>
  [...document.querySelectorAll('*')].indexOf(document.activeElement as Element);
const isFocusSeen = () => {
  const part = document.activeElement;
  const { left = 0, top = 0, width = 0, height = 0 } = part?.getClientRects()[0] ?? {};
  const hit = document.elementFromPoint(left + Math.min(width / 2, 8), top + height / 2);
  return hit !== null && part !== null && (part.contains(hit) || hit.contains(part));
};

/** A page in an engine, and what a visitor does to it. Selectors of controls mean the first visible one. */
class Visit {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** @throws if it does not become true */
  async #expect(what: string, holds: (...args: never[]) => boolean, ...args: (string | number)[]) {
    for (let tries = 0; tries < 100; tries++) {
      if (await this.driver.evaluate(holds, ...args)) return;
      await setTimeout(100);
    }
    assert.fail(what);
  }

  #point = (actions: object[]) =>
    this.driver.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);

  /** Moves the pointer, too, at which the scripts of lists and forms are loaded. */
  async open(path: string) {
    await this.driver.open(server.url + path);
    await this.#point([
      { type: 'pointerMove', duration: 0, x: 1, y: 1 },
      { type: 'pointerMove', duration: 0, x: 2, y: 2 },
    ]);
  }

  resize = (width: number, height: number) => this.driver.resize(width, height);

  scroll = (top: number) =>
    this.driver.evaluate((top: number) => scrollTo({ top, behavior: 'instant' }), top);

  /** @param name that a visitor reads on the control */
  async press(selector: string, name = '') {
    const find = (selector: string, name: string) => {
      const control = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (each) =>
          each.checkVisibility() &&
          `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`.includes(name),
      );
      control?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control?.getBoundingClientRect();
      return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    };
    const place = await this.driver.evaluate(find, selector, name);
    assert(place, `${selector} ${name} is in sight`);
    const [x, y] = place;
    await this.#point([
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** @param text or a key as WebDriver names it */
  type = (text: string) =>
    this.driver.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);

  shown = (selector: string, text = '') =>
    this.#expect(
      `${selector} ${text} is shown`,
      (selector: string, text: string) =>
        [...document.querySelectorAll(selector)].some(
          (each) =>
            each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(text),
        ),
      ...[selector, text],
    );

  none = (selector: string) =>
    this.#expect(
      `there is no ${selector}`,
      (selector: string) => !document.querySelector(selector),
      selector,
    );

  focused = (selector: string) =>
    this.#expect(
      `${selector} has the focus`,
      (selector: string) => document.activeElement?.matches(selector) === true,
      selector,
    );

  style = (selector: string, property: string, pattern: string) =>
    this.#expect(
      `${property} of ${selector} is ${pattern}`,
      (selector: string, property: string, pattern: string) => {
        const style = getComputedStyle(document.querySelector(selector) ?? document.body);
        return new RegExp(pattern).test(style[property as 'color']);
      },
      ...[selector, property, pattern],
    );

  async tabThrough() {
    const places: number[] = [];
    for (let last = -1; ; ) {
      await this.type(tabKey);
      const place = await this.driver.evaluate(readPlace);
      if (place <= last) break;
      // The first is the skip link, which only a window with the focus shows: these have no screen.
      if (last >= 0) await this.#expect(`stop ${places.length} is in view`, isFocusSeen);
      places.push(place);
      last = place;
    }
    const count = await this.driver.evaluate(
      () =>
        [...document.querySelectorAll('main a, footer a')].filter((each) => each.checkVisibility())
          .length,
    );
    // As many as `main` has alone, and those of the header and the footer.
    assert(places.length > count, `${places.length} stops`);
  }

  async fits() {
    // The probes use nothing else of a page.
    const page = { evaluate: this.driver.evaluate } as unknown as Page;
    for (const width of [320, 640, 1280]) {
      await this.driver.resize(width, 800);
      for (const probe of [findMisfits, findOverlaid, findBrokenName, findTallHeader])
        assert.deepEqual(await probe(page), [], `${width} px`);
    }
  }

  async walk({ steps }: MainPath) {
    await this.driver.resize(1280, 840);
    for (const [name, ...values] of steps) {
      const step = Reflect.get(this, name) as (...values: unknown[]) => Promise<unknown>;
      const filled = values.map((value) =>
        typeof value === 'string' && name !== 'style' ? fill(value, ofTheFirm) : value,
      );
      await step.apply(this, filled);
    }
  }
}

/** Every kind of page fits the window while only its text is enlarged. */
const zoomPaths: typeof mainPaths = Object.fromEntries(
  [...listExamplePages(), '/404'].map((path) => [
    `${path} fits with larger text`,
    { byDay: true, steps: [['open', path], ['fits']] },
  ]),
);

/** @returns how many walks failed */
async function walkIn({ name, install, isInstalled, start }: Engine) {
  const skip = (reason: string) => {
    console.log(`${name} did not run, because it ${reason}`);
    return 0;
  };
  if (!isInstalled) return skip(`is not on this machine. To bring it: ${install}`);
  const driver = await start().catch((error: Error) => error);
  if (driver instanceof Error) return skip(`did not start: ${driver.message}`);
  const visit = new Visit(driver);
  let failed = 0;
  for (const [what, path] of Object.entries(name.includes('text') ? zoomPaths : mainPaths)) {
    if (!(path.byDay || process.env.NIGHTLY) || !hasPage(path.needs ?? 'home')) continue;
    const error = await visit.walk(path).catch((error: Error) => error);
    if (error instanceof Error) failed += 1;
    const told = error instanceof Error ? `  1) [${name}] › ${what}: ${error.message}` : what;
    console.log(`${told}, ${Math.round(performance.now() / 1000)} s`);
  }
  driver.close();
  return failed;
}

const failures = await Promise.all(engines.map(walkIn));
server.stop();
// An engine that did not start may still be trying.
process.exit(failures.some((count) => count > 0) ? 1 : 0);
