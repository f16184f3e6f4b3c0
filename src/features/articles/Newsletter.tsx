import type { Paths } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  heading: string;
  text: string;
  /** The firm's newsletter service. */
  url?: string | undefined;
  words: WordsOf<'articles'>;
  paths: Paths;
}

/**
 * Leads to the firm's newsletter service. Without one it sends nothing: the field has no name and
 * the button no form, so that no address leaves the page.
 */
export const Newsletter = ({ heading, text, url, words: { articles }, paths }: Props) => (
  <section className="wrap mt-12" data-newsletter="">
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule py-4 text-sm">
      <div className="max-w-measure">
        <h2 className="text-lg">{heading}</h2>
        <p className="text-muted">
          {text} <TextLink href={paths.feed}>{articles.feed}</TextLink>
        </p>
      </div>
      {url ? (
        <a className={buttonClass('quiet')} href={url}>
          {articles.subscribe}
        </a>
      ) : (
        <div className="flex min-w-0 flex-wrap gap-2">
          <input
            aria-label={articles.email}
            autoComplete="email"
            className="tap max-w-full rounded-sm border border-edge bg-raised px-3"
            dir="auto"
            placeholder={articles.email}
            type="email"
          />
          <button className={buttonClass('quiet')} type="button">
            {articles.subscribe}
          </button>
        </div>
      )}
    </div>
  </section>
);
