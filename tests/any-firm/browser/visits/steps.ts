import { expect, type Page, test } from '@playwright/test';
import { formatHex8 } from 'culori';
import { formatDate } from '../../../../src/content/dates.ts';
import { lawAnchor } from '../../../../src/content/law/law-citations.ts';
import { fill, fillPlural } from '../../../../src/content/words.ts';
import { type Answers, fieldNames, fields } from '../../../../src/features/careers/application.ts';
import { formatBody, formatSubject } from '../../../../src/features/careers/application-mail.ts';
import { mostWords } from '../../../../src/features/search/create-search.ts';
import {
  findTextPage,
  findUnknownArticle,
  hasPage,
  listRoutesOf,
  readArticles,
  readMainServices,
  readPageData,
  readPublished,
  readSite,
} from '../../../support/site.ts';
import { findOverflow } from '../probes.ts';
import { needs } from '../site-page.ts';
import {
  expectAccessible,
  jumpTo,
  openMenus,
  setTheme,
  waitForFrames,
  waitForIslands,
  watchScroll,
} from '../visit.ts';

/** What the tables of visits name, and how their steps are taken. */

type Step = [name: string, ...values: unknown[]];

/** A list of steps may stand in the place of one. */
export type Steps = (Step | Steps)[];

const { words, paths, firm, menus } = readSite();
const [article] = readArticles();
const menuCount = menus.header.filter((item) => 'links' in item).length;

const longWord = /\p{L}{5,}/u;
const services = readMainServices();
const service = services.find(({ title }) => longWord.test(title)) ?? services[0];
const { title = '', id = '' } = service ?? {};
/** A word that occurs on many pages. */
const [commonWord = ''] = title.match(longWord) ?? [];
const nonsense = 'qqqxxqq';

const format = (date: string) => formatDate(date, words.formats.dates);
const first = readArticles().find(({ number }) => number === 0);

const blogs = hasPage('blogs') ? readPageData('blogs') : undefined;
const featured = readArticles().find(
  ({ number }) => number === Number.parseInt(blogs?.featured ?? '0', 10),
);
const laws = readPublished('law');
const openings = readPublished('openings');
const answers: Answers = {
  name: 'Asha Example',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  position: openings.at(-1)?.title ?? words.careers.generalApplication,
  message: 'Dear team,\n\nगुड मॉर्निंग & 🙂',
};
const describeOpening = ({ title } = { title: '' }) => ({
  title,
  apply: `role=link[name=${JSON.stringify(`${words.careers.apply} : ${title}`)}]`,
  filledIn: fill(words.careers.filledIn, { position: title }),
  part: encodeURIComponent(` ${title.slice(0, -1).toUpperCase()} `),
});

const application = {
  answers,
  subject: new RegExp(RegExp.escape(formatSubject(answers, words))),
  fourErrors: fillPlural(words.careers.errorCount, words.tag, 4),
  panel: fill(words.careers.yourApplication, { position: answers.position }),
  copied: fill(words.careers.copied, { mailbox: firm.email }),
  heading: hasPage('work-with-us') && readPageData('work-with-us').form.heading,
  first: describeOpening(openings[0]),
  second: describeOpening(openings[1]),
  middling: 'one two three. '.repeat(60),
  /** A hundred thousand characters, of scripts from both sides and beyond the basic plane. */
  long: 'मैं काम करता हूँ। 🙂 مرحبا '.repeat(4000).trim(),
};

