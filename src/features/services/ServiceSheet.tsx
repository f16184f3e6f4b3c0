import { divideCitations } from '../../content/law/references.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { ProseLine } from '../../ui/ProseLine.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'citedIn' | 'checkedBy'> {
  words: WordsOf<'services' | 'formats'>;
}

const line = 'flex flex-wrap justify-between gap-x-4 gap-y-1 border-muted';

/** A page of what the client receives, drawn as a sheet of paper. Its text is real text. */
export function ServiceSheet({ service, citedIn, checkedBy, words }: Props) {
  const {
    extract = [],
    extractTitle,
    extractDocument,
    extractPage,
    extractNote,
    extractChecked,
  } = service;
  const divided = divideCitations(citedIn.extract, extract);
  return (
    <figure className="max-w-124 text-xs max-lg:-mb-4 md:max-w-none">
      <figcaption className="mb-3 text-muted sm:mb-5">{words.services.extract}</figcaption>
      {/* The pile of sheets under it ends at the edge of the page. */}
      <div className="sheet me-2 border border-rule px-4 pt-3 pb-3 sm:px-5 sm:pt-5 [box-shadow:var(--shadow-sheet)] hyphens-auto">
        {extractDocument && (
          <p className={`${line} border-b pb-1.5`}>
            <span>{extractDocument}</span>
            <span>{extractPage}</span>
          </p>
        )}
        <h2 className="my-2 text-lg sm:mt-3.5 sm:text-xl">{extractTitle}</h2>
        <dl>
          {extract.map(({ term, text }, index) => (
            <div
              className="grid items-baseline gap-x-3 border-t border-rule py-1 sm:py-1.5 min-[24rem]:grid-cols-[5.25rem_minmax(0,1fr)] sm:grid-cols-[minmax(6rem,2fr)_minmax(0,5fr)]"
              key={term}
            >
              <dt className="label">{term}</dt>
              <dd>
                <ProseLine citations={divided[index]} text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 flex flex-wrap items-end justify-end">
          {extractNote && (
            <p className="grow basis-[7em] border-s-3 border-mark ps-3 pe-2">{extractNote}</p>
          )}
          <p className="-mb-1.25 -rotate-6 border-2 border-current bg-paper px-2 font-bold text-(--sheet-stamp)">
            {words.services.sample}
          </p>
        </div>
        <p className={`${line} mt-3 border-t pt-1.5`}>
          {checkedBy && <span>{fill(words.services.checkedBy, { name: checkedBy.name })}</span>}
          {extractChecked && <DateText date={extractChecked} words={words} />}
        </p>
      </div>
    </figure>
  );
}
