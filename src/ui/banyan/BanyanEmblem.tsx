import { drawBanyan } from './banyan.ts';
import { hasBanyan } from './has-banyan.ts';

interface Props {
  /** For each practice of the firm, in order, whether its arch is highlighted. */
  practices: readonly boolean[];
  /** Its size: the drawing is stretched, but its lines keep their width. */
  className?: string;
}

/** The firm's tree, if it is the figure of the site, with some of its arches highlighted. The text beside it names those practices. */
export function BanyanEmblem({ practices, className = 'h-14 w-32' }: Props) {
  if (!hasBanyan) return null;
  const { viewBox, crown, ground, arches } = drawBanyan(practices.length);
  const drawArches = (isLit: boolean) =>
    arches.filter((_, index) => practices[index] === isLit).join('');
  // Half of the ground line lies outside the drawing.
  return (
    <svg
      aria-hidden="true"
      className={`overflow-visible fill-none stroke-current stroke-[1.25] text-accent mirrored print:hidden [&>path]:[vector-effect:non-scaling-stroke] ${className}`}
      preserveAspectRatio="none"
      viewBox={viewBox}
    >
      <path d={crown + ground + drawArches(false)} />
      <path className="fill-mark forced-colors:fill-[CanvasText]" d={drawArches(true)} />
    </svg>
  );
}
