import { type CalendarDate, formatDate } from '../../content/dates.ts';
import { fill, fillPlural, type WordsOf } from '../../content/words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { describeTurn, listDays, nameRoot, splitTrees, type Tree, type Turn } from './law-trees.ts';

interface Props {
  trees: Tree[];
  /** The day of the headline. */
  turn: Turn | undefined;
  words: WordsOf<'law' | 'formats'>;
}

const [width, height, edge] = [112, 48, 6];

/** The trunk of a code, and a hanging root for each law that it replaced. */
function Drawing({ count }: { count: number }) {
  const middle = width / 2;
  const lines = Array.from({ length: count }, (_, index) =>
    Math.round(edge + ((index + 0.5) * (width - 2 * edge)) / count),
  );
  return (
    <svg
      aria-hidden="true"
      className="-scale-y-100 fill-none max-lg:row-span-2 max-[18rem]:hidden stroke-ink stroke-2 forced-colors:stroke-[CanvasText]"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <path d={lines.map((x) => `M${x} 0V16`).join('')} />
      <path
        className="stroke-field-mark"
        d={lines.map((x) => `M${x} 18C${x} 28 ${middle} 24 ${middle} 34`).join('')}
      />
      {lines.map((x) => (
        <circle className="fill-field-mark stroke-none" cx={x} cy="18" key={x} r="4" />
      ))}
      <path className="stroke-6" d={`M${middle} 32V${height}`} />
    </svg>
  );
}

interface RowProps extends Pick<Props, 'words'> {
  tree: Tree;
  /** The known days on which what it replaced ended, in place of its own status. */
  days: CalendarDate[];
}

const Row = ({ tree: { law, roots }, days, words }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 border-t border-rule py-4 text-sm lg:grid-cols-[var(--side)_minmax(0,1fr)_auto] lg:gap-x-8">
    <div>
      <h3 className="font-sans font-medium">
        <TextLink href={law.path}>{law.short ?? law.title}</TextLink>
      </h3>
      <p className={`text-xs text-muted ${days.length > 0 ? '' : 'max-lg:hidden'}`}>
        {days.map((day) => formatDate(day, words.formats.dates)).join(' · ') || law.statusText}
      </p>
    </div>
    <details className="open-when-wide text-xs max-lg:row-start-2">
      <summary className="menu-arrow py-1 screen-only">
        {fillPlural(words.law.replaces, words.tag, roots.length)}
      </summary>
      <ul className="gap-x-6 tabular sm:columns-2">
        {roots.map((root) => (
          <li className="break-inside-avoid" key={root.law.id}>
            <a className="block py-0.5 max-lg:py-1 hover:underline" href={root.law.path}>
              {nameRoot(root)}
              {root.rules && `, ${fill(words.law.nowRules, { title: root.rules.title })}`}
            </a>
          </li>
        ))}
      </ul>
    </details>
    <Drawing count={roots.length} />
  </li>
);

interface RowsProps extends Omit<Props, 'turn'> {
  areOfOtherDays?: boolean;
}

const Rows = ({ trees, areOfOtherDays, ...props }: RowsProps) => (
  <ul>
    {trees.map((tree) => (
      <Row days={areOfOtherDays ? listDays(tree) : []} key={tree.law.id} tree={tree} {...props} />
    ))}
  </ul>
);

/**
 * The laws that replaced several others: first those of the day on which most were replaced. On a phone
 * they are folded, so that the search of the register is in the first screen.
 */
export function LawTrees({ trees, turn, ...props }: Props) {
  if (trees.length === 0) return null;
  const [ofTurn = [], others = []] = splitTrees(trees, turn);
  const { law, tag } = props.words;
  return (
    <div className="soil">
      <div className="wrap pt-6 pb-2 lg:py-12">
        {turn && <h2 className="text-2xl lg:pb-6">{describeTurn(turn, props.words)}</h2>}
        <details className="open-when-wide">
          <summary className="menu-arrow tap text-sm screen-only">
            {fillPlural(law.allEntries, tag, ofTurn.length + others.length)}
          </summary>
          <Rows trees={ofTurn} {...props} />
          {turn && others.length > 0 && (
            <p className="pt-6 pb-2 text-sm text-muted">{law.onOtherDays}</p>
          )}
          <Rows areOfOtherDays={turn !== undefined} trees={others} {...props} />
        </details>
      </div>
    </div>
  );
}
