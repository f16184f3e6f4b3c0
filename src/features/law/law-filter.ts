import { choiceId } from '../../ui/ChoiceGroup.tsx';
import { withTargets } from '../../ui/with-targets.ts';
import type { Country, WatchedLaw } from './law-register.ts';

/** A choice of the filter: which entries it shows. */
export interface Choice {
  /** In the address of the page. */
  value: string;
  label: string;
  /** Selects the entries in style sheets. */
  selector: string;
  isShown: (entry: WatchedLaw, country: string) => boolean;
}

/** The choices of one set of radio buttons. */
export interface Choices {
  name: 'show' | 'practice';
  choices: Choice[];
}

/** An article, with the anchor at which the register shows only its laws. */
export interface ArticleAnchor {
  number: number;
  anchor: string;
}

/** Id of the group of a country. */
export const countryAnchor = (code: string) => `country-${code}`;

/** @returns the choices that show something, if there are two or more */
export function listChoices(
  countries: Country[],
  practices: { id: string; title: string }[],
  words: { showEnded: string; showChanged: string },
): Choices[] {
  const shows: Choice[] = [
    ...countries.map(({ code, name }) => ({
      value: code,
      label: name,
      selector: `:is(#${countryAnchor(code)} *)`,
      isShown: (_: WatchedLaw, country: string) => country === code,
    })),
    {
      value: 'ended',
      label: words.showEnded,
      selector: '[data-ended]',
      isShown: ({ isEnded }) => isEnded,
    },
    {
      value: 'changed',
      label: words.showChanged,
      selector: '[data-changed]',
      isShown: ({ isChanged }) => isChanged,
    },
  ];
  const byPractice: Choice[] = practices.map(({ id, title }) => ({
    value: id,
    label: title,
    selector: `[data-practices~="${id}"]`,
    isShown: (entry) => entry.practices.includes(id),
  }));
  const isUseful = (choice: Choice) => {
    const count = countShown(countries, choice);
    return count > 0 && count < countShown(countries);
  };
  return [
    { name: 'show' as const, choices: shows.filter(isUseful) },
    { name: 'practice' as const, choices: byPractice.filter(isUseful) },
  ].filter(({ choices }) => choices.length > 0);
}

/** @returns how many entries all of the choices show */
export const countShown = (countries: Country[], ...choices: Pick<Choice, 'isShown'>[]) =>
  countries.reduce(
    (sum, { code, laws }) =>
      sum + laws.filter((law) => choices.every(({ isShown }) => isShown(law, code))).length,
    0,
  );

/** The register, unless a link led to the laws of an article: the filter does not apply to these. */
const filtered = '.register:not(:has(.register-article:target))';

const hideGroups = (when: string, shown: string) =>
  `${when} .register-group:not(:target,:has(${shown},:target))`;

const hideOthers = (when: string, shown: string) => [
  `${when} .register-entry:not(${shown},:target,:target *)`,
  hideGroups(when, shown),
];

/** Whether two choices leave nothing of a country of which each shows something. */
const emptiesCountry = (countries: Country[], pair: Choice[]) =>
  countries.some(
    (country) =>
      pair.every((choice) => countShown([country], choice) > 0) &&
      countShown([country], ...pair) === 0,
  );

/**
 * Builds the styles that hide what is not chosen, so that the filter needs no script. They depend on
 * the register. An entry or a country to which a link leads is shown in any case.
 * @param articles of which each has its laws shown when a link leads to its anchor
 */
export function buildFilterStyles(
  countries: Country[],
  [first, second]: Choices[],
  articles: ArticleAnchor[],
) {
  const has = ({ name }: Choices, { value }: Choice) => `:has(#${choiceId(name, value)}:checked)`;
  const single = [first, second].flatMap((filter) =>
    filter
      ? filter.choices.flatMap((choice) =>
          hideOthers(filtered + has(filter, choice), choice.selector),
        )
      : [],
  );
  const pairs =
    first && second
      ? first.choices.flatMap((one) =>
          second.choices.map((other) => ({
            pair: [one, other],
            when: filtered + has(first, one) + has(second, other),
          })),
        )
      : [];
  const headings = pairs
    .filter(({ pair }) => emptiesCountry(countries, pair))
    .map(({ when, pair }) => hideGroups(when, pair.map(({ selector }) => selector).join('')));
  const empty = pairs
    .filter(({ pair }) => countShown(countries, ...pair) === 0)
    .map(({ when }) => `${when} .register-none`);
  const cited = articles.flatMap(({ number, anchor }) =>
    hideOthers(`.register:has(#${anchor}:target)`, `[data-articles~="${number}"]`),
  );
  const hidden = [...single, ...headings];
  const shown = empty.length > 0 ? `${empty.join(',')}{display:block}` : '';
  const styles = hidden.length > 0 ? `${hidden.join(',')}{display:none}${shown}` : '';
  return (
    styles + withTargets(styles) + (cited.length > 0 ? `${cited.join(',')}{display:none}` : '')
  );
}
