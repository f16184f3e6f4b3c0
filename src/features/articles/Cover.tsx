import './cover.css';
import { isArcade } from '../../content/law/cited-laws.ts';
import { BanyanEmblem } from '../../ui/banyan/BanyanEmblem.tsx';
import { hasBanyan } from '../../ui/banyan/has-banyan.ts';
import { DrawnArrow } from '../../ui/DrawnArrow.tsx';
import { markPractices, type Service } from '../services/model/service.ts';
import { Arcade } from './Arcade.tsx';
import { findFigureSize } from './measure-figure.ts';
import type { Article } from './model/article.ts';

interface Props {
  article: Pick<Article, 'cover' | 'ground' | 'laws' | 'services'>;
  /** All services of the firm. */
  services: Service[];
}

/** Figures have arrows between numbers, which are drawn: the typeface of headings may not have them. */
const buildFigure = (figure: string) =>
  figure
    .split('→')
    .flatMap((part, index) => (index === 0 ? [part] : [<DrawnArrow key={part} />, part]));

/**
 * The cover of an article: a figure that it states, set as large as the frame allows; otherwise the
 * laws that it cites; and if it cites hardly any, the firm's tree with the arches of its practices highlighted,
 * if that is the figure of the site.
 */
export function Cover({ article, services }: Props) {
  const { cover, ground } = article;
  if (!cover && !isArcade(article.laws) && !hasBanyan) return null;
  return (
    <div aria-hidden="true" className={`cover cover-${ground}`}>
      {cover && (
        <>
          <span className="cover-label">{cover.label}</span>
          <span className={`cover-figure ${findFigureSize(cover.figure)}`}>
            {buildFigure(cover.figure)}
          </span>
        </>
      )}
      {!cover && isArcade(article.laws) && <Arcade laws={article.laws} />}
      {!cover && !isArcade(article.laws) && (
        <BanyanEmblem practices={markPractices(services, article.services)} />
      )}
    </div>
  );
}
