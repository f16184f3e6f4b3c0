import type { Region } from './model/region.ts';

/** The parts of a region page that cite law, in the order in which the page shows them. */
export const listCitedParts = ({
  focus,
  setup,
  immigration,
}: Region): [unknown, unknown, unknown] => [focus, setup, immigration];
