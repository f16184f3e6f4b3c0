import { formatDate } from '../../content/dates.ts';
import { fill, fillPlural, type WordsOf } from '../../content/words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { describeTurn, listDays, nameRoot, splitTrees, type Tree, type Turn } from './law-trees.ts';

interface Props {
  trees: Tree[];
  /** The day of the headline. */
  turn: Turn | undefined;
  words: WordsOf<'law' | 'formats'>;
}

const [width, height] = [272, 76];

/** The trunk of a code, and a hanging root for each law that it replaced. */
function Drawing({ count }: { count: number }) {
  const middle = width / 2;
  const roots = Array.from({ length: count }, (_, index) =>
    Math.round(((index + 0.5) * width) / count),
  );
  return (
    <svg
      aria-hidden="true"
      className="my-3 w-full max-w-sm fill-none stroke-ink stroke-2 forced-colors:stroke-[CanvasText]"
      viewBox={`0 0 ${width} ${height}`}
    >
      <path
        className="stroke-field-mark"
        d={roots.map((x) => `M${middle} 18C${middle} 42 ${x} 28 ${x} 50`).join('')}
      />
      <path d={roots.map((x) => `M${x} 50V${height}`).join('')} />
      {roots.map((x) => (
        <circle className="fill-field-mark stroke-none" cx={x} cy="50" key={x} r="5" />
      ))}
      <path className="stroke-8" d={`M${middle} 0V22`} />
    </svg>
  );
}

interface CardsProps extends Pick<Props, 'trees' | 'words'> {
  /** With the known days on which what each replaced ended. */
  hasDays: boolean;
}

const Cards = ({ trees, hasDays, words }: CardsProps) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-8 py-3 text-sm">
    {trees.map((tree) => (
      <li className="border-t border-rule pt-3" key={tree.law.id}>
        <h3 className="font-sans font-medium">
          <TextLink href={tree.law.path}>{tree.law.short ?? tree.law.title}</TextLink>
        </h3>
        {hasDays && (
          <p className="text-xs text-muted">
            {listDays(tree)
              .map((day) => formatDate(day, words.formats.dates))
              .join(' · ')}
          </p>
        )}
        <Drawing count={tree.roots.length} />
        <ul className="text-xs tabular">
          {tree.roots.map((root) => (
            <li key={root.law.id}>
              <a className="block py-1 hover:underline lg:py-0.5" href={root.law.path}>
                {nameRoot(root)}
                {root.rules && `, ${fill(words.law.nowRules, { title: root.rules.title })}`}
              </a>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/**
 * The laws that replaced several others: those of the day on which most were replaced, and the others folded. On a
 * phone all are, so that the search of the register is in the first screen.
 */
export function LawTrees({ trees, turn, words }: Props) {
  if (trees.length === 0) return null;
  const [ofTurn = [], others = []] = turn ? splitTrees(trees, turn) : [trees];
  const { law, tag } = words;
  return (
    <div className="soil">
      <div className="wrap pt-6 pb-2 lg:pt-8 lg:pb-3">
        {turn && <h2 className="text-2xl lg:pb-2">{describeTurn(turn, words)}</h2>}
        <details className="open-when-wide">
          <summary className="menu-arrow tap text-sm screen-only">
            {fillPlural(law.allEntries, tag, ofTurn.length + others.length)}
          </summary>
          <Cards hasDays={!turn} trees={ofTurn} words={words} />
          {others.length > 0 && (
            <details className="mt-2">
              <summary className="menu-arrow tap border-t border-rule text-sm">
                {law.onOtherDays}
              </summary>
              <Cards hasDays trees={others} words={words} />
            </details>
          )}
        </details>
      </div>
    </div>
  );
}
