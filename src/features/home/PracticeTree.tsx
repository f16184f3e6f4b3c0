import type { Service } from '../services/model/service.ts';
import { drawPracticeTree } from './practice-tree.ts';

interface Props {
  practices: Pick<Service, 'title' | 'points'>[];
}

/** A root for each point of each practice. The names below it are the text alternative. */
export function PracticeTree({ practices }: Props) {
  const { viewBox, groups, firm } = drawPracticeTree(practices.map(({ points }) => points.length));
  return (
    <div className="practice-tree">
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox={viewBox}>
        {groups.map((roots, index) => (
          <path data-practice={index + 1} d={roots} key={practices[index]?.title} />
        ))}
        <g>
          <path d={firm} />
          <path d={firm} />
        </g>
      </svg>
    </div>
  );
}
