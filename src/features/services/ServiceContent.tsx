import { Fragment, type ReactNode } from 'react';
import type { WordsOf } from '../../content/words.ts';
import { Steps } from '../../ui/Steps.tsx';
import { TitledList } from '../../ui/TitledList.tsx';
import { WideSection } from '../../ui/WideSection.tsx';
import { SectionBar } from './SectionBar.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { ServiceReceived } from './ServiceReceived.tsx';
import { ServiceView } from './ServiceView.tsx';
import type { ServicePage } from './service-page.ts';

interface Props
  extends Pick<
    ServicePage,
    'service' | 'parts' | 'citations' | 'citedIn' | 'calculators' | 'calendar'
  > {
  /** Who does the work, if the service says so. */
  people?: ReactNode;
  /** The case study that shows the service best. */
  caseStudy?: ReactNode;
  /** The law that the page cites. */
  law?: ReactNode;
  forms?: ReactNode;
  /** The next dates of the calendar. */
  dates?: ReactNode;
  words: WordsOf<'services' | 'ui' | 'law' | 'formats' | 'calculators' | 'calendars'>;
}

/** The content of a service page, section by section, under a bar of links to them. */
export function ServiceContent(props: Props) {
  const { service, parts, citations, citedIn, calculators, calendar, words } = props;
  const { services } = words;
  const { team = [], areas = [] } = service;
  const all = [
    {
      id: 'part-received',
      heading: services.deliverables,
      content: (
        <ServiceReceived service={service} team={team.length > 0 && props.people} words={words} />
      ),
    },
    parts.length > 0 && {
      id: 'part-included',
      heading: services.included,
      content: (
        <WideSection heading={services.included}>
          <ServiceCards isBrief services={parts} words={words} />
        </WideSection>
      ),
    },
    areas.length > 0 && {
      id: 'part-covers',
      heading: services.covers,
      content: (
        <WideSection heading={services.covers}>
          <TitledList citations={citedIn.areas} items={areas} look="heavy" />
        </WideSection>
      ),
    },
    {
      id: 'part-view',
      heading: services.view,
      content: <ServiceView citedIn={citedIn} service={service} words={words} />,
    },
    {
      id: 'part-steps',
      heading: services.steps,
      content: (
        <WideSection heading={services.steps}>
          <Steps steps={service.steps} />
        </WideSection>
      ),
    },
    citations.all.length > 0 && { id: 'part-law', heading: words.law.heading, content: props.law },
    calculators.length > 0 && {
      id: 'part-calculators',
      heading: words.calculators.heading,
      content: props.forms,
    },
    calendar && { id: 'part-dates', heading: words.calendars.next, content: props.dates },
  ];
  const sections = all.filter((section) => section !== false && section !== undefined);
  return (
    <>
      <SectionBar sections={sections} words={words} />
      {sections.map(({ id, content }) => (
        <Fragment key={id}>
          {id === 'part-view' && props.caseStudy}
          <div id={id} tabIndex={-1}>
            {content}
          </div>
        </Fragment>
      ))}
    </>
  );
}
