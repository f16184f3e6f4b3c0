import { divideCitations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';
import { splitAtHeadings } from '../../render/split-at-headings.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Prose } from '../../ui/Prose.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'citedIn'> {
  words: WordsOf<'services' | 'ui' | 'law' | 'formats'>;
}

/** What the firm thinks about the service: each heading of the text opens its part, the first is open. */
export function ServiceView({ service: { body, headings }, citedIn, words }: Props) {
  const [opening, ...parts] = splitAtHeadings(body);
  const divided = divideCitations(citedIn.text, [opening, ...parts]);
  return (
    <section className="wrap">
      <div className="border-t border-rule py-8 md:py-14">
        <h2 className="mb-6 text-2xl">{words.services.view}</h2>
        {opening && <Prose body={opening} citations={divided[0]} words={words} />}
        {headings.map(({ slug, text }, index) => (
          <Fold
            isOpen={index === 0}
            key={slug}
            summary={
              <h3 className="text-xl" id={slug}>
                {text}
              </h3>
            }
          >
            <div className="noted pb-8 lg:ms-[calc(var(--side)+2rem)] xl:min-h-24 xl:has-[.note]:pe-62">
              {parts[index] && (
                <Prose body={parts[index]} citations={divided[index + 1]} words={words} />
              )}
            </div>
          </Fold>
        ))}
      </div>
    </section>
  );
}
