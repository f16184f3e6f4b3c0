import type { SitePage } from '../../content/kind.ts';
import type { Firm } from '../../content/kinds/firm.ts';
import { readTokenColor } from '../../content/token-colors.ts';
import type { Cover } from '../../ui/cover/cover.ts';
import { socialCardSize } from '../page-head.ts';
import { figureDataUri, markFigure } from './card-figure.ts';

/** An element as satori takes it: the shape of a React element, without React. */
export interface CardElement {
  type: string;
  props: Record<string, unknown>;
  key: null;
}

type Child = CardElement | string;

const box = (style: Record<string, string | number>, ...children: Child[]): CardElement => ({
  key: null,
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const picture = (src: string, width: number, height: number): CardElement => ({
  key: null,
  type: 'img',
  props: { src, width, height },
});

const figureWidth = 352;

/** Long headings are set smaller, so that every heading stands in five lines at most. */
const headingSize = ({ length }: string) => (length > 72 ? 56 : length > 44 ? 66 : 80);

const toLabel = ({ article, group }: SitePage, { siteUrl }: Firm) => {
  if (article) return `Article ${article.number} · ${article.category}`;
  return group === 'Firm' ? new URL(siteUrl).host : group;
};

/**
 * The card of a page: what it is about on the left, a drawing on the right, the firm below.
 * @param figure the cover of an article; without one, the firm's mark stands there
 */
export function buildCardLayout(page: SitePage, firm: Firm, figure: Cover = markFigure) {
  const paper = readTokenColor('paper');
  const accent = readTokenColor('accent');
  const yellow = readTokenColor('mark');
  const drawing = figureDataUri(figure, figureWidth, { line: paper, mark: yellow });
  const sign = figureDataUri(markFigure, 44, { line: accent, mark: yellow });
  const text = box(
    { flexDirection: 'column', width: 800, padding: '64px 56px 56px 72px' },
    box({ fontSize: 28, color: readTokenColor('muted') }, toLabel(page, firm)),
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
      picture(sign.uri, sign.width, sign.height),
      firm.name,
    ),
  );
  const panel = box(
    { width: 400, alignItems: 'center', justifyContent: 'center', background: accent },
    picture(drawing.uri, drawing.width, drawing.height),
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
