import type { Region } from '../../content/kinds/region.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { ProseLine } from '../../ui/ProseLine.tsx';

interface Props {
  steps: NonNullable<Region['setup']>;
  words: WordsOf<'regions' | 'ui'>;
}

/** The steps to set up in a region, each with its usual time and what it takes. */
export function SetupTable({ steps, words: { regions, ui } }: Props) {
  const headings = `${regions.setupStep}, ${regions.setupText}`;
  return (
    <div className="prose">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this frame scrolls sideways where letters are large */}
      <div
        aria-label={fill(ui.table, { headings })}
        className="table-frame"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what can take the focus
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{regions.setupStep}</th>
              <th scope="col">{regions.setupText}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ step, text, time }) => (
              <tr key={step}>
                <th className="border-rule" scope="row">
                  {step} <span className="block font-normal text-muted">{time}</span>
                </th>
                <td>
                  <ProseLine text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
