import type { SitePage } from '../../content/kind.ts';
import { findScript } from '../../content/language-facts.ts';
import { paintMark, readMark } from '../../content/mark.ts';
import { getColor } from '../../site/get-color.ts';
import type { SiteFacts } from '../../site/site.ts';
import { drawBanyan } from '../../ui/banyan/banyan.ts';
import { socialCardSize } from '../page-head.ts';
import type { CardText } from './card-text.ts';

const { width, height } = socialCardSize;
const barHeight = 14;
const panelWidth = 360;
const panelStart = width - panelWidth;
const panelMiddle = { x: panelStart + panelWidth / 2, y: (height - barHeight) / 2 };
const tree = { width: 300, height: 258 };
const lineWidth = 3;
const textStart = 72;
const textWidth = panelStart - textStart - 40;
const nameMiddle = 536;
const nameMark = 44;
/** What fits on a line beside it. */
const longestName = 36;

/** Long headings are smaller, so that every heading fits in five lines. */
const headingSize = ({ length }: string) => (length > 72 ? 56 : length > 44 ? 66 : 80);

const formatLabel = ({ article, group }: SitePage, { firm, words: { discovery } }: SiteFacts) => {
  if (article) return article.category;
  return group === 'firm' ? new URL(firm.siteUrl).host : discovery[group];
};

const drawRectangle = (x: number, y: number, width: number, height: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;

/** @param practices for each practice of the firm, whether its arch is highlighted */
function drawTree(practices: readonly boolean[], line: string, mark: string) {
  const { crown, ground, arches } = drawBanyan(practices.length, tree);
  const drawArches = (isLit: boolean) =>
    arches.filter((_, index) => practices[index] === isLit).join('');
  const { x, y } = panelMiddle;
  return `<g transform="translate(${x - tree.width / 2} ${y - tree.height / 2 - 1})" stroke="${line}" stroke-width="${lineWidth}">
<path d="${crown + ground + drawArches(false)}" fill="none"/><path d="${drawArches(true)}" fill="${mark}"/></g>`;
}

/** Draws the firm's mark, which is square, around its middle. */
function drawMark(middle: { x: number; y: number }, width: number, line: string, mark: string) {
  const { viewBox, drawing } = paintMark(readMark(), { accent: line, mark });
  return `<svg x="${middle.x - width / 2}" y="${middle.y - width / 2}" width="${width}" height="${width}" viewBox="${viewBox}">${drawing}</svg>`;
}

/**
 * Draws the card of a page: the heading on one side, a figure on the other, the firm's name below.
 * @param practices for each practice of the firm, whether the page is about it, as the tree shows; a
 *   page about none has the firm's mark
 * @returns an SVG document with everything but the texts, and the texts
 */
export function drawCard(page: SitePage, site: SiteFacts, practices: readonly boolean[]) {
  const paper = getColor('paper');
  const ink = getColor('ink');
  const accent = getColor('accent');
  const mark = getColor('mark');
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    drawRectangle(0, 0, width, height, paper),
    drawRectangle(panelStart, 0, panelWidth, height, accent),
    drawRectangle(0, height - barHeight, width, barHeight, mark),
    practices.includes(true)
      ? drawTree(practices, paper, mark)
      : drawMark(panelMiddle, 220, paper, mark),
    drawMark({ x: textStart + nameMark / 2, y: nameMiddle }, nameMark, accent, mark),
    '</svg>',
  ].join('');

  const size = headingSize(page.heading);
  const leading = size * (findScript(site.words.tag) === 'Deva' ? 1.3 : 1.08);
  const { name } = site.firm;
  // A long name takes two lines.
  const nameLines = { size: 26, leading: 30, maxWidth: textWidth - nameMark - 18 };
  const texts: CardText[] = [
    {
      text: formatLabel(page, site),
      size: 28,
      color: getColor('muted'),
      left: textStart,
      top: 65,
    },
    {
      text: page.heading,
      size,
      color: ink,
      leading,
      maxWidth: textWidth,
      left: textStart,
      top: 124,
    },
    {
      text: name,
      color: ink,
      ...(name.length > longestName ? nameLines : { size: 32 }),
      left: textStart + nameMark + 18,
      middle: nameMiddle + 2,
    },
  ];
  return { drawing, texts };
}
