import '../../ui/banyan/banyan.css';
import './named-banyan.css';
import { drawBanyan, drawDots } from '../../ui/banyan/banyan.ts';
import type { Service } from '../services/model/service.ts';

interface Props {
  /** Accessible name of the list of practices. */
  label: string;
  practices: Pick<Service, 'title' | 'path' | 'points'>[];
}

/** Lines from each arch down to the row of its name, shown on small screens. */
const drawLeaders = (count: number) =>
  Array.from({ length: count }, (_, index) => `M${index + 0.5} 0V${index + 0.5}H0`).join('');

/**
 * The firm as a tree with a named arch for each practice. The names are a list of links, which a
 * screen reader reads; the tree is drawn around it.
 */
export function NamedBanyan({ label, practices }: Props) {
  const count = practices.length;
  const tree = drawBanyan(practices.map(({ points }) => points.length));
  return (
    <div className="named-banyan">
      <svg
        aria-hidden="true"
        className="banyan named-tree"
        preserveAspectRatio="none"
        viewBox={tree.viewBox}
      >
        <path d={tree.crown + tree.ground} />
        {tree.arches.map(({ shape, roots, top, feet }) => (
          <g key={shape}>
            <path className="named-arch" d={shape} />
            <path d={roots} />
            <path className="named-dot" d={drawDots([top, ...feet])} />
          </g>
        ))}
        <path className="named-firm" d={drawDots([tree.firm])} />
        <path d={drawDots([tree.firm])} />
      </svg>
      <svg
        aria-hidden="true"
        className="banyan named-leaders"
        preserveAspectRatio="none"
        viewBox={`0 0 ${count} ${count}`}
      >
        <path d={drawLeaders(count)} />
      </svg>
      <ul aria-label={label}>
        {practices.map(({ title, path }) => (
          <li key={title}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
