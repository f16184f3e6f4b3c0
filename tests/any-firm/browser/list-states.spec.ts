import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { listPaths } from '../../../tools/built-site.ts';
import { propertyRuns, propertyTime } from '../../support/property-runs.ts';
import { readSite } from '../../support/read-site.ts';
import { ListModel, type ListUnderTest } from './list-model.ts';
import { lists } from './lists.ts';
import { needs } from './needs.ts';
import { holdTimer, waitForIslands, watchErrors } from './visit.ts';

/**
 * Whatever a visitor does, in any order, the URL, the content, the focus and the texts of a list
 * stay consistent.
 */

/** The delay in milliseconds after which the URL contains what was typed. */
const typingPause = 400;

const { paths } = readSite();

/** Reads what a visitor sees of a list, and its state in the URL. */
const observe = (page: Page, parameter: string) =>
  page.evaluate((parameter) => {
    const root = document.querySelector('main fieldset')?.closest('astro-island');
    const find = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const query = new URLSearchParams(location.search);
    const [first, ...others] = find('[data-item]').filter((item) => item.checkVisibility());
    const [index] = find('[data-index] a').filter((link) => link.checkVisibility());
    const active = document.activeElement;
    const turns = find('nav button').map((button) =>
      button.nextElementSibling ? 'previous' : 'next',
    );
    const isInWindow = (element?: Element | null) => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return top < innerHeight && bottom > 0;
    };
    const readFocus = () => {
      if (active?.matches('[type=search]')) return 'field';
      if (active?.closest('fieldset')) return 'choice';
      if (active?.matches('h2')) return 'heading';
      if (active?.closest('nav')) return active.nextElementSibling ? 'previous' : 'next';
      return active === document.body ? 'none' : (active?.outerHTML.slice(0, 200) ?? '');
    };
    return {
      address: {
        q: query.get('q') ?? '',
        choice: query.get(parameter) ?? '',
        page: query.get('page') ?? '',
      },
      campaign: query.get('ref'),
      field: find('[type=search]').map((field) => (field as HTMLInputElement).value),
      chosen: find('fieldset :is(input, button)').findIndex((control) =>
        control.matches(':checked, [aria-pressed=true]'),
      ),
      heading: find('h2[tabindex]').map((heading) => heading.textContent),
      count: Number(/\d+/.exec(find('[role=status]')[0]?.textContent ?? '') ?? 0),
      keys: [first, ...others].flatMap((item) => item?.dataset.item ?? []),
      turns,
      focus: readFocus(),
      isFocusSeen: active === document.body || isInWindow(active),
      isFirstSeen: !first || isInWindow(index ?? first.querySelector('h2, h3')),
    };
  }, parameter);

interface Visit {
  page: Page;
  /** A value unique to each run, so that no URL is visited twice. */
  campaign: string;
  /** The heading of the list when nothing is chosen. */
  all: string[];
}

/** Compares the page with the model, retrying until they agree. */
async function compare(model: ListModel, { page, campaign, all }: Visit, isAnswer = false) {
  const { list, now } = model;
  const heading = now.choice === '' ? all : all.map(() => now.choice);
  await expect(async () => {
    const { address, focus, isFocusSeen, isFirstSeen, ...seen } = await observe(
      page,
      list.parameter,
    );
    expect(seen).toEqual({
      campaign,
      field: list.pageSize ? [now.q] : [],
      chosen: model.chosen,
      heading,
      count: model.found.length,
      keys: model.shown,
      turns: model.turns,
    });
    if (!model.accepts(address)) expect(address).toEqual(model.address);
    expect(focus).toBe(model.focus);
    // The result of the visitor's action is scrolled into view, together with the focus.
    if (isAnswer)
      expect({ isFocusSeen, isFirstSeen }).toEqual({ isFocusSeen: true, isFirstSeen: true });
  }).toPass({ intervals: [20, 50, 100, 200], timeout: 5000 });
}

type Command = fc.AsyncCommand<ListModel, Visit>;

/** @param run acts on the page and on the model, and returns whether the list shows a new result */
const command = (
  name: string,
  run: (model: ListModel, page: Page) => Promise<boolean>,
  check: (model: ListModel) => boolean = () => true,
): Command => ({
  check,
  run: async (model, visit) => {
    const isAnswer = await run(model, visit.page);
    await compare(model, visit, isAnswer);
  },
  toString: () => name,
});

const controls = (page: Page) => page.locator('main fieldset').locator('label, button');
const hasSearch = ({ list }: ListModel) => list.pageSize !== undefined;

const type = (q: string) =>
  command(
    `type(${JSON.stringify(q)})`,
    async (model, page) => {
      await page.locator('main [type=search]').fill(q);
      model.type(q);
      return true;
    },
    (model) => hasSearch(model) && q !== model.now.q,
  );

const choose = (control: number) =>
  command(
    `choose(${control})`,
    async (model, page) => {
      await controls(page).nth(control).click();
      return model.choose(control);
    },
    ({ list }) => control <= list.choices.length,
  );

const pressArrow = (step: 1 | -1) =>
  command(
    `pressArrow(${step})`,
    async (model, page) => {
      await page.locator('main fieldset :checked').focus();
      await page.keyboard.press(step === 1 ? 'ArrowRight' : 'ArrowLeft');
      model.pressArrow(step);
      return true;
    },
    ({ list }) => list.choices.length > 0,
  );

