import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { Sector } from '../../content/kinds/sector.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { ProseLine } from '../../ui/ProseLine.tsx';

interface Props {
  sector: Sector;
  caseStudies: CaseStudy[];
  words: WordsOf<'caseStudies'>;
}

export function SectorPart({ sector, caseStudies, words }: Props) {
  return (
    <>
      <Icon name={sector.icon} />
      <p className="mt-4 max-w-measure">
        <ProseLine text={sector.description} />
      </p>
      <ul className="mt-6 mb-4 max-w-measure list-disc pl-5 marker:text-muted">
        {sector.needs.map((need) => (
          <li className="py-0.5" key={need}>
            {need}
          </li>
        ))}
      </ul>
      <LinkList
        links={caseStudies.map(({ title, path }) => ({
          label: fill(words.caseStudies.named, { title }),
          path,
        }))}
      />
    </>
  );
}
