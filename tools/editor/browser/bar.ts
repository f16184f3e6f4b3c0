import { locate } from '../../../src/site/source.ts';
import type { ContentState, FoundProblem } from '../content-state.ts';
import { toRefusal, type Words } from './check-entry.ts';
import { leadTo, type Told } from './drafts.ts';

/** A line of the bar that opens: what it says, and the address of a form or of another site. */
interface Item {
  text: string;
  href?: string;
  /** The field in the form. */
  place?: Told;
}

export interface BarContent {
  tone: 'good' | 'busy' | 'bad';
  text: string;
  items?: Item[];
}

const createItem = ({ text, href, place }: Item) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.textContent = text;
  if (href) Object.assign(link, { href, target: href.startsWith('#') ? '' : '_blank' });
  if (place) link.onclick = () => leadTo(place);
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

export const locateProblem = (problem: FoundProblem, words: Words): Told => ({
  ...toRefusal(problem, words, locate(problem.file)?.subfolder),
  form: problem.form,
});

export function toItem(problem: FoundProblem, words: Words): Item {
  const { title, form } = problem;
  const place = locateProblem(problem, words);
  return { text: `${words[title] ?? title} › ${place.text}`, href: `#${form}`, place };
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

/**
 * Says in the bar what has been done, until its button is pressed.
 * @param label of the button
 * @param act what the button does besides
 */
export function offer(text: string, label: string, act?: () => Promise<void>) {
  const place = findPart('output');
  const button = document.createElement('button');
  button.textContent = label;
  button.onclick = async () => {
    await act?.();
    place.replaceChildren();
  };
  place.replaceChildren(text, ' ', button);
}
