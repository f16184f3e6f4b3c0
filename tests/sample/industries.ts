/** The specified industries of the sample, in order. */
export const industries = [
  'Manufacturing',
  'Technology',
  'Financial Services',
  'Retail',
  'Healthcare',
  'Consumer Goods',
];
