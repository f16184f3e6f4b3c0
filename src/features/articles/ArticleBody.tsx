import type { ReactNode } from 'react';
import { type Citations, shareCitations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';
import { Prose } from '../../ui/Prose.tsx';
import { BarChart } from './BarChart.tsx';
import { foldTemplates } from './fold-templates.ts';
import type { Article } from './model/article.ts';
import { calendarAnchor, figureAnchor, listPlaces, splitAtPlaces } from './model/article-places.ts';
import { Timeline } from './Timeline.tsx';

type BodyArticle = Pick<Article, 'body' | 'bars' | 'timelines' | 'calendar'>;

interface FigureProps {
  article: BodyArticle;
  anchor: string;
  words: WordsOf<'ui'>;
}

function Figure({ article, anchor, words }: FigureProps) {
  const chart = article.bars?.find(({ id }) => figureAnchor(id) === anchor);
  const timeline = article.timelines?.find(({ id }) => figureAnchor(id) === anchor);
  return (
    <>
      {chart && <BarChart chart={chart} tag={words.tag} />}
      {timeline && <Timeline timeline={timeline} />}
    </>
  );
}

interface Props {
  article: BodyArticle;
  /** The tables of the article's calendar. */
  calendar?: ReactNode;
  citations: Citations;
  words: WordsOf<'articles' | 'ui' | 'law' | 'formats'>;
}

/** The text of an article, with its figures and its calendar at their places. */
export function ArticleBody({ article, calendar, citations, words }: Props) {
  const pieces = splitAtPlaces(structuredClone(article.body), listPlaces(article));
  const shares = shareCitations(citations, pieces);
  return pieces.map((piece, index) => {
    if ('body' in piece) {
      foldTemplates(piece.body, words);
      // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once, in the build
      return <Prose body={piece.body} citations={shares[index]} key={index} words={words} />;
    }
    return piece.anchor === calendarAnchor ? (
      <div key={piece.anchor}>{calendar}</div>
    ) : (
      <Figure anchor={piece.anchor} article={article} key={piece.anchor} words={words} />
    );
  });
}
