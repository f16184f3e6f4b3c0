import { TextLink } from '../../ui/TextLink.tsx';
import './law-band.css';
import type { Law } from '../../content/law/law.ts';
import type { Site } from '../../site/site.ts';
import { bandHeight, drawBand } from './draw-band.ts';
import { describeTurn, findTreesOf, findTurn } from './law-trees.ts';
import { RegisterLink } from './RegisterLink.tsx';

interface Props {
  site: Pick<Site, 'hasPage' | 'paths' | 'today' | 'words'>;
  /** The register of law. */
  law: Law[];
}

/** The headline of the register with a small drawing, as the link to its page. */
export function LawBand({ site, law }: Props) {
  const turn = findTurn(law);
  const trees = turn ? findTreesOf(turn, law) : [];
  if (!turn || trees.length === 0 || !site.hasPage('law'))
    return <RegisterLink law={law} site={site} />;
  const { width, roots, grafts, trunks } = drawBand(trees, turn, site.today);
  return (
    <p className="law-band screen-only mt-6">
      <svg aria-hidden="true" height={bandHeight} width={width}>
        <path d={roots} />
        <path d={grafts} />
        <path d={trunks} />
      </svg>
      <TextLink href={site.paths.law}>{describeTurn(turn, site.words)}</TextLink>
    </p>
  );
}
