import { z } from 'zod';
import { compareDates, formatDate, parseDate, parseOptionalDate, toIsoDate } from '../dates.ts';
import { date, draft, reference, references, term, text, webAddress } from '../fields.ts';
import {
  type BuildContext,
  type ContentFile,
  defineKind,
  mainHeadings,
  numberedFileName,
} from '../kind.ts';
import { findCitedLaw } from '../law-citations.ts';
import { findLawChanges } from '../law-status.ts';
import { countWords, formatReadTime } from '../read-time.ts';
import { findMotif } from '../vocabulary.ts';

const articleSchema = z.strictObject({
  title: text('title of the article', 10, 90),
  excerpt: text('teaser shown in lists, 120 to 160 characters', 120, 160),
  date: date('day of publication'),
  updated: date('day of the last change in substance').optional(),
  category: term('categories', 'category of the article'),
  content: text('short opening paragraph, shown large above the text', 80, 600),
  services: references('services', 'a service page, such as hr-advisory/payroll-services')
    .min(1)
    .max(3)
    .describe('services related to the article, most relevant first'),
  author: text('name of the author; if omitted, the firm is the author').optional(),
  sources: z
    .array(
      z.strictObject({
        label: text('act, section and year, or official publication'),
        law: reference('law', 'file name of its entry in the register of law', {
          repeated: true,
        }).optional(),
        url: webAddress('address of the source').optional(),
      }),
    )
    .min(1)
    .describe('sources listed at the end of the article'),
  draft,
});

type ArticleData = z.infer<typeof articleSchema>;

/** The number of an article, which is its address, leads its file name: `03-….md`. */
function buildArticle(
  { id, data, markdown, html, headings }: ContentFile<ArticleData>,
  { vocabulary, law, today, words, paths }: BuildContext,
) {
  const number = Number.parseInt(id, 10);
  const date = parseDate(data.date);
  const wordCount = countWords(`${data.content} ${markdown}`);
  return {
    ...data,
    id,
    number,
    motif: findMotif(vocabulary, data.category),
    path: paths.article(number),
    date,
    // Formatted here, so that the island with the article list needs no date code.
    dateText: formatDate(date, words.formats.dates),
    isoDate: toIsoDate(date),
    updated: parseOptionalDate(data.updated),
    wordCount,
    readTime: formatReadTime(wordCount, words),
    lawChanges: findLawChanges(
      date,
      today,
      findCitedLaw({ ...data, html }, law),
      law,
      [markdown, ...data.sources.map(({ label }) => label)].join('\n'),
    ),
    html,
    headings: mainHeadings(headings),
  };
}

export type Article = ReturnType<typeof buildArticle>;

export const articles = defineKind({
  folder: 'articles',
  ending: 'md',
  label: 'Articles',
  singular: 'article',
  schema: articleSchema,
  fileName: numberedFileName,
  unique: ['title', 'excerpt'],
  address: (id, paths) => paths.article(Number.parseInt(id, 10)),
  editor: { group: 'Writing', columns: ['date', 'category'] },
  build: buildArticle,
  // Newest first.
  compare: (a, b) => compareDates(b.date, a.date) || a.number - b.number,
  lastChanged: ({ updated, date }) => updated ?? date,
  page: (article) => ({
    group: 'articles',
    title: article.title,
    description: article.excerpt,
    heading: article.title,
    article,
  }),
  listedOn: ['home', 'blogs'],
});
