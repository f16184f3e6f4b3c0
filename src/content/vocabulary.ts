/** The allowed values of fields such as category, industry and department. */

export const categories = [
  'HR Advisory',
  'Legal',
  'Compliance',
  'Finance',
  'Talent Acquisition',
] as const;

export const industries = [
  'Manufacturing',
  'Technology',
  'Financial Services',
  'Retail',
  'Healthcare',
  'Consumer Goods',
] as const;

export const departments = ['Marketing', 'Business Development', 'Human Resources'] as const;
export const jobTypes = ['Internship', 'Full-time', 'Contract'] as const;
export const regionIds = ['india', 'apac', 'uk', 'us'] as const;

/** The legal pages that the site requires. */
export const legalIds = ['privacy', 'terms', 'disclaimer'] as const;

export type Category = (typeof categories)[number];
export type Industry = (typeof industries)[number];
export type Department = (typeof departments)[number];
export type JobType = (typeof jobTypes)[number];
export type RegionId = (typeof regionIds)[number];
