import type { WordsOf } from '../../content/words/words.ts';
import { hasLongWord } from '../../ui/has-long-word.ts';
import { splitClause, splitLead } from '../../ui/split-lead.ts';
import type { Service } from './model/service.ts';

interface Props {
  service: Pick<Service, 'feeBasis' | 'duration'>;
  words: WordsOf<'services'>;
}

/** What the terms of a service say after their first sentence, which is in the head of the page. */
export const listFurtherTerms = (props: Props) =>
  listTerms(props)
    .map(({ term, text }) => ({ term, text: splitLead(text, props.words.language)[1] }))
    .filter(({ text }) => text);

function listTerms({ service, words: { services } }: Props) {
  return [
    { term: services.feeBasis, text: service.feeBasis ?? '' },
    { term: services.duration, text: service.duration },
  ].filter(({ text }) => text);
}

/** The fee and the time of a service: one sentence of each, the figure in it large. */
export const ServiceTerms = (props: Props) => (
  <dl className="service-terms">
    {listTerms(props).map(({ term, text }) => {
      const [clause, rest] = splitClause(splitLead(text, props.words.language)[0]);
      const className = hasLongWord(clause) ? 'long-words' : undefined;
      return (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className={className}>{clause}</span> {rest}
          </dd>
        </div>
      );
    })}
  </dl>
);
