import type { ReactNode } from 'react';
import { formatMonths } from '../../content/dates.ts';
import type { WordsOf } from '../../content/words.ts';
import { BanyanEmblem } from '../../ui/banyan/BanyanEmblem.tsx';
import { MemberNames } from '../../ui/MemberNames.tsx';
import { NodeList } from '../../ui/NodeList.tsx';
import { Photograph } from '../../ui/photograph/Photograph.tsx';
import type { Photograph as Files } from '../../ui/photograph/prepare-photograph.ts';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ListedStudy } from './list-studies.ts';

interface Props extends Pick<ListedStudy, 'study' | 'sector' | 'services' | 'practices' | 'team'> {
  /** Picture of the case study. */
  photograph?: Files | undefined;
  words: WordsOf<'caseStudies' | 'formats' | 'firm'>;
  /** What the study is about. */
  children: ReactNode;
}

/** What was done with which services, beside it when and by whom, and the picture. Some are optional. */
export function StudyFacts(props: Props) {
  const { study, sector, services, practices, team, photograph, words, children } = props;
  const { imageAlt = '', imageCaption, started, ended } = study;
  const firstMonth = started ?? ended;
  const links = services.map(({ id, title, path }) => ({
    key: id,
    node: <TextLink href={path}>{title}</TextLink>,
  }));
  return (
    <div className="grid content-start gap-x-8 gap-y-4 text-sm md:grid-cols-12 [&>figure]:col-span-full">
      {photograph && <Photograph alt={imageAlt} caption={imageCaption} photograph={photograph} />}
      <div className="md:col-span-7">
        {children}
        <div className="mt-5 flex max-w-measure flex-wrap items-start gap-x-5 gap-y-2">
          <BanyanEmblem practices={practices} />
          <p className="grow basis-40">
            <Template
              text={words.caseStudies.services}
              values={{ services: <NodeList items={links} tag={words.tag} /> }}
            />
          </p>
        </div>
      </div>
      <div className="md:col-span-5">
        <p>
          <TextLink href={sector?.path}>{study.industry}</TextLink>
        </p>
        {firstMonth && <p>{formatMonths(firstMonth, ended, words.formats.dates)}</p>}
        {team.length > 0 && <MemberNames members={team} words={words} />}
      </div>
    </div>
  );
}
