import type { WordsOf } from '../../content/words/words.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { OverviewCard } from '../../ui/OverviewCard.tsx';
import type { Service } from './model/service.ts';

interface Props {
  services: Service[];
  words: WordsOf<'ui'>;
}

/** Services as cards, each with a link to its page. */
export const ServiceCards = ({ services, words }: Props) => (
  <CardGrid count={services.length}>
    {services.map((service) => (
      <li key={service.id}>
        <OverviewCard level={3} subject={service} words={words} />
      </li>
    ))}
  </CardGrid>
);
