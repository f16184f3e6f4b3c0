import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { listTerms } from '../../../src/content/vocabulary.ts';
import { pageSize } from '../../../src/features/articles/article-list.ts';
import { distFolder } from '../../../tools/dist-folder.ts';
import { startStaticServer } from '../../../tools/hosts/static-server.ts';
import {
  readArticles,
  readCaseStudies,
  readPageData,
  readVocabulary,
} from '../../support/published.ts';
import { readSite } from '../../support/read-site.ts';
import {
  findServicePage,
  findTextPage,
  findUnknownArticle,
  listServiceRoutes,
} from '../../support/routes.ts';
import { type Browser, click, isInstalled, type } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

const { paths } = readSite();
/** Key codes of WebDriver. */
const enter = '\uE007';
const escapeKey = '\uE00C';
const arrowUp = '\uE013';
const arrowDown = '\uE015';
const textPage = findTextPage();
const servicePage = findServicePage();
const articles = readArticles();
const studies = readCaseStudies();
/** The categories that have a tab. */
const categories = listTerms(readVocabulary(), 'categories').filter((name) =>
  articles.some(({ category }) => category === name),
);

const browsers = [
  { name: 'Firefox', installed: isInstalled('firefox-esr'), start: startFirefox },
  {
    name: 'WebKit',
    installed: hasWebKit && isInstalled('WebKitWebDriver') && isInstalled('Xvfb'),
    start: startWebKit,
  },
];

let server: Awaited<ReturnType<typeof startStaticServer>>;
beforeAll(async () => {
  server = await startStaticServer(distFolder());
});
afterAll(() => server.stop());

