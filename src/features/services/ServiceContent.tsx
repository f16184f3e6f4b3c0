import type { ReactNode } from 'react';
import { type Citations, shareCitations } from '../../content/references.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { Prose } from '../../ui/Prose.tsx';
import { Reading } from '../../ui/Reading.tsx';
import { NotedSection } from '../../ui/references/NotedSection.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TitledList } from '../../ui/TitledList.tsx';
import type { TeamMember } from '../team/model/member.ts';
import { listCitedParts } from './cited-parts.ts';
import type { Service } from './model/service.ts';
import { ServiceCards } from './ServiceCards.tsx';
import { ServiceExtract } from './ServiceExtract.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';

interface Props {
  service: Service;
  /** The service's sub-pages; empty if it has none. */
  parts: Service[];
  /** The law that the page cites. */
  citations: Citations;
  /** Who does the work. */
  team: TeamMember[];
  /** The case study that matches, where there is one. */
  caseStudy?: ReactNode;
  /** The law on which the service is based, if it cites any. */
  law?: ReactNode;
  /** Further reading, where there is any. */
  children?: ReactNode;
  words: WordsOf<'services' | 'firm' | 'ui' | 'law' | 'formats'>;
}

/** The content of a service page, from the facts at a glance to further reading. */
export function ServiceContent(props: Props) {
  const { service, parts, citations, team, caseStudy, law, children, words } = props;
  const { services } = words;
  const [inAreas, inText, inExtract] = shareCitations(citations, listCitedParts(service));
  return (
    <>
      <Section heading={services.atAGlance}>
        <ServiceFacts service={service} team={team} words={words} />
      </Section>
      {parts.length > 0 && (
        <Section heading={services.included} wide>
          <ServiceCards services={parts} words={words} />
        </Section>
      )}
      {service.areas && (
        <NotedSection citations={inAreas} heading={services.covers} words={words}>
          <TitledList citations={inAreas} items={service.areas} />
        </NotedSection>
      )}
      <Reading margin={<h2 className="text-2xl">{services.view}</h2>}>
        <Prose citations={inText} html={service.html} words={words} />
      </Reading>
      <Section heading={services.steps}>
        <Steps steps={service.steps} />
      </Section>
      {service.extract && service.extract.length > 0 && (
        <NotedSection
          citations={inExtract}
          heading={services.extract}
          intro={service.extractTitle}
          words={words}
        >
          <ServiceExtract citations={inExtract} lines={service.extract} />
        </NotedSection>
      )}
      {caseStudy}
      {law}
      {children}
    </>
  );
}
