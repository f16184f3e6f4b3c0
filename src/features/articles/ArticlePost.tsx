import type { ReactNode } from 'react';
import type { Firm } from '../../content/kinds/firm.ts';
import type { WordsOf } from '../../content/words.ts';
import { BookingInvitation } from '../../ui/BookingLink.tsx';
import { Contents } from '../../ui/Contents.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { LongText } from '../../ui/LongText.tsx';
import { Photograph } from '../../ui/photograph/Photograph.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { ArticlePage } from './article-page.ts';
import { Cover } from './Cover.tsx';
import { LawsInArticle } from './LawsInArticle.tsx';
import { ShareLinks, ShareSection } from './ShareLinks.tsx';
import { Sources } from './Sources.tsx';

interface Props extends ArticlePage {
  firm: Firm;
  /** What has changed in the law since. */
  notice?: ReactNode;
  /** The tables of the article's calendar. */
  calendar?: ReactNode;
  /** Shown below the sources. */
  register?: ReactNode;
  /** Who wrote it, if the article says so. */
  author?: ReactNode;
  /** The services that the article names. */
  children: ReactNode;
  words: WordsOf<'articles' | 'formats' | 'law' | 'layout' | 'ui'>;
}

/**
 * An article in full, from its title to the links for sharing it. On a phone, the text begins in the
 * first screens: what others may do with it comes after it.
 */
export function ArticlePost(props: Props) {
  const { article, citations, url, trail, photograph, firm, words } = props;
  return (
    <article>
      <Hero
        figure={
          article.cover && (
            <div className="screen-only max-lg:bleed-inline max-lg:*:aspect-5/2">
              <Cover article={article} />
            </div>
          )
        }
        ground="paper"
        heading={article.title}
        isBand
        lead={article.content}
        small
        trail={trail}
        words={words}
      >
        <div className="mt-4 text-xs text-muted sm:text-sm">
          <ArticleFacts article={article} author={props.byline?.[0]?.entry} words={words} />
          <div className="max-lg:hidden">
            <LawsInArticle article={article} path={props.lawPath} words={words} />
            <ShareLinks article={article} url={url} words={words} />
          </div>
        </div>
      </Hero>
      <LongText margin={<Contents headings={article.headings} words={words} />}>
        {photograph && (
          <div className="mb-8 max-w-measure">
            <Photograph
              alt={article.imageAlt ?? ''}
              caption={article.imageCaption}
              photograph={photograph}
            />
          </div>
        )}
        {/* Reader views show a text and the paragraphs beside it, not what is around it. */}
        <p className="reader-only hidden">{article.content}</p>
        {props.notice}
        <ArticleBody
          article={article}
          calendar={props.calendar}
          citations={citations}
          words={words}
        />
        {props.checklistPath && (
          <p className="mt-8 screen-only">
            <a className="link py-1" download href={props.checklistPath}>
              {words.articles.checklist}
            </a>
          </p>
        )}
        <p className="reader-only hidden">
          {citations.all.map(({ label }, index) => `${index + 1}. ${label}`).join(' ')}
        </p>
        <Sources citations={citations} words={words} />
        <div className="mt-4 screen-only lg:hidden">
          <LawsInArticle article={article} path={props.lawPath} words={words} />
        </div>
        {props.register}
        {props.author && <div className="mt-8 border-t border-rule pt-6">{props.author}</div>}
        {props.children}
        <div className="mt-6 screen-only">
          <BookingInvitation firm={firm} words={words} />
        </div>
        <ShareSection article={article} url={url} words={words} />
      </LongText>
    </article>
  );
}