describe.for(browsers)('$name', ({ name, installed, start }) => {
  const test = base.skipIf(!installed);
  let browser: Browser;
  beforeAll(async () => {
    if (installed) browser = await start();
  }, 60_000);
  afterAll(() => browser?.close());

  const open = async (path: string) => {
    await browser.open(server.url + path);
    await see("document.querySelectorAll('astro-island[ssr]').length", 0);
  };
  const see = (expression: string, expected: unknown) =>
    expect.poll(() => browser.evaluate(expression), { timeout: 10_000 }).toEqual(expected);
  const visible = (selector: string) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible').length`;

  test('a menu opens, and its link leads to the page', async () => {
    await open('/');
    await click(browser, 'header summary');
    await see(visible(`header details[open] a[href="${servicePage}"]`), 1);
    await click(browser, `header details[open] a[href="${servicePage}"]`);
    await see('location.pathname', servicePage);
    await see("document.querySelector('h1').textContent", listServiceRoutes()[0]?.heading);
  });

  test('the theme is remembered on other pages', async () => {
    await open(paths.team);
    await click(browser, '[data-theme-toggle]');
    await see("document.documentElement.classList.contains('dark')", true);
    await open(textPage);
    await see("document.documentElement.classList.contains('dark')", true);
    await click(browser, '[data-theme-toggle]');
    await see("localStorage.getItem('theme')", 'light');
  });

  test('the site search opens, finds a page and leads to it', async () => {
    const { heading = '', path } = listServiceRoutes()[0] ?? {};
    await open(textPage);
    await click(browser, '[data-search][aria-label]');
    await see("document.activeElement.matches('dialog [inputmode=search]')", true);
    await type(browser, heading);
    await see("document.querySelector('dialog a')?.textContent", heading);
    await type(browser, enter);
    await see('location.pathname', path);
  });

  test('search shortcuts: / opens it, arrow keys move through it, Escape returns the focus', async () => {
    const { heading = '' } = listServiceRoutes()[0] ?? {};
    await open(textPage);
    await browser.evaluate("document.querySelector('main a').focus()");
    await type(browser, '/');
    await see("document.activeElement.matches('dialog [inputmode=search]')", true);
    await type(browser, heading);
    await see("document.querySelector('dialog a')?.textContent", heading);
    await type(browser, arrowDown);
    await see('document.activeElement.textContent', heading);
    await type(browser, arrowUp);
    await see('document.activeElement.value', heading);
    await type(browser, escapeKey);
    await see(visible('dialog'), 0);
    await see("document.activeElement === document.querySelector('main a')", true);
  });

  test('category and search term are restored on reload', async () => {
    const [category = ''] = categories;
    const query = `?${new URLSearchParams({ q: 'act', category })}`;
    await open(paths.blogs);
    await click(browser, 'search fieldset label:nth-of-type(2)');
    await click(browser, 'input[type=search]');
    await type(browser, 'act');
    await see('location.search', query);
    const found = await browser.evaluate("document.querySelector('[role=status]').textContent");
    await browser.evaluate("void (document.title = 'before', location.reload())");
    await see("document.title === 'before'", false);
    await see("document.querySelectorAll('astro-island[ssr]').length", 0);
    await see("document.querySelector('input[type=search]').value", 'act');
    await see("document.querySelector('search :checked').value", category);
    await see("document.querySelector('[role=status]').textContent", found);
    const { length } = articles.filter((article) => article.category === category);
    expect(
      await browser.evaluate(visible('[aria-labelledby=articles] li article')),
    ).toBeLessThanOrEqual(length);
    expect(await browser.evaluate('location.search')).toBe(query);
  });

  // In Firefox a key presses a button only if the window has the focus, which a headless one has not.
  base.skipIf(!installed || name === 'Firefox' || articles.length <= pageSize)(
    'turning the page by keyboard during a smooth scroll ends at the top',
    async () => {
      await open(paths.blogs);
      await browser.evaluate(`(() => {
        const next = document.querySelector('[data-pager] button');
        scrollTo({ top: 0, behavior: 'instant' });
        next.focus({ preventScroll: true });
        next.scrollIntoView({ behavior: 'smooth', block: 'center' });
      })()`);
      await type(browser, enter);
      await see("document.querySelector('[data-pager] p').textContent.includes('2')", true);
      await see('scrollY', 0);
      // A late step of the smooth scroll would move it away again.
      await browser.evaluate(`void requestAnimationFrame(function wait(start) {
        requestAnimationFrame((now) => {
          if (now - start < 1000) wait(start);
          else document.title = 'rested';
        });
      })`);
      await see('document.title', 'rested');
      expect(await browser.evaluate('scrollY')).toBe(0);
    },
  );

  test('case studies are filtered by industry', async () => {
    await open(paths.caseStudies);
    await see(visible('main article'), studies.length);
    await click(browser, 'main fieldset label:nth-of-type(2)');
    const first = studies.filter(({ industry }) => industry === studies[0]?.industry);
    await see(visible('main article'), first.length);
  });

  test('the form shows errors, and typing clears them', async () => {
    await open(paths.workWithUs);
    await click(browser, 'form [type=submit]');
    await see("document.activeElement.getAttribute('name')", 'name');
    await see(visible('[id$="-error"]'), 4);
    await type(browser, 'Asha Example');
    await see("document.querySelector('[name=name]').value", 'Asha Example');
    await see(visible('[id$="-error"]'), 3);
  });

  test('an application opens in the mail program and can be restored', async () => {
    await open(paths.workWithUs);
    // No mail program is installed here, and its window would never close.
    await browser.evaluate('void (window.open = (address) => Object.assign(window, { address }))');
    const answers = { name: 'Asha Example', email: 'asha@mail.example', phone: '+91 98000 00000' };
    for (const [name, answer] of Object.entries(answers)) {
      await click(browser, `form [name=${name}]`);
      await type(browser, answer);
    }
    await browser.evaluate(`(() => {
      const select = document.querySelector('form [name=position]');
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await click(browser, 'form [type=submit]');
    await see("document.querySelector('form [name=name]').value", '');
    await see('window.address?.startsWith("mailto:")', true);
    await click(browser, 'form ~ section button:last-child');
    await see("document.querySelector('form [name=name]').value", answers.name);
  });

  test('an unknown article and an unknown path show their 404 pages', async () => {
    await open(findUnknownArticle());
    await see("document.querySelector('h1').textContent", readPageData('post-not-found').heading);
    await open('/none');
    await see(
      `document.body.textContent.includes(${JSON.stringify(readPageData('not-found').text)})`,
      true,
    );
  });

  test('injected scripts do not run', async () => {
    await open(paths.team);
    const ran = await browser.evaluate(`(() => {
      const script = document.createElement('script');
      try { script.text = 'document.title = "owned"'; } catch {}
      document.body.append(script);
      return document.title === 'owned';
    })()`);
    expect(ran).toBe(false);
  });
});
