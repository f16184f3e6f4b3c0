import { type Citations, divideCitations } from '../../content/law/references.ts';
import type { WordsOf } from '../../content/words.ts';
import { ProseLine } from '../../ui/ProseLine.tsx';
import { TableFrame } from '../../ui/TableFrame.tsx';
import type { Region } from './model/region.ts';

interface Props {
  steps: NonNullable<Region['setup']>;
  citations: Citations;
  words: WordsOf<'regions' | 'ui'>;
}

/** The steps to set up in a region, each with its usual time and what it takes. */
export function SetupTable({ steps, citations, words }: Props) {
  const divided = divideCitations(citations, steps);
  const { regions } = words;
  const headings = [regions.setupStep, regions.setupText];
  return (
    <div className="prose [--container-measure:100%] border-b-4 border-mark bg-raised p-5 md:p-8">
      <TableFrame headings={headings} words={words}>
        {steps.map(({ step, text, time }, index) => (
          <tr key={step}>
            <th className="min-w-50 border-rule" scope="row">
              {step}{' '}
              <span className="block font-display text-lg font-normal text-balance text-accent">
                {time}
              </span>
            </th>
            <td>
              <ProseLine citations={divided[index]} text={text} />
            </td>
          </tr>
        ))}
      </TableFrame>
    </div>
  );
}
