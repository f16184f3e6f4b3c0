import type { Service } from './model/service.ts';

/** The parts of a service page that cite law, in the order in which the page shows them. */
export const listCitedParts = ({ areas, html, extract }: Service): [unknown, unknown, unknown] => [
  areas,
  html,
  extract,
];
