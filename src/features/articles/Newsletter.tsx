import { paths } from '../../content/addresses.ts';
import { buttonClass } from '../../ui/button-class.ts';

interface Props {
  heading: string;
  text: string;
}

/**
 * Sends nothing, since the firm has no newsletter yet: the field has no name and the button no
 * form, so that no address leaves the page.
 */
export function Newsletter({ heading, text }: Props) {
  return (
    <section className="wrap" data-newsletter="">
      <div className="border-t-2 border-ink bg-sunken px-6 py-10 md:px-12">
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-3 max-w-measure">{text}</p>
        <div className="mt-6 flex max-w-measure flex-wrap gap-3">
          <label className="sr-only" htmlFor="newsletter-email">
            E-mail address
          </label>
          <input
            autoComplete="email"
            className="tap min-w-0 grow rounded-sm border border-edge bg-raised px-3"
            id="newsletter-email"
            placeholder="E-mail address"
            type="email"
          />
          <button className={buttonClass('quiet')} type="button">
            Subscribe
          </button>
        </div>
        <p className="mt-4 text-sm">
          <a className="link" href={paths.feed}>
            Follow the articles by RSS feed
          </a>
        </p>
      </div>
    </section>
  );
}