/** What steps name in braces, such as `{words.layout.skip}`. */
const ofTheFirm = {
  ...{ words, paths, firm, menuCount, application },
  otherMenus: menuCount - 1,
  text: findTextPage(),
  article: paths.article(article?.number ?? 0),
  ...{ title, commonWord, nonsense },
  firstArticle: paths.article(0),
  written: format(first?.date ?? '2000-01-01'),
  unknownArticle: findUnknownArticle(),
  notFound: readPageData('not-found'),
  postNotFound: readPageData('post-not-found'),
  featured,
  law: {
    title: laws.at(-1)?.title,
    inCapitals: laws.at(-1)?.title.toUpperCase(),
    entries: [laws[0], laws.at(-1)].flatMap((law) => (law ? { anchor: lawAnchor(law.id) } : [])),
  },
  blogsHeading: blogs?.heading,
  topicQuery: `?${new URLSearchParams({ category: article?.category ?? '' })}`,
  legalPages: listRoutesOf('legal'),
  regionCount: listRoutesOf('regions').length,
  day: {
    today: format('2031-02-03'),
    updated: fill(words.legal.lastUpdated, { date: format('2031-02-03') }),
    oldYear: format('2030-12-31'),
    newYear: format('2031-01-01'),
  },
  servicePath: paths.service(id),
  manyWords: title.split(' ').concat(commonWord.slice(0, 1)).join(' '),
  longText: `${title} ${`${nonsense} `.repeat(12_500)}`,
  onlyFirstWords: fill(words.search.firstWords, { count: mostWords }),
};

const hasServices = (groups: { links?: { anchor?: string | undefined }[] | undefined }[]) =>
  groups.some(({ links }) => links?.some(({ anchor }) => anchor === 'services'));

/** What the site of a firm may lack. */
const optional: Record<string, boolean> = {
  articles: hasPage('blogs'),
  'a newsletter box without an address': blogs?.newsletter !== undefined && !blogs.newsletter.url,
  'a register of law': hasPage('law'),
  'a page of careers': hasPage('work-with-us'),
  'two openings': openings.length > 1,
  'two regions': listRoutesOf('regions').length > 1,
  'an article': article !== undefined,
  'an article with the number 0': first !== undefined,
  'a link to the services in the menus and in the footer':
    hasServices(menus.header) && hasServices(menus.footer),
};

export function needOptional(what: string) {
  if (!(what in optional)) throw new Error(`steps.ts does not say whether there is ${what}`);
  needs(what, optional[what]);
}

/** @returns the values of a step with those that they name in braces, and with selectors for `$names` */
export function fillIn(value: unknown, known: object, parts: Record<string, string> = {}): unknown {
  const get = (path: string) =>
    path.split('.').reduce<unknown>((part, name) => Object(part)[name], { ...ofTheFirm, ...known });
  if (Array.isArray(value)) return value.map((part) => fillIn(part, known, parts));
  if (value instanceof RegExp) return value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, fillIn(part, known, parts)]),
    );
  if (typeof value !== 'string') return value;
  const selector = value.replace(/^\$(\w+)/, (_, name: string) => parts[name] ?? `no part ${name}`);
  if (selector !== value) return fillIn(selector, known, parts);
  const [whole, only] = /^\{([\w.]+)\}$/.exec(value) ?? [];
  if (whole && only) return fillIn(get(only) ?? `no value ${only}`, {}, {});
  return value.replace(/\{([\w.]+)\}/g, (_, path: string) => String(fillIn(get(path), known)));
}

const isSolid = (page: Page) =>
  page.getByRole('banner').evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (isFilled !== (boxShadow !== 'none')) throw new Error('Fill and shadow belong together');
    return isFilled;
  });

function readMail(link: string): Partial<Record<string, string>> {
  const { pathname, searchParams } = new URL(link);
  return { address: pathname, ...Object.fromEntries(searchParams) };
}

const readOpened = (page: Page) =>
  page.evaluate<{ link: string; target: string; button: string }>('opened.at(-1)');

/** What was held back, and noted, on a page. */
const releases = new Map<string, () => void>();
const notes = new Map<string, { expression: string; value: unknown }>();

