import type { ReactNode } from 'react';
import { type Citations, shareCitations } from '../../content/law/references.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ProseLine } from '../../ui/ProseLine.tsx';
import { Section } from '../../ui/Section.tsx';
import type { RegionPage } from './region-page.ts';
import { SetupTable } from './SetupTable.tsx';

interface Props extends Pick<RegionPage, 'region' | 'citedIn'> {
  words: WordsOf<'regions' | 'ui'>;
}

interface PointsProps {
  items: { title: string; text: string }[];
  citations: Citations;
}

/** On a phone, what few visitors need is folded. */
const FoldedOnPhones = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="open-when-wide">
    <summary className="menu-arrow tap flex items-center gap-2 font-medium screen-only">
      {summary}
    </summary>
    {children}
  </details>
);

/** Titles with short texts, in columns where there is room. Titles are bullets to the eye. */
function Points({ items, citations }: PointsProps) {
  const shares = shareCitations(citations, items);
  return (
    <CardGrid count={items.length}>
      {items.map(({ title, text }, index) => (
        <li className="border-t border-rule pt-3" key={title}>
          <h3 className="ms-5 list-item list-disc text-head marker:text-accent">{title}</h3>
          <p className="mt-2 text-sm">
            <ProseLine citations={shares[index]} text={text} />
          </p>
        </li>
      ))}
    </CardGrid>
  );
}

/** The content of a region page, from the focus areas to immigration. */
export function RegionContent({ region, citedIn, words }: Props) {
  const { setup = [], immigration = [] } = region;
  const { regions, ui } = words;
  return (
    <>
      <Section heading={region.focusHeading} wide>
        <Points citations={citedIn.focus} items={region.focus} />
      </Section>
      {setup.length > 0 && (
        <div className="relative -mb-px bg-sunken">
          <Section bare heading={regions.setup} intro={region.setupNote}>
            <FoldedOnPhones summary={fill(ui.more, { about: regions.setup })}>
              <SetupTable citations={citedIn.setup} steps={setup} words={words} />
            </FoldedOnPhones>
          </Section>
        </div>
      )}
      {immigration.length > 0 && (
        <Section heading={regions.immigration} intro={region.immigrationNote} wide>
          <FoldedOnPhones summary={fill(ui.more, { about: regions.immigration })}>
            <Points citations={citedIn.immigration} items={immigration} />
          </FoldedOnPhones>
        </Section>
      )}
    </>
  );
}
