import { type DrawingColors, paintDrawing, readMark } from '../../content/brand-drawings.ts';
import type { SitePage } from '../../content/kind.ts';
import { findScript } from '../../content/language-facts.ts';
import { getColor } from '../../site/get-color.ts';
import type { SiteFacts } from '../../site/site.ts';
import { drawBanyan } from './banyan.ts';
import type { CardSize } from './card-sizes.ts';
import type { CardText } from './card-text.ts';

/** Average width of a letter, as a share of the size of the font. */
const letterWidth = 0.5;
/** What words and lines leave free. */
const filled = 0.7;

/** Places on a card, in pixels. Programs cut a square from its middle, which has all texts. */
function measureCard({ width, height }: CardSize) {
  const square = Math.min(width, height);
  const unit = square / 630;
  const margin = (width - square) / 2;
  const isWide = margin > 0.35 * square;
  const padding = 40 * unit;
  const horizon = height - 120 * unit;
  const left = (isWide ? margin : 0) + padding;
  // A wide card has its figure beside the square, others below the heading.
  const figure = (isWide ? 220 : 150) * unit;
  return {
    ...{ unit, horizon, left, figure, top: 92 * unit },
    figureLeft: isWide ? (margin + padding / 2 - figure) / 2 : left,
    lineWidth: width - 2 * left,
    bottom: horizon - padding - (isWide ? 0 : figure),
  };
}

type Places = ReturnType<typeof measureCard>;

/** @returns the largest size at which a heading has room, and each of its words a line */
function findHeadingSize(heading: string, { unit, top, bottom, lineWidth }: Places) {
  const longest = Math.max(...heading.split(/[\s-]/).map(({ length }) => length));
  const area = (filled * lineWidth * (bottom - top)) / (letterWidth * heading.length);
  return Math.min(72 * unit, Math.sqrt(area), lineWidth / (1.1 * letterWidth * longest));
}

const formatLabel = ({ article, group }: SitePage, { firm, words: { discovery } }: SiteFacts) => {
  if (article) return article.category;
  return group === 'firm' ? new URL(firm.siteUrl).host : discovery[group];
};

/** @param practices for each practice of the firm, whether its arch is highlighted */
function drawTree(practices: readonly boolean[], places: Places, { accent, mark }: DrawingColors) {
  const { figure, figureLeft, horizon, unit } = places;
  const height = 0.86 * figure;
  const { crown, arches } = drawBanyan(practices.length, figure, height);
  const drawArches = (isLit: boolean) =>
    arches.filter((_, index) => practices[index] === isLit).join('');
  return `<g transform="translate(${figureLeft} ${horizon - height})" stroke="${accent}" stroke-width="${3 * unit}"><path d="${crown + drawArches(false)}" fill="none"/><path d="${drawArches(true)}" fill="${mark}"/></g>`;
}

/** Draws the firm's mark, which is square. */
function drawMark(left: number, top: number, width: number, colors: DrawingColors) {
  const { viewBox, shapes } = paintDrawing(readMark(), colors);
  return `<svg x="${left}" y="${top}" width="${width}" height="${width}" viewBox="${viewBox}">${shapes}</svg>`;
}

/**
 * Draws the card of a page: the heading on the field, a figure on its horizon, the firm's name below.
 * @param practices for each practice of the firm, whether the page is about it, as the tree shows; a
 *   page about none has the firm's mark
 * @returns an SVG document with everything but the texts, and the texts
 */
export function drawCard(
  page: SitePage,
  site: SiteFacts,
  practices: readonly boolean[],
  size: CardSize,
) {
  const { width, height } = size;
  const places = measureCard(size);
  const { unit, horizon, left, figure, figureLeft, lineWidth } = places;
  const [ground, soil, mark] = [getColor('field'), getColor('soil'), getColor('fieldMark')];
  const [color, muted] = [getColor('onField'), getColor('onFieldMuted')];
  const colors = { accent: color, mark };
  const nameMark = 44 * unit;
  const nameMiddle = (horizon + height) / 2;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${soil}"/>`,
    practices.includes(true)
      ? drawTree(practices, places, colors)
      : drawMark(figureLeft, horizon - figure - 30 * unit, figure, colors),
    `<rect y="${horizon}" width="${width}" height="${6 * unit}" fill="${mark}"/>`,
    drawMark(left, nameMiddle - nameMark / 2, nameMark, colors),
    '</svg>',
  ].join('');

  const headingSize = findHeadingSize(page.heading, places);
  const nameLeft = left + nameMark + 16 * unit;
  const texts: CardText[] = [
    { text: formatLabel(page, site), size: 26 * unit, color: muted, left, top: 42 * unit },
    {
      text: page.heading,
      size: headingSize,
      color,
      leading: headingSize * (findScript(site.words.tag) === 'Deva' ? 1.3 : 1.08),
      maxWidth: lineWidth,
      left,
      top: places.top,
    },
    {
      text: site.firm.name,
      size: 30 * unit,
      color,
      // A long name takes two lines.
      leading: 32 * unit,
      maxWidth: left + lineWidth - nameLeft,
      left: nameLeft,
      middle: nameMiddle + 3 * unit,
    },
  ];
  return { drawing, texts };
}
