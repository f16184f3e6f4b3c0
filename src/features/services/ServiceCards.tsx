import type { WordsOf } from '../../content/words/words.ts';
import type { Service } from './model/service.ts';
import './service-cards.css';
import { ServiceCard } from './ServiceCard.tsx';

interface Props {
  services: Service[];
  words: WordsOf<'ui'>;
}

/** Services as a ruled ledger, each with a link to its page. */
export const ServiceCards = ({ services, words }: Props) => (
  <ul className="service-cards">
    {services.map((service) => (
      <li key={service.id}>
        <ServiceCard service={service} words={words} />
      </li>
    ))}
  </ul>
);
