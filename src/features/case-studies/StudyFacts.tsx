import type { Photograph as Files } from '../../astro/prepare-photograph.ts';
import { findDateFormat } from '../../content/dates.ts';
import type { WordsOf } from '../../content/words.ts';
import { Photograph } from '../../ui/photograph/Photograph.tsx';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ListedStudy } from './list-studies.ts';

interface Props extends Pick<ListedStudy, 'study' | 'sector' | 'services' | 'team'> {
  /** Picture of the case study. */
  photograph?: Files | undefined;
  words: WordsOf<'caseStudies' | 'formats' | 'firm'>;
}

/** @returns the months of the work, such as January – March 2025 */
function formatMonths(
  { started, ended }: Pick<ListedStudy['study'], 'started' | 'ended'>,
  locale: string,
) {
  const [first, last] = [started ?? ended, ended ?? started];
  const format = findDateFormat(locale, { year: 'numeric', month: 'long' });
  return first && last && format.formatRange(new Date(first), new Date(last));
}

/** Links joined like a list in the language. */
const Services = ({ services, words }: Pick<Props, 'services' | 'words'>) =>
  new Intl.ListFormat(words.tag, { type: 'unit' })
    .formatToParts(services.map(({ path }) => path))
    .map(({ type, value }) =>
      type === 'element' ? (
        <TextLink href={value} key={value}>
          {services.find(({ path }) => path === value)?.title}
        </TextLink>
      ) : (
        value
      ),
    );

/** The people who did the work, each with their role and a link to their entry on the team page. */
const Members = ({ team, words }: Pick<Props, 'team' | 'words'>) => (
  <ul>
    {team.map(({ id, name, role, path }) => (
      <li className="py-0.5" key={id}>
        <Template
          text={words.firm.memberRole}
          values={{ name: <TextLink href={path}>{name}</TextLink>, role }}
        />
      </li>
    ))}
  </ul>
);

/** With which services, when and by whom it was done, and the picture. Some are optional. */
export function StudyFacts({ study, sector, services, team, photograph, words }: Props) {
  const { imageAlt = '', imageCaption } = study;
  const months = formatMonths(study, words.formats.dates);
  return (
    <div className="grid gap-x-8 gap-y-4 text-sm lg:grid-cols-3 [&>figure]:col-span-full">
      {photograph && <Photograph alt={imageAlt} caption={imageCaption} photograph={photograph} />}
      <p>
        <Template
          text={words.caseStudies.services}
          values={{ services: <Services services={services} words={words} /> }}
        />
      </p>
      <div>{team.length > 0 && <Members team={team} words={words} />}</div>
      <div>
        <p>
          <TextLink href={sector?.path}>{study.industry}</TextLink>
        </p>
        {months && <p>{months}</p>}
      </div>
    </div>
  );
}
