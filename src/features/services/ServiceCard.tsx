import type { WordsOf } from '../../content/words/words.ts';
import { hasLongWord } from '../../ui/has-long-word.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import type { Service } from './model/service.ts';

interface Props {
  service: Pick<Service, 'title' | 'description' | 'points' | 'path'>;
  words: WordsOf<'ui'>;
}

/** One service in the ledger: its parts are the rows that `service-cards.css` aligns. */
export const ServiceCard = ({ service: { title, description, points, path }, words }: Props) => (
  <article>
    <h3 className={hasLongWord(title) ? 'long-words' : undefined}>{title}</h3>
    <p>{description}</p>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <MoreLink about={title} href={path} words={words}>
      {words.ui.learnMore}
    </MoreLink>
  </article>
);
