import { readFigure } from '../../content/mark.ts';
import type { Service } from '../services/model/service.ts';
import { markPractices } from './mark-practices.ts';
import { PracticeTree } from './PracticeTree.tsx';

interface Props {
  practices: Pick<Service, 'id' | 'title' | 'points'>[];
}

/** The drawing on the first screen, if the firm has one: its tree of practices, or one of its own. */
export function HeroFigure({ practices }: Props) {
  const kind = import.meta.env.FIGURE;
  if (kind === 'none') return null;
  if (kind !== 'own') return <PracticeTree practices={practices} />;
  const { viewBox, drawing } = readFigure();
  const ids = practices.map(({ id }) => id);
  return (
    <div className="hero-figure">
      <svg
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own file; the content check rejects elements and attributes that are not on its list
        dangerouslySetInnerHTML={{ __html: markPractices(drawing, ids) }}
        preserveAspectRatio="xMidYMax meet"
        viewBox={viewBox}
      />
    </div>
  );
}
