import assert from 'node:assert/strict';
import { listPaths, readPage } from '../../tools/built-site.ts';
import { distFolder } from '../../tools/dist-folder.ts';
import { startStaticServer } from '../../tools/static-server.ts';
import {
  findTextPage,
  hasPage,
  readArticles,
  readMainServices,
  readSite,
} from '../support/site.ts';
import { type Driver, type Engine, engines, retry } from './driver.ts';

/** Walks the main paths of the built site in Firefox and WebKit, where they are on the machine. */

const { words, paths } = readSite();
const server = await startStaticServer(distFolder());

/** A selector of controls, or a name that a visitor reads on one. */
interface Control {
  selector: string;
  name?: string;
}

/** A page in an engine, and what a visitor does to it. */
class Visit {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Moves the pointer, too, at which the scripts of lists and forms are loaded. */
  async open(path: string) {
    await this.driver.open(server.url + path);
    await this.point([
      { type: 'pointerMove', duration: 0, x: 1, y: 1 },
      { type: 'pointerMove', duration: 0, x: 2, y: 2 },
    ]);
  }

  point = (actions: object[]) =>
    this.driver.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ]);

  /** @throws if it does not become true */
  expect = (what: string, holds: (...args: never[]) => boolean, ...args: (string | number)[]) =>
    retry(what, () => this.driver.evaluate(holds, ...args));

  /** Presses the first visible control with the mouse. */
  async press({ selector, name = '' }: Control) {
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
    await this.point([
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

  count = (selector: string) =>
    this.driver.evaluate(
      (selector: string) =>
        [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length,
      selector,
    );
}

const escapeKey = '\ue00c';
const tabKey = '\ue004';
const text = findTextPage();
const withLinkedDrawing = listPaths()
  .filter((path) => path !== paths.home && readPage(path).querySelector('main svg a'))
  .slice(-1);
const isShown = (selector: string) =>
  Boolean(document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }));
const isHydrated = () => !document.querySelector('astro-island[ssr], [data-pending]');

const readPlace = () => {
  // A window without a screen never has the focus, and Firefox sends no events of it there.
  if (!document.hasFocus())
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return [...document.querySelectorAll('*')].indexOf(document.activeElement as Element);
};
const isFocusSeen = () => {
  const part = document.activeElement;
  const { left = 0, top = 0, width = 0, height = 0 } = part?.getClientRects()[0] ?? {};
  // Of a table that is higher than the window, a part is in view.
  const middle = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
  const hit = document.elementFromPoint(left + Math.min(width / 2, 8), middle);
  return hit !== null && part !== null && (part.contains(hit) || hit.contains(part));
};

const walks: Record<string, (visit: Visit) => Promise<unknown>> = {
  'a text has large headings and underlined links': async (visit) => {
    await visit.open(text);
    const [size = 0, line] = await visit.driver.evaluate((): [number, string] => {
      const link = document.querySelector('main .prose a') ?? document.body;
      const { fontSize } = getComputedStyle(document.querySelector('h1') ?? link);
      return [Number.parseFloat(fontSize), getComputedStyle(link).textDecorationLine];
    });
    assert(size > 32, 'the heading is large');
    assert.equal(line, 'underline');
  },
  'the header is solid from 21 px on': async (visit) => {
    await visit.open(paths.whoAreWe);
    for (const [top, isFilled] of [
      [20, 0],
      [21, 1],
      [0, 0],
    ] as const) {
      await visit.driver.evaluate((top: number) => scrollTo({ top, behavior: 'instant' }), top);
      await visit.expect(
        `at ${top} px`,
        (isFilled: number) => {
          const { backgroundColor } = getComputedStyle(document.querySelector('header') as Element);
          return /(transparent|, 0\)|\/ 0\))$/.test(backgroundColor) !== (isFilled === 1);
        },
        isFilled,
      );
    }
  },
  'menus open by a press and close with Escape': async (visit) => {
    await visit.open(text);
    await visit.press({ selector: 'header nav summary' });
    await visit.expect('the menu opens', isShown, 'header nav details[open] a');
    await visit.type(escapeKey);
    await visit.expect('the menu closes', () => !document.querySelector('header details[open]'));
  },
  'Tab moves the focus in order, and always into view': async (visit) => {
    await visit.driver.resize(400, 800);
    for (const path of [paths.home, ...withLinkedDrawing]) {
      await visit.open(path);
      const places: number[] = [];
      for (let last = -1; ; ) {
        await visit.type(tabKey);
        const place = await visit.driver.evaluate(readPlace);
        if (place <= last) break;
        // The first is the skip link, which only a window with the focus shows: these have no screen.
        if (last >= 0) await visit.expect(`${path}: stop ${places.length} is in view`, isFocusSeen);
        places.push(place);
        last = place;
      }
      // As many as `main` has alone, and those of the header and the footer.
      assert(places.length > (await visit.count('main a, footer a')), `${places.length} stops`);
    }
  },
  'the theme is switched and kept': async (visit) => {
    await visit.open(text);
    const isDark = () => document.documentElement.classList.contains('dark');
    await visit.press({ selector: '[data-theme-toggle]' });
    await visit.expect('it is dark', isDark);
    await visit.open(paths.home);
    await visit.expect('it is dark on another page', isDark);
    await visit.press({ selector: '[data-theme-toggle]' });
    await visit.expect('it is light again', () => localStorage.getItem('theme') === 'light');
  },
  'the search finds a service by its title': async (visit) => {
    const title = readMainServices()[0]?.title ?? '';
    await visit.open(text);
    await visit.press({ selector: 'header button', name: words.search.open });
    await visit.expect(
      'the field has the focus',
      () => document.activeElement?.tagName === 'INPUT',
    );
    await visit.type(title.slice(0, 20));
    await visit.expect(
      'the title is first',
      (title: string) => document.querySelector('dialog a')?.textContent?.trim() === title,
      title,
    );
  },
  ...(hasPage('blogs') && {
    'a list is filtered by topic, and nothing vanishes': async (visit: Visit) => {
      await visit.open(paths.blogs);
      await visit.expect('the list is ready', isHydrated);
      const all = await visit.count('[data-item]');
      assert(all > 0, 'articles are shown');
      const { category = '' } = readArticles().at(-1) ?? {};
      await visit.press({ selector: 'main nav a, main a', name: category });
      await visit.expect('the choice is in the address', () =>
        location.search.includes('category'),
      );
      const shown = await visit.count('[data-item]');
      assert(shown > 0 && shown <= all, `${shown} of ${all} articles are shown`);
    },
    'an article can be shared by its link': async (visit: Visit) => {
      await visit.open(paths.article(readArticles()[0]?.number ?? 0));
      await visit.press({ selector: '[data-share]' });
      await visit.expect('a notice, or the link to copy by hand', () =>
        [...document.querySelectorAll('[data-notices] *, [data-share-by-hand]')].some((each) =>
          each.checkVisibility(),
        ),
      );
    },
  }),
  ...(hasPage('work-with-us') && {
    'the form names what is missing': async (visit: Visit) => {
      await visit.open(paths.workWithUs);
      await visit.expect('the form is ready', isHydrated);
      await visit.press({ selector: 'main button', name: words.careers.submit });
      await visit.expect(
        'the first field has the focus',
        () => document.activeElement?.getAttribute('name') === 'name',
      );
      assert((await visit.count('main [aria-invalid=true]')) > 2, 'faulty fields are marked');
    },
  }),
};

/** By day, in less than half a minute; all at night. */
const isDaily = (what: string) =>
  /underlined|menus open|Tab moves|kept|vanishes|names what/.test(what);

/** @returns how many walks failed */
async function walkIn({ name, install, isInstalled, start }: Engine) {
  const skip = (reason: string) => {
    console.log(`${name} did not run, because it ${reason}`);
    return 0;
  };
  if (!isInstalled) return skip(`is not on this machine. To bring it: ${install}`);
  const driver = await start().catch((error: Error) => error);
  if (driver instanceof Error) return skip(`did not start: ${driver.message}`);
  const chosen = Object.entries(walks).filter(([what]) => process.env.NIGHTLY || isDaily(what));
  let failed = 0;
  for (const [what, walk] of chosen) {
    await driver.resize(1280, 840);
    const error = await walk(new Visit(driver)).catch((error: Error) => error);
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
