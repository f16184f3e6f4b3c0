import type { SitePage } from '../../content/kind.ts';
import type { Site } from '../../content/site.ts';
import { readTokenColor } from '../../content/token-colors.ts';
import { fill } from '../../content/words/fill.ts';
import type { Cover } from '../../ui/cover/cover.ts';
import { socialCardSize } from '../page-head.ts';
import { figureDataUri, markFigure } from './card-figure.ts';

/** An element for satori: the shape of a React element, without React. */
export interface CardElement {
  type: string;
  props: Record<string, unknown>;
  key: null;
}

/** What a card needs to know of the site. */
export type CardSite = Pick<Site, 'firm' | 'words'>;

type Child = CardElement | string;

const box = (style: Record<string, string | number>, ...children: Child[]): CardElement => ({
  key: null,
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const image = (src: string, width: number, height: number): CardElement => ({
  key: null,
  type: 'img',
  props: { src, width, height },
});

const figureWidth = 352;

/** Long headings are smaller, so that every heading fits in five lines. */
const headingSize = ({ length }: string) => (length > 72 ? 56 : length > 44 ? 66 : 80);

const formatLabel = ({ article, group }: SitePage, { firm, words: { discovery } }: CardSite) => {
  if (article)
    return fill(discovery.articleCard, { number: article.number, category: article.category });
  return group === 'firm' ? new URL(firm.siteUrl).host : discovery[group];
};

/**
 * Builds the card of a page: subject on the left, drawing on the right, firm below.
 * @param figure the cover of an article; if omitted, the firm's mark is shown
 */
export function buildCardLayout(page: SitePage, site: CardSite, figure: Cover = markFigure) {
  const paper = readTokenColor('paper');
  const accent = readTokenColor('accent');
  const yellow = readTokenColor('mark');
  const drawing = figureDataUri(figure, figureWidth, { line: paper, mark: yellow });
  const logo = figureDataUri(markFigure, 44, { line: accent, mark: yellow });
  const text = box(
    { flexDirection: 'column', width: 800, padding: '64px 56px 56px 72px' },
    box({ fontSize: 28, color: readTokenColor('muted') }, formatLabel(page, site)),
    box(
      {
        marginTop: 28,
        letterSpacing: '-0.012em',
        fontSize: headingSize(page.heading),
        lineHeight: 1.08,
      },
      page.heading,
    ),
    box(
      { marginTop: 'auto', alignItems: 'center', gap: 18, fontSize: 32 },
      image(logo.uri, logo.width, logo.height),
      site.firm.name,
    ),
  );
  const panel = box(
    { width: 400, alignItems: 'center', justifyContent: 'center', background: accent },
    image(drawing.uri, drawing.width, drawing.height),
  );
  const style = {
    ...socialCardSize,
    background: paper,
    color: readTokenColor('ink'),
    fontFamily: 'Newsreader',
    flexDirection: 'column',
  };
  const bar = box({ height: 14, background: yellow });
  return box(style, box({ flexGrow: 1 }, text, panel), bar);
}
