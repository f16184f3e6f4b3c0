import { parse } from 'yaml';
import type { CalendarDate } from '../../../content/dates.ts';

/** Path of the record of conformance with WCAG 2.2, relative to the root of the project. */
export const conformanceFile = 'src/features/accessibility/model/conformance.yaml';

/** A success criterion. The first lines of the file explain its fields. */
export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA' | 'AAA';
  test?: { file: string; name: string }[];
  checked?: { date: CalendarDate; how: string };
  notApplicable?: string;
  notMet?: string;
}

export interface Conformance {
  /** How the site was tested. */
  methods: string[];
  /** What was not tested. */
  limits: string[];
  criteria: Criterion[];
}

/** @param source text of `conformance.yaml` */
export const parseConformance = (source: string): Conformance => parse(source);

/** @returns whether a criterion is met; WCAG defines one that does not apply as met */
export const isMet = ({ notMet }: Criterion) => notMet === undefined;

/** @returns the day of the latest check by hand */
export const findLatestCheck = ({ criteria }: Conformance) =>
  criteria
    .map(({ checked }) => checked?.date ?? '')
    .sort()
    .at(-1) ?? '';
