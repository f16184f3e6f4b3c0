import './arcade.css';
import type { CitedLaw } from '../../content/law/cited-laws.ts';
import { arcadeSize, drawArcade } from './draw-arcade.ts';

interface Props {
  /** In the order of their years, at least two. */
  laws: CitedLaw[];
}

/** The laws that an article cites, as a row of arches. The text below it says how many there are. */
export function Arcade({ laws }: Props) {
  const { arches, undated, grafts, posts, ends } = drawArcade(laws);
  return (
    <svg
      aria-hidden="true"
      className="arcade"
      viewBox={`0 0 ${arcadeSize.width} ${arcadeSize.height}`}
    >
      <path d={arches} />
      {undated && <path d={undated} strokeDasharray="2 3" />}
      {grafts && <path className="arcade-mark" d={grafts} />}
      {posts && <path d={posts} strokeWidth="6" />}
      {ends && <path className="arcade-mark" d={ends} strokeLinecap="round" strokeWidth="9" />}
    </svg>
  );
}
