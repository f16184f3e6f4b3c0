import { Fragment, type ReactNode } from 'react';
import { type Citations, divideCitations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';
import { Prose } from '../../ui/Prose.tsx';
import { foldTemplates } from './fold-templates.ts';
import type { Article } from './model/article.ts';
import { splitAtCalendar } from './model/calendar-place.ts';

interface Props {
  article: Pick<Article, 'body' | 'calendar'>;
  /** The tables of the article's calendar, if it has one. */
  calendar?: ReactNode;
  citations: Citations;
  words: WordsOf<'articles' | 'ui' | 'law' | 'formats'>;
}

/** The text of an article, with its calendar at its place, or after it. */
export function ArticleBody({ article, calendar, citations, words }: Props) {
  const body = structuredClone(article.body);
  foldTemplates(body, words);
  const parts = article.calendar ? splitAtCalendar(body) : [body];
  const divided = divideCitations(citations, parts);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once, in the build
    <Fragment key={index}>
      <Prose body={part} citations={divided[index]} words={words} />
      {index === 0 && calendar}
    </Fragment>
  ));
}
