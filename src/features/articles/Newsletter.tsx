import { TextLink } from '../../ui/TextLink.tsx';
import './newsletter.css';
import type { Paths } from '../../content/addresses.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { buttonClass } from '../../ui/button-class.ts';

interface Props {
  heading: string;
  text: string;
  words: WordsOf<'articles'>;
  paths: Paths;
}

/**
 * Sends nothing, since the firm has no newsletter yet: the field has no name and the button no
 * form, so that no address leaves the page.
 */
export function Newsletter({ heading, text, words: { articles }, paths }: Props) {
  return (
    <section className="wrap mt-12" data-newsletter="">
      <div className="newsletter">
        <div>
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-3 max-w-measure text-sm">{text}</p>
        </div>
        <div>
          <div className="flex flex-wrap gap-3">
            <label className="sr-only" htmlFor="newsletter-email">
              {articles.email}
            </label>
            <input
              autoComplete="email"
              className="tap min-w-0 grow rounded-sm border border-edge bg-raised px-3"
              id="newsletter-email"
              placeholder={articles.email}
              dir="auto"
              type="email"
            />
            <button className={buttonClass('quiet')} type="button">
              {articles.subscribe}
            </button>
          </div>
          <p className="mt-3 text-sm">
            <TextLink href={paths.feed}>{articles.feed}</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
