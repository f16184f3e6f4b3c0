import type { WordsOf } from '../../content/words/words.ts';
import { hasLongWord } from '../../ui/has-long-word.ts';
import { splitClause, splitLead } from '../../ui/split-lead.ts';
import type { Service } from './model/service.ts';

interface Props {
  service: Pick<Service, 'feeBasis' | 'duration'>;
  words: WordsOf<'services'>;
}

/** The fee and the time of a service, the first clause of each large. */
export function ServiceTerms({ service, words: { services, language } }: Props) {
  const terms = [
    { term: services.feeBasis, text: service.feeBasis },
    { term: services.duration, text: service.duration },
  ];
  return (
    <dl className="service-terms">
      {terms.map(({ term, text }) => {
        if (!text) return null;
        const [lead, further] = splitLead(text, language);
        const [clause, rest] = splitClause(lead);
        return (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span className={hasLongWord(clause) ? 'long-words' : undefined}>{clause}</span>{' '}
              {rest} {further}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
