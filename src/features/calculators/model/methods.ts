/** How a calculator calculates: which numbers it needs, and what visitors enter. */
export const methods = {
  /** Days of wages for each year of service, up to a ceiling. */
  'service-pay': {
    numbers: ['days', 'month', 'half-year', 'years', 'fixed-term-years', 'ceiling'],
    inputs: ['wages', 'years', 'months', 'fixed'],
  },
  /** A share of the wages of a year, between a least and a most. */
  'wage-share': {
    numbers: ['least', 'most', 'floor', 'limit'],
    inputs: ['wages', 'months', 'base'],
  },
  /** Wages for notice, from a least to a most number of periods that grows with service. */
  'notice-pay': {
    numbers: ['from', 'least', 'each', 'most'],
    inputs: ['wages', 'years', 'months'],
  },
  /** Dates that are some days before or after another. Every number is one of them. */
  dates: { numbers: [], inputs: ['date'] },
} as const satisfies Record<string, { numbers: string[]; inputs: (keyof Inputs)[] }>;

export type Method = keyof typeof methods;

export const methodNames = Object.keys(methods) as [Method, ...Method[]];

/** What a visitor enters, or a worked example. */
export interface Inputs {
  wages?: number | undefined;
  years?: number | undefined;
  months?: number | undefined;
  fixed?: boolean | undefined;
  base?: number | undefined;
  date?: string | undefined;
}
