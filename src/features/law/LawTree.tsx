import { lawAnchor } from '../../content/law/law-citations.ts';
import { formatStatus } from '../../content/law/law-status.ts';
import { fill, fillPlural } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { drawTree } from './draw-tree.ts';
import type { Scale } from './figure-scale.ts';
import { LawDrawing } from './LawDrawing.tsx';
import { LawTip } from './LawTip.tsx';
import type { Tree } from './law-trees.ts';
import { nameRoot } from './law-wing.ts';
import type { Column } from './lay-out-figure.ts';

interface Props {
  tree: Tree;
  column: Column;
  scale: Scale;
  words: WordsOf<'law' | 'formats'>;
}

/** A law, and those that it replaced: a trunk, and a root for each that ends above it. */
export function LawTree({ tree, column, scale, words }: Props) {
  const { trunk, stems, stem, roots } = drawTree(tree, column.step, scale);
  return (
    <li className={`law-tree ${column.isDouble ? 'law-double' : ''}`}>
      <LawDrawing column={column} root={tree.roots[0]} stem={stem}>
        {roots.map(({ id, path, graft, isDated, ...tip }) => (
          <g key={id}>
            <path className="law-line" d={path} strokeDasharray={isDated ? undefined : '2 4'} />
            <path className="law-graft" d={graft} />
            <LawTip {...tip} />
          </g>
        ))}
        <path className="law-stems" d={stems} />
        <path className="law-trunk" d={trunk} />
      </LawDrawing>
      <div className="law-names">
        <p className="font-medium">
          <TextLink href={`#${lawAnchor(tree.law.id)}`}>
            {tree.law.short ?? tree.law.title}
          </TextLink>
        </p>
        <p className="text-muted">{formatStatus(tree.law, words)}</p>
        <details className="open-when-wide">
          <summary className="screen-only">
            {fillPlural(words.law.replaces, words.language, tree.roots.length, {})}
          </summary>
          <ul className="tabular">
            {tree.roots.map((root) => (
              <li key={root.law.id}>
                <a href={`#${lawAnchor(root.law.id)}`}>{nameRoot(root)}</a>
                {root.rules && (
                  <small className="block text-muted">
                    {fill(words.law.nowRules, { title: root.rules.short ?? root.rules.title })}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}
