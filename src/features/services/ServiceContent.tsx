import type { ReactNode } from 'react';
import type { TeamMember } from '../../content/kinds/member.ts';
import type { Service } from '../../content/kinds/service.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { OverviewCard } from '../../ui/OverviewCard.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TitledList } from '../../ui/TitledList.tsx';
import { ServiceExtract } from './ServiceExtract.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';

interface Props {
  service: Service;
  /** The service's sub-pages; empty if it has none. */
  parts: Service[];
  /** Who does the work. */
  team: TeamMember[];
  /** The case study that matches, where there is one. */
  caseStudy?: ReactNode;
  /** The law that the service rests on, where it cites any. */
  law?: ReactNode;
  /** Further reading, where there is any. */
  children?: ReactNode;
  words: WordsOf<'services' | 'firm' | 'ui'>;
}

/** What a service page tells, from the facts at a glance to further reading. */
export function ServiceContent({ service, parts, team, caseStudy, law, children, words }: Props) {
  const { services } = words;
  return (
    <>
      <Section heading={services.atAGlance}>
        <ServiceFacts service={service} team={team} words={words} />
      </Section>
      {parts.length > 0 && (
        <Section heading={services.included}>
          <CardGrid columns="two">
            {parts.map((part) => (
              <li key={part.id}>
                <OverviewCard level={3} subject={part} words={words} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      {service.areas && (
        <Section heading={services.covers}>
          <TitledList items={service.areas} />
        </Section>
      )}
      <Section heading={services.view}>
        <Prose html={service.html} words={words} />
      </Section>
      <Section heading={services.steps}>
        <Steps steps={service.steps} />
      </Section>
      {service.extract && service.extract.length > 0 && (
        <Section heading={services.extract} intro={service.extractTitle}>
          <ServiceExtract lines={service.extract} />
        </Section>
      )}
      {caseStudy}
      {law}
      {children}
    </>
  );
}
