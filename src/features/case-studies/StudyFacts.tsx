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
}

/** The services used, when the work was done and by whom, in a row, and the picture. Some are optional. */
export function StudyFacts({ study, sector, services, practices, team, photograph, words }: Props) {
  const { imageAlt = '', imageCaption, started, ended } = study;
  const firstMonth = started ?? ended;
  const links = services.map(({ id, title, path }) => ({
    key: id,
    node: <TextLink href={path}>{title}</TextLink>,
  }));
  return (
    <div className="grid content-start gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-12 [&>figure]:col-span-full">
      {photograph && <Photograph alt={imageAlt} caption={imageCaption} photograph={photograph} />}
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2 lg:col-span-7">
        <BanyanEmblem practices={practices} />
        <p className="grow basis-40">
          <Template
            text={words.caseStudies.services}
            values={{ services: <NodeList items={links} tag={words.tag} /> }}
          />
        </p>
      </div>
      <div className="lg:col-span-5">
        <p>
          <TextLink href={sector?.path}>{study.industry}</TextLink>
        </p>
        {firstMonth && <p>{formatMonths(firstMonth, ended, words.formats.dates)}</p>}
        {team.length > 0 && <MemberNames members={team} words={words} />}
      </div>
    </div>
  );
}