const turn = (to: 'previous' | 'next', by: 'pointer' | 'keyboard') =>
  command(
    `turn(${to}, ${by})`,
    async (model, page) => {
      const buttons = page.locator('main astro-island nav button');
      const button = to === 'previous' ? buttons.first() : buttons.last();
      await (by === 'pointer' ? button.click() : button.press('Enter'));
      model.turn(to);
      return true;
    },
    ({ turns }) => turns.includes(to),
  );

const buttons = (['previous', 'next'] as const).flatMap((to) => [
  turn(to, 'pointer'),
  turn(to, 'keyboard'),
]);

const clear = command(
  'clear',
  async (model, page) => {
    await page.locator('main astro-island section > button').click();
    model.clear();
    return true;
  },
  (model) => hasSearch(model) && model.found.length === 0,
);

const go = (step: 1 | -1) =>
  command(
    step === -1 ? 'goBack' : 'goForward',
    async (model, page) => {
      await (step === -1 ? page.goBack() : page.goForward());
      model.go(step);
      return false;
    },
    ({ isFirst, isLast }) => !(step === -1 ? isFirst : isLast),
  );

const pause = command('pause', async (model, page) => {
  await page.evaluate(() => window.goOn());
  model.pause();
  return false;
});

const reload = command('reload', async (model, page) => {
  await page.evaluate(() => window.goOn());
  model.pause();
  await page.reload();
  await waitForIslands(page);
  model.load();
  return false;
});

const leaveAndReturn = command('leaveAndReturn', async (model, page) => {
  await page.locator(`header a[href="${paths.home}"]`).click();
  await page.waitForURL(paths.home);
  await page.goBack();
  await waitForIslands(page);
  model.leaveAndReturn();
  return false;
});

/** Words of the items, as a visitor may type them, and some that occur in none. */
const anyWords = (items: ListUnderTest['items']) =>
  fc.oneof(
    fc.constantFrom(...items.flatMap(({ texts }) => texts.join(' ').split(' ')), ' ', ''),
    fc.constantFrom('e', ' a', 'zzzz', '.*', '(a+)+$', '[', '\\', '%', '&page=2', '<b>', '😀'),
  );

/**
 * Follows a link to the list without reloading the page, because reloading is a separate command.
 */
const follow = (page: Page, parameters: Record<string, string>) =>
  page.evaluate(
    (query) => {
      (document.activeElement as HTMLElement).blur();
      history.pushState(null, '', `?${query}`);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    String(new URLSearchParams(parameters)),
  );

/** The queries of links to the list, valid and invalid. */
const anyAddress = ({ items, choices, pageSize }: ListUnderTest) =>
  fc.record({
    q: pageSize
      ? fc.oneof({ weight: 2, arbitrary: fc.constant('') }, anyWords(items))
      : fc.constant(''),
    choice: fc.oneof(fc.constant(''), fc.constantFrom(...choices, 'nonsense')),
    page: pageSize ? fc.constantFrom('', '1', '2', '99', '-1', 'x') : fc.constant(''),
  });

/** Commands that the list does not offer in its current state are skipped. */
function anyCommands({ items, choices, pageSize, hasArrows }: ListUnderTest) {
  const always = [
    { weight: 6, arbitrary: fc.nat(choices.length).map(choose) },
    { weight: 6, arbitrary: fc.constantFrom(go(-1), go(1), go(1)) },
    { weight: 3, arbitrary: fc.constant(pause) },
    // Loading a page takes as long as ten other commands.
    { weight: 1, arbitrary: fc.constantFrom(reload, leaveAndReturn) },
  ];
  const arrows = { weight: 6, arbitrary: fc.constantFrom(pressArrow(1), pressArrow(-1)) };
  const searching = [
    { weight: 6, arbitrary: anyWords(items).map(type) },
    { weight: 3, arbitrary: fc.constantFrom(clear, type('')) },
    { weight: 12, arbitrary: fc.constantFrom(...buttons) },
  ];
  const all = [...always, ...(hasArrows ? [arrows] : []), ...(pageSize ? searching : [])];
  return fc.commands([fc.oneof(...all)], { maxCommands: pageSize ? 20 : 8, size: 'max' });
}

for (const list of lists)
  test(`${list.path} stays consistent, whatever is done in any order`, async ({ page }) => {
    needs('a page with this list', listPaths().includes(list.path));
    test.setTimeout(propertyTime);
    const errors = watchErrors(page);
    await holdTimer(page, typingPause);
    await page.goto(list.path);
    await waitForIslands(page);
    const { heading: all } = await observe(page, list.parameter);
    let run = 0;

    await fc.assert(
      fc.asyncProperty(anyAddress(list), anyCommands(list), async (address, commands) => {
        run += 1;
        const visit = { page, campaign: String(run), all };
        const model = new ListModel(list, address);
        await follow(page, { ...model.toParameters(address), ref: visit.campaign });
        await compare(model, visit);
        await fc.asyncModelRun(() => ({ model, real: visit }), commands);
        await page.evaluate(() => window.goOn());
        model.pause();
        await compare(model, visit);
      }),
      propertyRuns,
    );
    expect(errors).toEqual([]);
  });
