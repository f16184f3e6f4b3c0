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

/**
 * The register, unless a link led to the laws of an article: the filter does not apply to these.
 * Every `:has()` looks only at children or inside one set of choices. Looking through all entries for
 * each choice took a slow phone half a second.
 */
const filtered = '.register:not(:has(>.register-article:target))>';

const listAnchors = (countries: Country[]) =>
  countries.map(({ code }) => `#${countryAnchor(code)}`).join();

/** A group to which a link leads, or to an entry of it, is always shown. */
const linked = ':target,:has(:target)';

/** @param shown the countries of which the choice shows something */
const hideOthers = (when: string, selector: string, shown: Country[]) => [
  `${when}~.register-group .register-entry:not(${selector},:target,:target *)`,
  `${when}~.register-group:not(${[listAnchors(shown), linked].filter(Boolean).join()})`,
];

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
  const showing = (...choices: Pick<Choice, 'isShown'>[]) =>
    countries.filter((country) => countShown([country], ...choices) > 0);
  const when = ({ name }: Choices, { value }: Choice) =>
    `#${name}:has(#${choiceId(name, value)}:checked)`;
  const single = [first, second].flatMap((filter) =>
    filter
      ? filter.choices.flatMap((choice) =>
          hideOthers(filtered + when(filter, choice), choice.selector, showing(choice)),
        )
      : [],
  );
  const pairs =
    first && second
      ? first.choices.flatMap((one) =>
          second.choices.map((other) => ({
            // Countries of which each choice shows something, and both together nothing.
            emptied: showing(one).filter(
              (country) =>
                showing(other).includes(country) && !showing(one, other).includes(country),
            ),
            isEmpty: showing(one, other).length === 0,
            when: `${filtered}${when(first, one)}~${when(second, other)}`,
          })),
        )
      : [];
  const headings = pairs
    .filter(({ emptied }) => emptied.length > 0)
    .map((pair) => `${pair.when}~:is(${listAnchors(pair.emptied)}):not(${linked})`);
  const empty = pairs.filter(({ isEmpty }) => isEmpty).map((pair) => `${pair.when}~.register-none`);
  const cited = articles.flatMap(({ number, anchor }) =>
    hideOthers(
      `#${anchor}:target`,
      `[data-articles~="${number}"]`,
      showing({ isShown: (entry) => entry.articles.includes(number) }),
    ),
  );
  const hidden = [...single, ...headings];
  const shown = empty.length > 0 ? `${empty.join(',')}{display:block}` : '';
  const styles = hidden.length > 0 ? `${hidden.join(',')}{display:none}${shown}` : '';
  return (
    styles + withTargets(styles) + (cited.length > 0 ? `${cited.join(',')}{display:none}` : '')
  );
}
