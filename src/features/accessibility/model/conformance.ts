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
  /** What only a person can test with, and when one last did, by which program. */
  aids: {
    name: 'screenReader' | 'voiceControl' | 'magnifier' | 'phone';
    last?: { date: CalendarDate; program: string };
  }[];
  criteria: Criterion[];
}

/** @param source text of `conformance.yaml` */
export const parseConformance = (source: string): Conformance => parse(source);

/** What holds a criterion; a check by hand counts only where no test does. */
export const states = ['tested', 'checked', 'notApplicable', 'open'] as const;

/** @returns the first that is true, beginning with what is not met or not confirmed */
export function findState({ test, notApplicable, notMet }: Criterion): (typeof states)[number] {
  if (notMet) return 'open';
  if (notApplicable) return 'notApplicable';
  return test ? 'tested' : 'checked';
}
