/**
 * What search engines ask of structured data, type by type, and what this site forbids itself.
 * Each rule names the page it comes from; `structured-data/…` stands for
 * https://developers.google.com/search/docs/appearance/structured-data/….
 */

export type Node = { '@type'?: string; '@id'?: string; [key: string]: unknown };
type Rule = (node: Node) => (string | false)[];

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => isText(value) && /^https:\/\/[^\s]+$/.test(value);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toNode = (value: unknown): Node => (isNode(value) ? value : {});
export const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** ISO 8601: a day, or a day and a time, with or without a zone; and a day that exists. */
function isDate(value: unknown) {
  const match =
    isText(value) &&
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/.exec(value);
  if (!match) return false;
  const day = new Date(`${match[1]}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(match[1] ?? '');
}

/** structured-data/organization: no property is required; those given have to be right. */
const organization: Rule = (node) => [
  !isText(node.name) && 'Organization: name is missing',
  !isAddress(node.url) && 'Organization: url is no absolute address',
  node.logo !== undefined && !isAddress(node.logo) && 'Organization: logo is no absolute address',
  toList(node.sameAs).some((url) => !isAddress(url)) &&
    'Organization: sameAs is no absolute address',
  node.email !== undefined &&
    !/^[^@\s]+@[^@\s]+$/.test(String(node.email)) &&
    'Organization: email is none',
  node.telephone !== undefined &&
    !/^\+\d/.test(String(node.telephone)) &&
    'Organization: telephone lacks the country',
  toList(node.contactPoint).some(
    (point) => !isText(toNode(point).telephone) && !isText(toNode(point).email),
  ) && 'Organization: a contact point has neither telephone nor email',
  node.address !== undefined &&
    !/^[A-Z]{2}$/.test(String(toNode(node.address).addressCountry)) &&
    'Organization: addressCountry is no ISO 3166-1 code of two letters',
];

/** https://developers.google.com/search/docs/appearance/site-names: name and url are required. */
const webSite: Rule = (node) => [
  !isText(node.name) && 'WebSite: name is missing',
  (!isAddress(node.url) || new URL(String(node.url)).pathname !== '/') &&
    'WebSite: url is not the home page',
];

/** structured-data/breadcrumb: two steps or more; name, position and, but for the last, item. */
const breadcrumbList: Rule = (node) => {
  const steps = toList(node.itemListElement).map(toNode);
  return [
    steps.length < 2 && 'BreadcrumbList: fewer than two steps',
    steps.some((step) => !isText(step.name)) && 'BreadcrumbList: a step has no name',
    steps.some((step, index) => step.position !== index + 1) &&
      'BreadcrumbList: positions do not count from 1',
    steps.slice(0, -1).some((step) => !isAddress(step.item)) &&
      'BreadcrumbList: a step has no item',
  ];
};

/** structured-data/article: headline, image, dates and author; an author has a name, and no more in it. */
const blogPosting: Rule = (node) => {
  const author = toNode(node.author);
  return [
    !isText(node.headline) && 'BlogPosting: headline is missing',
    toList(node.image).length === 0 && 'BlogPosting: image is missing',
    toList(node.image).some((url) => !isAddress(url)) &&
      'BlogPosting: image is no absolute address',
    !isDate(node.datePublished) && 'BlogPosting: datePublished is no ISO 8601 date',
    node.dateModified !== undefined &&
      !isDate(node.dateModified) &&
      'BlogPosting: dateModified is no ISO 8601 date',
    isDate(node.dateModified) &&
      String(node.dateModified) < String(node.datePublished) &&
      'BlogPosting: changed before it was published',
    !['Person', 'Organization'].includes(String(author['@type'])) &&
      'BlogPosting: the author is neither Person nor Organization',
    !isText(author.name) && 'BlogPosting: the author has no name',
    /^(by|posted)\b/i.test(String(author.name)) &&
      'BlogPosting: the name of the author holds more than the name',
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

/** structured-data/job-posting: the required and recommended properties, and the content guidelines. */
const jobPosting: Rule = (node) => {
  const address = toNode(toNode(node.jobLocation).address);
  const identifier = toNode(node.identifier);
  const description = String(node.description ?? '');
  return [
    !isText(node.title) && 'JobPosting: title is missing',
    /[!*]|\bapply\b|\d{3,}/i.test(String(node.title)) &&
      'JobPosting: the title holds more than the title',
    !/<p>/.test(description) && 'JobPosting: description is no HTML with paragraphs',
    description.replace(/<[^>]*>/g, '').trim().length < 200 &&
      'JobPosting: description is not the whole text',
    description.trim() === String(node.title) && 'JobPosting: description repeats the title',
    /href="\//.test(description) && 'JobPosting: description holds a link that is not absolute',
    !isDate(node.datePosted) && 'JobPosting: datePosted is no ISO 8601 date',
    node.validThrough !== undefined &&
      !isDate(node.validThrough) &&
      'JobPosting: validThrough is no ISO 8601 date',
    isDate(node.validThrough) &&
      String(node.validThrough) < String(node.datePosted) &&
      'JobPosting: over before it was posted',
    !isText(toNode(node.hiringOrganization).name) && 'JobPosting: hiringOrganization has no name',
    !isText(address.addressCountry) && 'JobPosting: jobLocation has no addressCountry',
    !isText(address.addressLocality) && 'JobPosting: jobLocation has no addressLocality',
    toList(node.employmentType).some((type) => !employmentTypes.includes(String(type))) &&
      'JobPosting: employmentType is none of the known',
    toList(node.employmentType).length === 0 && 'JobPosting: employmentType is missing',
    (!isText(identifier.name) || !isText(identifier.value)) &&
      'JobPosting: identifier lacks name or value',
    'baseSalary' in node &&
      !(Number(toNode(toNode(node.baseSalary).value).value) > 0) &&
      'JobPosting: baseSalary is empty',
    // Only true for an application on the page itself; here it goes by e-mail.
    'directApply' in node && 'JobPosting: directApply is claimed',
  ];
};

/** https://schema.org/Service: what this site promises of each. */
const service: Rule = (node) => [
  !isText(node.name) && 'Service: name is missing',
  node.provider === undefined && 'Service: provider is missing',
  toList(node.areaServed).length === 0 && 'Service: areaServed is missing',
  toList(node.areaServed).some((area) => !isText(toNode(area).name)) &&
    'Service: an area has no name',
];

const webPage: Rule = (node) => [
  !isAddress(node.url) && 'WebPage: url is no absolute address',
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
 * structured-data/review-snippet: no reviews of oneself; structured-data/faqpage: for health and government
 * sites alone. Neither is allowed at any depth.
 */
const forbidden = /^(Review|AggregateRating|Rating|FAQPage|QAPage|Question|HowTo)$/;
const forbiddenKeys = ['review', 'reviews', 'aggregateRating', 'ratingValue'];

/** Every object of a graph, however deep, with its properties. */
export const collectNodes = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(collectNodes)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(collectNodes)]
      : [];

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** @returns what is wrong with a graph, or nothing */
export function findFaults(graph: Node[]): string[] {
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
    ...(ids.size < graph.length ? ['two nodes share an @id'] : []),
    ...references
      .filter((node) => !ids.has(node['@id']))
      .map((node) => `${node['@id']} is nowhere`),
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
