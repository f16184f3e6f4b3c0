import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import { Prose } from '../../ui/Prose.tsx';
import { Reading } from '../../ui/Reading.tsx';
import { NotedItems } from '../../ui/references/NotedItems.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import type { ServicePage } from './service-page.ts';

interface Props extends Pick<ServicePage, 'service' | 'parts' | 'study' | 'citedIn'> {
  /** Who does the work, if the service says so. */
  team?: ReactNode;
  /** The summary of the case study, where there is one. */
  caseStudy?: ReactNode;
  /** The law on which the service is based, if it cites any. */
  law?: ReactNode;
  /** The calendar and further reading, where there are any. */
  children?: ReactNode;
  words: WordsOf<'services' | 'ui' | 'law' | 'formats'>;
}

/** The content of a service page, from the facts at a glance to further reading. */
export function ServiceContent(props: Props) {
  const { service, parts, team, study, citedIn, caseStudy, law, children, words } = props;
  const { services } = words;
  return (
    <>
      <Section bare heading={services.atAGlance}>
        <ServiceFacts service={service} team={team} words={words} />
      </Section>
      {parts.length > 0 && (
        <Section heading={services.included} wide>
          <ServiceCards services={parts} words={words} />
        </Section>
      )}
      {service.areas && service.areas.length > 0 && (
        <NotedItems
          citations={citedIn.areas}
          heading={services.covers}
          items={service.areas}
          words={words}
        />
      )}
      <Reading heading={services.view}>
        <Prose citations={citedIn.text} html={service.html} words={words} />
      </Reading>
      <Section heading={services.steps} wide>
        <Steps steps={service.steps} />
      </Section>
      {study && <Section heading={services.matchingCase}>{caseStudy}</Section>}
      {law}
      {children}
    </>
  );
}
