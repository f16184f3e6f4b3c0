import { readFigure } from '../../content/mark.ts';
import type { Service } from '../services/model/service.ts';
import { PracticeTree } from './PracticeTree.tsx';

interface Props {
  practices: Pick<Service, 'title' | 'points'>[];
}

/** The drawing on the first screen, if the firm has one: its tree of practices, or one of its own. */
export function HeroFigure({ practices }: Props) {
  const kind = import.meta.env.FIGURE;
  if (kind === 'none') return null;
  if (kind !== 'own') return <PracticeTree practices={practices} />;
  const { viewBox, drawing } = readFigure();
  return (
    <div className="hero-figure">
      <svg
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the firm's own file; the content check rejects elements and attributes that are not on its list
        dangerouslySetInnerHTML={{ __html: drawing }}
        preserveAspectRatio="xMidYMax meet"
        viewBox={viewBox}
      />
    </div>
  );
}
