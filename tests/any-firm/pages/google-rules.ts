/**
 * Google's rules for structured data by type, and the types that this site does not use. Each rule
 * names its source; `structured-data/…` is short for
 * https://developers.google.com/search/docs/appearance/structured-data/….
 */

export type Node = { '@type'?: string; '@id'?: string; [key: string]: unknown };
type Rule = (node: Node) => (string | false)[];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => isText(value) && /^https:\/\/[^\s]+$/.test(value);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asNode = (value: unknown): Node => (isNode(value) ? value : {});
export const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** ISO 8601: an existing date, with or without time and time zone. */
function isDate(value: unknown) {
  const match =
    isText(value) &&
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/.exec(value);
  if (!match) return false;
  const day = new Date(`${match[1]}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(match[1] ?? '');
}

/** structured-data/organization: no property is required, but those given must be valid. */
const organization: Rule = (node) => [
  !isText(node.name) && 'Organization: name is missing',
  !isAddress(node.url) && 'Organization: url is not an absolute URL',
  node.logo !== undefined && !isAddress(node.logo) && 'Organization: logo is not an absolute URL',
  toList(node.sameAs).some((url) => !isAddress(url)) &&
    'Organization: sameAs is not an absolute URL',
  node.email !== undefined &&
    !/^[^@\s]+@[^@\s]+$/.test(String(node.email)) &&
    'Organization: email is invalid',
  node.telephone !== undefined &&
    !/^\+\d/.test(String(node.telephone)) &&
    'Organization: telephone has no country code',
  toList(node.contactPoint).some(
    (point) => !isText(asNode(point).telephone) && !isText(asNode(point).email),
  ) && 'Organization: a contact point has neither telephone nor email',
  toList(node.address).some(
    (address) => !/^[A-Z]{2}$/.test(String(asNode(address).addressCountry)),
  ) && 'Organization: addressCountry is not a two-letter ISO 3166-1 code',
];

/** https://developers.google.com/search/docs/appearance/site-names: name and url are required. */
const webSite: Rule = (node) => [
  !isText(node.name) && 'WebSite: name is missing',
  (!isAddress(node.url) || new URL(String(node.url)).pathname !== '/') &&
    'WebSite: url is not the home page',
];

/** structured-data/breadcrumb: two items or more, with name, position and (except the last) item. */
const breadcrumbList: Rule = (node) => {
  const items = toList(node.itemListElement).map(asNode);
  return [
    items.length < 2 && 'BreadcrumbList: fewer than two items',
    items.some((item) => !isText(item.name)) && 'BreadcrumbList: an item has no name',
    items.some((item, index) => item.position !== index + 1) &&
      'BreadcrumbList: positions do not count up from 1',
    items.slice(0, -1).some((item) => !isAddress(item.item)) &&
      'BreadcrumbList: an item has no URL',
  ];
};

/** structured-data/article: headline, image, dates and author, whose name contains only the name. */
const blogPosting: Rule = (node) => {
  const author = asNode(node.author);
  return [
    !isText(node.headline) && 'BlogPosting: headline is missing',
    toList(node.image).length === 0 && 'BlogPosting: image is missing',
    toList(node.image).some((url) => !isAddress(url)) &&
      'BlogPosting: image is not an absolute URL',
    !isDate(node.datePublished) && 'BlogPosting: datePublished is not an ISO 8601 date',
    node.dateModified !== undefined &&
      !isDate(node.dateModified) &&
      'BlogPosting: dateModified is not an ISO 8601 date',
    isDate(node.dateModified) &&
      String(node.dateModified) < String(node.datePublished) &&
      'BlogPosting: modified before it was published',
    !['Person', 'Organization'].includes(String(author['@type'])) &&
      'BlogPosting: the author is neither Person nor Organization',
    !isText(author.name) && 'BlogPosting: the author has no name',
    /^(by|posted)\b/i.test(String(author.name)) &&
      'BlogPosting: the author name contains more than a name',
    node.publisher === undefined && 'BlogPosting: publisher is missing',
    !isText(node.articleSection) && 'BlogPosting: articleSection is missing',
    !(Number(node.wordCount) > 0) && 'BlogPosting: wordCount is missing',
  ];
};

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];

/** A single amount, or the minimum and maximum of a range, with currency and period. */
function isSalary({ currency, value }: Node) {
  const { value: amount, minValue, maxValue, unitText } = asNode(value);
  const isAmount =
    amount === undefined ? Number(maxValue) > Number(minValue) : minValue === undefined;
  return (
    /^[A-Z]{3}$/.test(String(currency)) &&
    Number(amount ?? minValue) > 0 &&
    isAmount &&
    ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(unitText))
  );
}

/** structured-data/job-posting: required and recommended properties, and content guidelines. */
const jobPosting: Rule = (node) => {
  const address = asNode(asNode(node.jobLocation).address);
  const identifier = asNode(node.identifier);
  const description = String(node.description ?? '');
  return [
    !isText(node.title) && 'JobPosting: title is missing',
    /[!*]|\bapply\b|\d{3,}/i.test(String(node.title)) &&
      'JobPosting: title contains more than the job title',
    !/<p>/.test(description) && 'JobPosting: description is not HTML with paragraphs',
    description.replace(/<[^>]*>/g, '').trim().length < 200 &&
      'JobPosting: description is not the full text',
    description.trim() === String(node.title) && 'JobPosting: description repeats the title',
    /href="\//.test(description) && 'JobPosting: description contains a relative link',
    !isDate(node.datePosted) && 'JobPosting: datePosted is not an ISO 8601 date',
    node.validThrough !== undefined &&
      !isDate(node.validThrough) &&
      'JobPosting: validThrough is not an ISO 8601 date',
    isDate(node.validThrough) &&
      String(node.validThrough) < String(node.datePosted) &&
      'JobPosting: expired before it was posted',
    !isText(asNode(node.hiringOrganization).name) && 'JobPosting: hiringOrganization has no name',
    !isText(address.addressCountry) && 'JobPosting: jobLocation has no addressCountry',
    !isText(address.addressLocality) && 'JobPosting: jobLocation has no addressLocality',
    toList(node.employmentType).some((type) => !employmentTypes.includes(String(type))) &&
      'JobPosting: unknown employmentType',
    toList(node.employmentType).length === 0 && 'JobPosting: employmentType is missing',
    (!isText(identifier.name) || !isText(identifier.value)) &&
      'JobPosting: identifier has no name or value',
    'baseSalary' in node &&
      !isSalary(asNode(node.baseSalary)) &&
      'JobPosting: baseSalary is invalid',
    // Only allowed if the application is submitted on the site; here it is sent by e-mail.
    'directApply' in node && 'JobPosting: directApply is set',
  ];
};

/** https://schema.org/Service: the properties that every service of this site has. */
const service: Rule = (node) => [
  !isText(node.name) && 'Service: name is missing',
  node.provider === undefined && 'Service: provider is missing',
  toList(node.areaServed).some((area) => !isText(asNode(area).name)) &&
    'Service: an area has no name',
];

const webPage: Rule = (node) => [
  !isAddress(node.url) && 'WebPage: url is not an absolute URL',
  !isText(node.name) && 'WebPage: name is missing',
];

const rules: Record<string, Rule> = {
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

/** Collects every object of a graph at any depth. */
export const collectNodes = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(collectNodes)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(collectNodes)]
      : [];

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** @returns an error message for each broken rule */
export function findErrors(graph: Node[]): string[] {
  const all = collectNodes(graph);
  const ids = new Set(graph.map((node) => node['@id']));
  const references = all.filter((node) => Object.keys(node).length === 1 && node['@id']);
  return [
    ...graph
      .filter((node) => !rules[String(node['@type'])])
      .map((node) => `${node['@type']}: a type without rules`),
    ...graph
      .filter((node) => !isAddress(node['@id']))
      .map((node) => `${node['@type']}: @id is missing`),
    ...(ids.size < graph.length ? ['two nodes have the same @id'] : []),
    ...references
      .filter((node) => !ids.has(node['@id']))
      .map((node) => `${node['@id']} refers to no node`),
    ...all
      .filter((node) => forbidden.test(String(node['@type'])))
      .map((node) => `${node['@type']} is forbidden`),
    ...all.flatMap((node) =>
      forbiddenKeys.filter((key) => key in node).map((key) => `${key} is forbidden`),
    ),
    ...all.flatMap((node) =>
      Object.entries(node)
        .filter(([, value]) => isEmpty(value))
        .map(([key]) => `${key} is empty`),
    ),
    ...graph
      .flatMap((node) => rules[String(node['@type'])]?.(node) ?? [])
      .filter((message) => message !== false),
  ];
}