const steps = {
  accessible: expectAccessible,
  ...{ jumpTo, setTheme, waitForFrames, waitForIslands, openMenus },
  needs: async (_: Page, what: string) => needOptional(what),

  isSolid: (page: Page, expected: boolean) => expect.poll(() => isSolid(page)).toBe(expected),
  isSolidAt: async (page: Page, top: number, expected: boolean) => {
    await jumpTo(page, top);
    await waitForFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await isSolid(page)).toBe(expected);
  },
  hasFill: async (page: Page, color: RegExp) => {
    const header = page.getByRole('banner');
    const read = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(async () => formatHex8(await read())).toMatch(color);
    expect((await header.boundingBox())?.y).toBe(0);
  },
  /** No open menu overlaps another, and all are in the window. */
  areApart: async (page: Page, width: number) => {
    let end = 0;
    for (const menu of await page.locator('header nav details > summary + div:visible').all()) {
      const panel = await menu.boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(end);
      end = (panel?.x ?? 0) + (panel?.width ?? 0);
    }
    expect(end).toBeLessThanOrEqual(width);
  },
  areHigh: async (page: Page, selector: string, least: number) => {
    const heights = await page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(least);
  },
  followLast: async (page: Page, selector: string, press: 'click' | 'tap') => {
    const link = page.locator(selector).last();
    const path = (await link.getAttribute('href')) ?? '';
    await link[press]();
    await expect(page).toHaveURL(path);
  },
  /** The services are below the fixed header, and keyboard navigation continues from there. */
  isAtServices: async (page: Page) => {
    const target = page.locator('#services');
    await expect(target).toBeFocused();
    const bottom = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const read = async () => (await target.boundingBox())?.y ?? -1;
    await expect.poll(async () => (await read()) - bottom).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await read()) - bottom).toBeLessThan(60);
  },
  /** The press of a key on a link scrolls smoothly to the services, or jumps there. */
  glides: async (page: Page, isSmooth: boolean, selector: string) => {
    const way = await watchScroll(
      page,
      () => page.locator(selector).press('Enter'),
      () => steps.isAtServices(page),
    );
    expect(way.length > 0).toBe(isSmooth);
  },

  hasTheme: async (page: Page, theme: 'light' | 'dark') => {
    const button = page.getByRole('button', { name: words.layout.darkTheme });
    await expect(button).toHaveAttribute('aria-pressed', String(theme === 'dark'));
    await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
  },
  /** Notes on the root which class it has when the body begins. */
  noteFirstClass: (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.documentElement.dataset.firstSeen = document.documentElement.className;
      }).observe(document, { childList: true, subtree: true });
    }),
  inOtherTab: async (page: Page, others: Steps) => take(await page.context().newPage(), others),

  gives: (page: Page, expression: string, value: unknown) =>
    expect.poll(() => page.evaluate(expression)).toEqual(value),
  note: async (page: Page, name: string, expression: string) => {
    notes.set(name, { expression, value: await page.evaluate(expression) });
  },
  /** What was noted is the same, but for what has come to its list. */
  isAsNoted: async (page: Page, name: string, ...added: unknown[]) => {
    const { expression = '', value } = notes.get(name) ?? {};
    const expected = added.length > 0 ? [value, added].flat() : value;
    await expect.poll(() => page.evaluate(expression)).toEqual(expected);
  },

  /** Delays what is loaded from the addresses. */
  hold: async (page: Page, addresses: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    releases.set(addresses, resolve);
    await page.route(addresses, async (route) => {
      await promise;
      await route.continue();
    });
  },
  release: async (_: Page, addresses: string) => releases.get(addresses)?.(),
  failOnce: (page: Page, addresses: string) =>
    page.route(addresses, (route) => route.fulfill({ status: 503 }), { times: 1 }),

  /** Opens a page that tells something to the console. */
  gotoTelling: async (page: Page, path: string, text: string) => {
    const told = page.waitForEvent('console', (message) => message.text().includes(text));
    await page.goto(path);
    await told;
  },
  clickAndTell: async (page: Page, selector: string, text: string) => {
    const told = page.waitForEvent('console', (message) => message.text().includes(text));
    await page.locator(selector).click();
    await told;
  },
  /** A long title ends at its first colon. */
  titleContains: (page: Page, text: string) =>
    expect.poll(() => page.title()).toContain(text.split(': ')[0]),
  /** As a host with a single not-found page for all paths; its HTML may end where `until` stands last. */
  serveOneNotFoundPage: (page: Page, until?: string) =>
    page.route(`**${paths.articleFolder}/**`, async (route) => {
      const response = await route.fetch({ url: new URL('/no', route.request().url()).href });
      const html = await response.text();
      const body = until ? html.slice(0, html.lastIndexOf(until)) : html;
      await route.fulfill({ response, body });
    }),

  show: (page: Page, title: string, tone = 'default') =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('site:notice', { detail })), {
      topic: title,
      title,
      description: `${title}, described`,
      tone,
    }),
  /** Scrolls a link to the foot of the window, and gives it the focus. */
  putAtTheFoot: (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 10, behavior: 'instant' });
      element.focus({ preventScroll: true });
    }),
  /** Nothing covers the middle of an element or its edges. */
  isClear: (page: Page, selector: string) =>
    expect
      .poll(() =>
        page.locator(selector).evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
            element.contains(document.elementFromPoint((left + right) / 2, y)),
          );
        }),
      )
      .toBe(true),
  isBelow: async (page: Page, lower: string, upper: string) => {
    const { y = 0, height = 0 } = (await page.locator(upper).boundingBox()) ?? {};
    expect((await page.locator(lower).boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  },

  /** Replaces the share sheet and the clipboard of the browser; `calls` are what they are given. */
  stubSharing: (page: Page, share: string, clipboard: string) =>
    page.addInitScript(
      ([share, clipboard]) => {
        const calls: unknown[] = [];
        const canonical = () =>
          document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
        Object.assign(window, { calls, canonical });
        const answer = (kind: string | undefined, what: unknown) => {
          calls.push(what);
          if (kind === 'works') return Promise.resolve();
          const name = kind === 'cancelled' ? 'AbortError' : 'NotAllowedError';
          return Promise.reject(new DOMException(kind, name));
        };
        const put = (name: string, value: unknown) =>
          Object.defineProperty(navigator, name, { value, configurable: true });
        if (share === 'missing') Reflect.deleteProperty(Navigator.prototype, 'share');
        else put('share', (data: unknown) => answer(share, data));
        put('clipboard', { writeText: (text: string) => answer(clipboard, text) });
      },
      [share, clipboard],
    ),
  /** Presses while the page is still parsed: no module has run. */
  pressWhileParsed: (page: Page, selector: string) =>
    page.addInitScript((selector) => {
      const observer = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>(selector);
        if (!button) return;
        observer.disconnect();
        button.click();
      });
      observer.observe(document, { childList: true, subtree: true });
    }, selector),

  /** Records what the page opens, so that no test opens a mail program, and the button at that moment. */
  stubWindowOpen: (page: Page) =>
    page.addInitScript(() => {
      Object.assign(window, { opened: [], answer: 'window' });
      window.open = (link, target) => {
        const button =
          document.querySelector('#job-application-form [type=submit]')?.textContent ?? '';
        Reflect.get(window, 'opened').push({ link: String(link), target, button });
        const answer = Reflect.get(window, 'answer');
        if (answer === 'throw') throw new Error('no window');
        return answer === 'refuse' ? null : ({ closed: true } as Window);
      };
    }),
  fillForm: async (page: Page) => {
    for (const name of fieldNames) {
      const field = page.locator(`[name="${name}"]`);
      if (fields[name].control === 'select') await field.selectOption(answers[name]);
      else await field.fill(answers[name]);
    }
  },
  /** These fields have values, and the others none. */
  formHas: (page: Page, values: Partial<Answers>) =>
    expect
      .poll(() =>
        page
          .locator('form:has([name=position])')
          .evaluate((form: HTMLFormElement) =>
            Object.fromEntries([...new FormData(form)].filter(([, value]) => value)),
          ),
      )
      .toEqual(values),
  isRefused: async (page: Page, name: string, message: string) => {
    const field = page.locator(`[name="${name}"]`);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
    const part = page.locator('#job-application-form');
    await expect(part.getByRole('link', { name: message })).toBeVisible();
  },
  hasOpened: async (page: Page, count: number, message = answers.message) => {
    await expect.poll(() => page.evaluate('opened.length')).toBe(count);
    const opened = await readOpened(page);
    expect(opened).toMatchObject({ target: '_blank', button: words.careers.submitting });
    expect(readMail(opened.link)).toEqual({
      address: firm.email,
      subject: formatSubject(answers, words),
      body: formatBody({ ...answers, message }, words),
    });
  },
  leadsToMail: async (page: Page, selector: string) =>
    expect(page.locator(selector)).toHaveAttribute('href', (await readOpened(page)).link),
  /** The link opens a mail with a line for each answer. */
  asksForEverything: async (page: Page, selector: string) => {
    const mail = readMail((await page.locator(selector).getAttribute('href')) ?? '');
    expect(mail.address).toBe(firm.email);
    expect(mail.body?.trim().split(/(?:\r\n)+/).length).toBeGreaterThanOrEqual(fieldNames.length);
  },

  /** As browsers that deny storage, limit the history, and have no dialogs. */
  refuseStorage: (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, { get: refuse });
      history.pushState = history.replaceState = refuse;
      for (const name of ['showModal', 'close'])
        Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }),
  needsVisible: async (page: Page, selector: string, what: string) =>
    needs(what, await page.locator(selector).isVisible()),
  /** A button shows as many results as the status has said. */
  showsAsTold: async (page: Page, results: string, status: string, more: string) => {
    const told = (await page.locator(status).textContent()) ?? '';
    const count = Number(/\d+/.exec(told)?.[0]);
    expect(told).toBe(fillPlural(words.search.found, words.tag, count, {}));
    await page.locator(more).click();
    await expect(page.locator(results)).toHaveCount(count);
  },
  toHaveSameTexts: async (page: Page, selector: string, other: string) =>
    expect(page.locator(selector)).toHaveText(await page.locator(other).allTextContents()),
  fitsWindow: async (page: Page) => expect(await findOverflow(page)).toEqual([]),
};

