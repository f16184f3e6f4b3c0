import { parseDate } from '../../content/dates.ts';
import { shareCitations } from '../../content/law/references.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateText } from '../../ui/DateText.tsx';
import { ProseLine } from '../../ui/ProseLine.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'citedIn' | 'checkedBy'> {
  words: WordsOf<'services' | 'formats'>;
}

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
  const shares = shareCitations(citedIn.extract, extract);
  return (
    <figure className="service-sheet">
      <figcaption>{words.services.extract}</figcaption>
      <div className="service-sheet-page">
        {extractDocument && (
          <p className="service-sheet-line">
            <span>{extractDocument}</span>
            <span>{extractPage}</span>
          </p>
        )}
        <h2>{extractTitle}</h2>
        <dl>
          {extract.map(({ term, text }, index) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <ProseLine citations={shares[index]} text={text} />
              </dd>
            </div>
          ))}
        </dl>
        {extractNote && <p className="service-sheet-note">{extractNote}</p>}
        <p className="service-sheet-line">
          {checkedBy && <span>{fill(words.services.checkedBy, { name: checkedBy.name })}</span>}
          {extractChecked && <DateText date={parseDate(extractChecked)} words={words} />}
          <span className="service-sheet-stamp">{words.services.sample}</span>
        </p>
      </div>
    </figure>
  );
}
