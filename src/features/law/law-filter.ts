import type { Country } from './law-register.ts';

/** Ids of the choices of the filter that are not countries. */
const marks = { ended: 'data-ended', changed: 'data-changed' } as const;

/** Id of the group of a country. */
export const countryAnchor = (code: string) => `country-${code}`;

/** Id of the radio button that shows a country, or the entries with a mark. */
export const choiceId = (choice: string) => `show-${choice}`;

const whenChosen = (choice: string) => `.register:has(#${choiceId(choice)}:checked)`;

/**
 * Builds the styles that hide what is not chosen, so that the filter needs no script. They depend on
 * the countries of the register.
 */
export function buildFilterStyles(countries: Pick<Country, 'code'>[]) {
  const chosen = countries.map(
    ({ code }) => `${whenChosen(code)} .register-group:not(#${countryAnchor(code)})`,
  );
  const marked = Object.entries(marks).map(
    ([choice, mark]) =>
      `${whenChosen(choice)} :is(.register-group:not(:has([${mark}])),.register-entry:not([${mark}]))`,
  );
  return `${[...chosen, ...marked].join(',')}{display:none}`;
}