type Method = (...values: unknown[]) => Promise<unknown>;

/** @returns the method at the end of a path such as `keyboard.press`, with what it belongs to */
function findMethod(whole: object, path: string): Method | undefined {
  const names = path.split('.');
  const owner = names.slice(0, -1).reduce((part, name) => Object(Reflect.get(part, name)), whole);
  const method: unknown = Reflect.get(owner, names.at(-1) ?? '');
  return typeof method === 'function' ? method.bind(owner) : undefined;
}

/** Steps that are about the page; all others are about the element of a selector. */
const ofPage =
  /^(goto|reload|goBack|evaluate|setViewportSize|emulateMedia|(keyboard|mouse|clock)\..*|(not\.)?toHave(URL|Title))$/;

/**
 * @param step one of those above, or a method of Playwright with its arguments: of the page, such as
 *   `goto`; of the element of a selector, such as `click`; an assertion about it, such as `toBeVisible`
 */
async function takeOne(page: Page, [name, ...values]: Step): Promise<unknown> {
  const own = findMethod(steps, name);
  if (own) return own(page, ...values);
  const actor = ofPage.test(name) ? page : page.locator(String(values.shift()));
  const method = findMethod(/^(not\.)?to[A-Z]/.test(name) ? expect(actor as Page) : actor, name);
  if (!method) throw new Error(`There is no step "${name}"`);
  return method(...values);
}

const isList = (step: Step | Steps): step is Steps => Array.isArray(step[0]);

export async function take(page: Page, all: Steps): Promise<void> {
  for (const step of all)
    if (isList(step)) await take(page, step);
    else await test.step(step.join(' '), () => takeOne(page, step));
}
