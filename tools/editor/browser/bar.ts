import type { ContentState, FoundProblem } from '../content-state.ts';
import { describeProblem, type Words } from './check-entry.ts';

/** A line of the bar that opens: what it says, and the address of a form or of another site. */
interface Item {
  text: string;
  href?: string;
}

export interface BarContent {
  tone: 'good' | 'busy' | 'bad';
  text: string;
  items?: Item[];
}

const createItem = ({ text, href }: Item) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.textContent = text;
  if (href) Object.assign(link, { href, target: href.startsWith('#') ? '' : '_blank' });
  item.append(link);
  return item;
};

const findPart = (selector: string) => document.querySelector(`#bar ${selector}`) as HTMLElement;

/** Shows in the bar below the editor how the site is. It opens by itself for what is wrong. */
export function fillBar({ tone, text, items = [] }: BarContent) {
  const bar = findPart('details') as HTMLDetailsElement;
  bar.dataset.tone = tone;
  findPart('summary span').textContent = text;
  findPart('ul').replaceChildren(...items.map(createItem));
  if (tone === 'bad') bar.open = true;
  if (items.length === 0) bar.open = false;
}

export function toItem(problem: FoundProblem, words: Words): Item {
  const { title, form, line } = problem;
  // What is at a line and in no field is in the text.
  const { field = line === undefined ? '' : 'body' } = problem;
  const reason = describeProblem({ ...problem, field }, words);
  return { text: `${words[title] ?? title} › ${reason}`, href: `#${form}` };
}

/** @returns what the bar says on this machine */
export function describeState(
  { problems, waiting }: ContentState,
  words: Words,
  language: string,
): BarContent {
  const say = (text: string) => words[text] ?? text;
  if (!problems) return { tone: 'busy', text: say('The content is being checked …') };
  if (problems.length > 0) {
    // What a text has twice is said once: an item names no line.
    const found = new Map(
      problems.map((problem) => toItem(problem, words)).map((item) => [item.text, item]),
    );
    return {
      tone: 'bad',
      text: `${say('Saved, but the site cannot be built until this is corrected:')} ${found.size}`,
      items: [...found.values()],
    };
  }
  const items = waiting.map(({ title, form, day }) => {
    const date = day && new Date(day).toLocaleDateString(language, { dateStyle: 'long' });
    const state = date ? `${say('appears on')} ${date}` : say('Draft');
    return { text: `${title}: ${state}`, href: `#${form}` };
  });
  const more = items.length > 0 ? ` ${say('Not on it yet:')} ${items.length}` : '';
  return { tone: 'good', text: `${say('The site can be built.')}${more}`, items };
}

/** Offers to take back what has just been deleted. */
export function offerReturn(text: string, label: string, restore: () => Promise<void>) {
  const offer = findPart('output');
  const button = document.createElement('button');
  button.textContent = label;
  button.onclick = async () => {
    await restore();
    offer.replaceChildren();
  };
  offer.replaceChildren(text, ' ', button);
}
