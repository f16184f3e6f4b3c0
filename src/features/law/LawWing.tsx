import { fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { drawWing } from './draw-wing.ts';
import type { Scale } from './figure-scale.ts';
import { LawDrawing } from './LawDrawing.tsx';
import { LawTip } from './LawTip.tsx';
import type { Wing } from './law-wing.ts';
import type { Column } from './lay-out-figure.ts';

interface Props {
  wing: Wing;
  column: Column;
  scale: Scale;
  /** Whether other laws of its countries are in trees. */
  isBesideTrees: boolean;
  words: WordsOf<'law'>;
}

/** The laws of a country, or of several, that are in no tree, around the oldest of them. */
export function LawWing({ wing, column, scale, isBesideTrees, words }: Props) {
  const { groups, stem } = drawWing(wing, column.step, scale);
  return (
    <li className={`law-tree law-wing ${wing.isDense ? 'law-dense' : ''}`}>
      <LawDrawing column={column} root={wing.laws[0]} stem={stem}>
        {groups.map(({ dated, undated, tips }) => (
          <g key={dated + undated}>
            {dated && <path className="law-line" d={dated} />}
            {undated && <path className="law-line" d={undated} strokeDasharray="2 4" />}
            {tips.map(({ id, x, end, isTurn }) => (
              <LawTip end={end} isTurn={isTurn} key={id} x={x} />
            ))}
          </g>
        ))}
      </LawDrawing>
      <div className="law-names">
        <p className="font-medium">
          <TextLink href={wing.href}>{wing.label}</TextLink>
        </p>
        {isBesideTrees && (
          <p className="text-muted">
            {fillPlural(words.law.otherLaws, words.language, wing.laws.length, {})}
          </p>
        )}
        {wing.parts.length > 0 && (
          <ul className="tabular">
            {wing.parts.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
