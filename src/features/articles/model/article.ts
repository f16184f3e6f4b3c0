import type { Root } from 'hast';
import { z } from 'zod';
import { date, webAddress } from '../../../content/code-fields.ts';
import { compareDates } from '../../../content/dates.ts';
import { collectTexts, defineKind } from '../../../content/define-kind.ts';
import {
  draft,
  group,
  list,
  photograph,
  photographCompanions,
  reference,
  references,
  term,
  text,
} from '../../../content/fields.ts';
import { type BuildContext, type ContentFile, numberedFileName } from '../../../content/kind.ts';
import { findCitedLaw, listCited } from '../../../content/law/law-citations.ts';
import { findLawChanges, findOldestCheck } from '../../../content/law/law-status.ts';
import { checkChecklist, findChecklist } from './checklist.ts';
import { countWords, formatReadTime } from './read-time.ts';

const articleSchema = z.strictObject({
  title: text('title of the article', 10, 90),
  metaTitle: text(
    'title in the browser tab and in search results, 60 characters or fewer; if omitted, the title',
    10,
    60,
  ).optional(),
  excerpt: text('teaser shown in lists, 120 to 160 characters', 120, 160),
  date: date('day of publication'),
  updated: date('day of the last substantial change').optional(),
  category: term('categories', 'category of the article'),
  cover: group('cover of the article; without it, lists show its title alone', {
    figure: text('a figure, section or date that the article states, such as 43B(h)', 1, 12),
    label: text('what it means', 5, 48),
  }).optional(),
  content: text('short opening paragraph, shown large above the text', 80, 600),
  services: references('services', 'a service page, such as hr-advisory/payroll-services')
    .min(1)
    .max(3)
    .describe('services related to the article, most relevant first'),
  author: reference(
    'team',
    'file name of the member of the team who wrote it; if omitted, the firm is the author',
  ).optional(),
  sources: list('sources listed at the end of the article', [1], {
    label: text('act, section and year, or official publication'),
    law: reference('law', 'file name of its entry in the register of law', {
      repeated: true,
    }).optional(),
    url: webAddress('official address of the source').optional(),
  }),
  calendar: reference(
    'calendars',
    'file name of a calendar, shown where the text links to #calendar, or after it',
  ).optional(),
  checklist: text(
    'heading in the text whose list or table visitors can download as plain text',
    3,
    120,
  ).optional(),
  ...photograph('picture above the text'),
  draft,
});

type ArticleData = z.infer<typeof articleSchema>;

/** @returns the sources in the order in which the text cites their law, then the others */
function sortByCitation(sources: ArticleData['sources'], body: Root) {
  const order = listCited(body);
  const positions = new Map(
    sources.map((source) => {
      const isFirst = sources.find(({ law }) => law === source.law) === source;
      const cites = isFirst && source.law !== undefined;
      const position = cites ? order.indexOf(source.law ?? '') : -1;
      return [source, position < 0 ? order.length : position];
    }),
  );
  return sources.toSorted((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0));
}

/** Grounds of covers, in the order of the categories. */
const grounds = ['mark', 'field', 'soil', 'sunken', 'raised'] as const;

/** With more categories than grounds, the grounds repeat. */
const chooseGround = (category: number) => grounds[category % grounds.length] ?? 'field';

/** The file name of an article starts with its number, which is also its address: `03-….md`. */
function deriveArticle(
  { id, data, markdown, body, lines, headings }: ContentFile<ArticleData>,
  { law, today, words, vocabulary }: BuildContext,
) {
  const number = Number.parseInt(id, 10);
  const cited = findCitedLaw({ ...data, body }, law);
  const wordCount = countWords(`${data.content} ${markdown}`);
  return {
    // A source without an address of its own has that of its entry in the register.
    sources: sortByCitation(data.sources, body).map((source) => ({
      ...source,
      url: source.url ?? law.find(({ id: entry }) => entry === source.law)?.source.url,
    })),
    checklist: data.checklist === undefined ? undefined : findChecklist(markdown, data.checklist),
    number,
    wordCount,
    readTime: formatReadTime(wordCount, words),
    lawChanges: findLawChanges(data.date, today, cited, law, (entry) =>
      // Only the sources of the law itself: the text may name sections of several laws.
      data.sources.flatMap((source) => (source.law === entry ? source.label : [])).join('\n'),
    ),
    lawChecked: findOldestCheck(cited),
    /** The laws that it cites. */
    laws: cited,
    ground: chooseGround(vocabulary.categories.indexOf(data.category)),
    body,
    lines,
    headings,
  };
}

export const articles = defineKind({
  folder: 'articles',
  ending: 'md',
  label: 'Articles',
  singular: 'article',
  schema: articleSchema,
  fileName: numberedFileName,
  companions: [photographCompanions],
  unique: ['title', 'excerpt'],
  dateOrder: [{ first: 'date', later: 'updated', meaning: 'the day of publication' }],
  check({ data, body }, report) {
    checkChecklist(data.checklist, body, report);
  },
  address: (id, paths) => paths.article(Number.parseInt(id, 10)),
  editor: { group: 'Writing', opening: 'content', columns: ['date', 'category'] },
  derive: deriveArticle,
  appearsOn: 'date',
  // Newest first.
  compare: (a, b) => compareDates(b.date, a.date) || a.number - b.number,
  lastChanged: ({ updated, date }) => updated ?? date,
  page: (article) => ({
    group: 'articles',
    title: article.metaTitle ?? article.title,
    description: article.excerpt,
    heading: article.title,
    article,
  }),
  search: ({ title, excerpt, category, content, lines, sources }) => ({
    title,
    summary: excerpt,
    texts: [category, content, ...lines, ...collectTexts(sources)],
  }),
  listedOn: ['home', 'blogs'],
});

export type Article = ReturnType<typeof articles.build>;
