import { fill, type WordsOf } from '../../content/words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { NewTabNote } from '../../ui/NewTabNote.tsx';
import type { Article } from './model/article.ts';

// A lone surrogate would make encodeURIComponent throw.
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

interface Props {
  article: Pick<Article, 'title'>;
  /** Canonical address of the article. */
  url: string;
  words: WordsOf<'articles' | 'layout' | 'ui'>;
}

/** Links that work without JavaScript. `share.ts` adds the device's own sharing, or copying. */
export function ShareLinks({ article, url, words: { articles, layout, ui } }: Props) {
  const networks = [
    {
      name: layout.network,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}&title=${encode(article.title)}`,
    },
    {
      name: articles.microblog,
      href: `https://twitter.com/intent/tweet?url=${encode(url)}&text=${encode(article.title)}`,
    },
  ];
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-6 screen-only">
      {networks.map(({ name, href }) => (
        <li key={name}>
          <a
            className="tap inline-flex items-center gap-2 text-sm font-medium hover:underline"
            href={href}
            rel="noopener"
            target="_blank"
          >
            {fill(articles.shareOn, { network: name })} <NewTabNote text={ui.newTab} />
          </a>
        </li>
      ))}
      <li className="hidden js:block">
        <button
          className={buttonClass('quiet')}
          data-copied={articles.copied}
          data-copied-help={articles.copiedHelp}
          data-copy={articles.copyLink}
          data-share={article.title}
          type="button"
        >
          {articles.share}
        </button>
      </li>
    </ul>
  );
}

/** The links again at the end of an article, with the link to copy by hand. */
export const ShareSection = (props: Props) => {
  const { articles } = props.words;
  return (
    <section aria-labelledby="share" className="mt-12 border-t border-rule pt-6 screen-only">
      <h2 className="text-lg" id="share">
        {articles.shareHeading}
      </h2>
      <ShareLinks {...props} />
      <label className="mt-4 block max-w-narrow text-sm" data-share-by-hand="" hidden>
        {articles.copyByHand}
        <input
          className="tap mt-1 w-full rounded-sm border border-edge bg-raised px-3"
          dir="ltr"
          readOnly
          type="text"
          value={props.url}
        />
      </label>
    </section>
  );
};
