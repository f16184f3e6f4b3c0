import './banyan.css';
import { drawBanyan } from './banyan.ts';
import { hasBanyan } from './has-banyan.ts';

interface Props {
  /** For each practice of the firm, in order, whether its arch is highlighted. */
  practices: readonly boolean[];
}

/** The firm's tree, if it is the figure of the site, with some of its arches highlighted. The text beside it names those practices. */
export function BanyanEmblem({ practices }: Props) {
  if (!hasBanyan) return null;
  const { viewBox, crown, ground, arches } = drawBanyan(practices.length);
  const drawArches = (isLit: boolean) =>
    arches.filter((_, index) => practices[index] === isLit).join('');
  return (
    <svg aria-hidden="true" className="banyan" preserveAspectRatio="none" viewBox={viewBox}>
      <path d={crown + ground + drawArches(false)} />
      <path className="banyan-lit" d={drawArches(true)} />
    </svg>
  );
}
