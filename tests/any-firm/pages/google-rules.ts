import { z } from 'zod';

/**
 * Google's rules for structured data by type, and the types that this site does not use. Each rule
 * names its source; `structured-data/…` is short for
 * https://developers.google.com/search/docs/appearance/structured-data/….
 */

export type Node = { '@type'?: string; '@id'?: string; [key: string]: unknown };

export const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https$/ });
const listOf = (item: z.ZodType) => z.preprocess(toList, z.array(item));
const link = z.looseObject({ '@id': z.string() });

/** ISO 8601: an existing date, with or without time and time zone. */
const date = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

/** Only written on the pages whose text or e-mail it is. */
const never = z.undefined({ error: 'must not be set' }).optional();

/** structured-data/organization: no property is required, but those given must be valid. */
const organization = z.looseObject({
  name: text,
  url: address,
  logo: address.optional(),
  sameAs: listOf(address),
  email: z.email().optional(),
  telephone: z.string().startsWith('+').optional(),
  contactPoint: listOf(
    z.union([z.looseObject({ telephone: text }), z.looseObject({ email: text })]),
  ),
  address: listOf(z.looseObject({ addressCountry: z.string().regex(/^[A-Z]{2}$/) })).optional(),
});

/** https://developers.google.com/search/docs/appearance/site-names: the url is the home page. */
const webSite = z.looseObject({
  name: text,
  url: address.refine((url) => new URL(url).pathname === '/'),
});

const webPage = z.looseObject({ name: text, url: address });

/** structured-data/breadcrumb: two items or more, with name, position and (except the last) item. */
const breadcrumbList = z.looseObject({
  itemListElement: z
    .array(z.looseObject({ name: text, position: z.number(), item: address.optional() }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1))
    .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined)),
});

/** structured-data/article: headline, image, dates and author, whose name contains only the name. */
const blogPosting = z
  .looseObject({
    headline: text,
    image: listOf(address).refine((images) => images.length > 0),
    datePublished: date,
    dateModified: date.optional(),
    author: z.looseObject({
      '@type': z.enum(['Person', 'Organization']),
      name: text.regex(/^(?!by\b|posted\b)/i),
    }),
    publisher: link,
    articleSection: text,
    wordCount: z.number().positive(),
  })
  .refine(({ datePublished, dateModified }) => (dateModified ?? datePublished) >= datePublished);

const salary = z.looseObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.looseObject({ unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']) }),
});

/** structured-data/job-posting: required and recommended properties, and content guidelines. */
const jobPosting = z
  .looseObject({
    title: text,
    description: z
      .string()
      .includes('<p>')
      .regex(/^(?![\s\S]*href="\/)/, 'contains a relative link')
      .refine((html) => html.replace(/<[^>]*>/g, '').trim().length >= 200, 'is not the full text'),
    datePosted: date,
    validThrough: date.optional(),
    hiringOrganization: z.looseObject({ name: text }),
    jobLocation: z.looseObject({
      address: z.looseObject({ addressCountry: text, addressLocality: text }),
    }),
    employmentType: z.string().regex(/^[A-Z_]+$/),
    identifier: z.looseObject({ name: text, value: text }),
    baseSalary: salary.optional(),
    // Only allowed if the application is submitted on the site; here it is sent by e-mail.
    directApply: never,
  })
  .refine(({ datePosted, validThrough }) => (validThrough ?? datePosted) >= datePosted);

/** https://schema.org/Service: the properties that every service of this site has. */
const service = z.looseObject({
  name: text,
  provider: link,
  areaServed: listOf(z.looseObject({ name: text })),
});

const rules: Record<string, z.ZodType> = {
  Organization: organization,
  WebSite: webSite,
  WebPage: webPage,
  AboutPage: webPage,
  CollectionPage: webPage,
  BreadcrumbList: breadcrumbList,
  BlogPosting: blogPosting,
  JobPosting: jobPosting,
  Service: service,
};

/**
 * Not allowed at any depth: structured-data/review-snippet forbids reviews of the site's own firm,
 * and structured-data/faqpage is only for health and government sites.
 */
const forbidden = /^(Review|AggregateRating|Rating|FAQPage|QAPage|Question|HowTo)$/;
const forbiddenKeys = ['review', 'reviews', 'aggregateRating', 'ratingValue'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Collects every object of a graph at any depth. */
export const collectNodes = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(collectNodes)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(collectNodes)]
      : [];

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** @returns what is wrong with a node itself, apart from the rules of its type */
const findNodeErrors = (node: Node) => [
  ...(forbidden.test(String(node['@type'])) ? [`${node['@type']} is forbidden`] : []),
  ...forbiddenKeys.filter((key) => key in node).map((key) => `${key} is forbidden`),
  ...Object.keys(node).flatMap((key) => (isEmpty(node[key]) ? [`${key} is empty`] : [])),
];

function findRuleErrors(node: Node) {
  const type = String(node['@type']);
  const rule = rules[type];
  if (!rule) return [`${type}: a type without rules`];
  if (!address.safeParse(node['@id']).success) return [`${type}: @id is missing`];
  return (rule.safeParse(node).error?.issues ?? []).map(
    ({ path, message }) => `${type}: ${path.join('.')}: ${message}`,
  );
}

/** @returns an error message for each broken rule */
export function findErrors(graph: Node[]): string[] {
  const all = collectNodes(graph);
  const ids = new Set(graph.map((node) => node['@id']));
  const references = all.filter((node) => Object.keys(node).length === 1 && node['@id']);
  return [
    ...(ids.size < graph.length ? ['two nodes have the same @id'] : []),
    ...references
      .filter((node) => !ids.has(node['@id']))
      .map((node) => `${node['@id']} refers to no node`),
    ...all.flatMap(findNodeErrors),
    ...graph.flatMap(findRuleErrors),
  ];
}
