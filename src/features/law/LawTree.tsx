import { lawAnchor } from '../../content/law/law-citations.ts';
import { formatStatus } from '../../content/law/law-status.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { drawRoots, treeSize, trunk } from './draw-tree.ts';
import type { Root, Tree } from './law-trees.ts';

interface Props {
  tree: Tree;
  /** The years at the top and at the tips of all trees. */
  span: [oldest: number, newest: number];
  words: WordsOf<'law' | 'formats'>;
}

/** The name of a law with its year, which not every title has. */
function nameRoot({ law: { short, title }, year }: Root) {
  const name = short ?? title;
  return year === undefined || name.includes(String(year)) ? name : `${year} ${name}`;
}

/** A law, and those that it replaced: a trunk, and a root for each that ends above it. */
export const LawTree = ({ tree: { law, roots }, span, words }: Props) => (
  <li className="law-tree">
    <svg
      aria-hidden="true"
      className="horizon"
      viewBox={`0 0 ${treeSize.width} ${treeSize.height}`}
    >
      {drawRoots(roots, ...span).map(({ x, end, isDated, root, graft }) => (
        <g key={x}>
          <path d={root} strokeDasharray={isDated ? undefined : '2 4'} />
          <path className="law-graft" d={graft} />
          <circle cx={x} cy={end} r="4.5" />
        </g>
      ))}
      <path className="law-trunk" d={trunk} />
    </svg>
    <p className="mt-3 font-medium">
      <a className="link" href={`#${lawAnchor(law.id)}`}>
        {law.title}
      </a>
    </p>
    <p className="text-muted">{formatStatus(law, words)}</p>
    <ul className="mt-2 tabular">
      {roots.map((root) => (
        <li key={root.law.id}>
          <a href={`#${lawAnchor(root.law.id)}`}>{nameRoot(root)}</a>
        </li>
      ))}
    </ul>
  </li>
);
