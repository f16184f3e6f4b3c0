import type { SitePage } from '../../content/kind.ts';
import { readMark } from '../../content/mark.ts';
import { readTokenColor } from '../../content/token-colors.ts';
import { fill } from '../../content/words/fill.ts';
import { findDirection } from '../../content/words/find-direction.ts';
import { findScript } from '../../content/words/find-script.ts';
import type { Site } from '../../site/site.ts';
import { socialCardSize } from '../page-head.ts';
import { breakLines } from './break-lines.ts';
import { drawFigure, drawMark, type Figure } from './card-figure.ts';
import type { DrawOutline } from './outlines.ts';

const { width, height } = socialCardSize;
const barHeight = 14;
const panelWidth = 360;
const panelStart = width - panelWidth;
const figureWidth = 300;
const markWidth = 220;
const textStart = 72;
const textWidth = panelStart - textStart - 40;
const nameLine = 546;
const nameMark = 44;

/** Headings are set a little tighter than running text. */
const tracking = -0.012;

/** Long headings are smaller, so that every heading fits in five lines. */
const headingSize = ({ length }: string) => (length > 72 ? 56 : length > 44 ? 66 : 80);

/** The data of the site that a card needs. */
export type CardSite = Pick<Site, 'firm' | 'words'>;

const formatLabel = ({ article, group }: SitePage, { firm, words: { discovery } }: CardSite) => {
  if (article)
    return fill(discovery.articleCard, { number: article.number, category: article.category });
  return group === 'firm' ? new URL(firm.siteUrl).host : discovery[group];
};

const drawRectangle = (x: number, y: number, width: number, height: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;

interface TextPlace {
  y: number;
  size: number;
  /** Distance from the side where lines begin. */
  start?: number;
  spacing?: number;
  color?: string;
}

/**
 * Draws the card of a page: the heading on one side, a figure on the other, the firm's name below.
 * In languages written from right to left, the sides are swapped.
 * @param drawOutline converts one line of text to outlines
 * @param figure the tree with the page's practices lit; if omitted, the firm's mark is shown
 * @returns an SVG document with outlines instead of text, so that rendering it needs no fonts
 */
export function drawCard(
  page: SitePage,
  site: CardSite,
  drawOutline: DrawOutline,
  figure?: Figure,
) {
  const { language } = site.words;
  const direction = findDirection(language);
  const leading = findScript(language) === 'Deva' ? 1.3 : 1.08;
  const findLeft = (start: number, size: number) =>
    direction === 'rtl' ? width - start - size : start;
  const drawText = (text: string, { y, size, start = textStart, spacing, color }: TextPlace) => {
    const outline = drawOutline(text, { direction, spacing });
    const left = Math.round(findLeft(start, outline.width * size));
    const scale = size / 1000;
    const own = color ? ` fill="${color}"` : '';
    return `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})"${own}>${outline.glyphs}</g>`;
  };

  const paper = readTokenColor('paper');
  const accent = readTokenColor('accent');
  const mark = readTokenColor('mark');
  const size = headingSize(page.heading);
  const measure = (text: string) => drawOutline(text, { direction, spacing: tracking }).width;
  const heading = breakLines(page.heading, textWidth / size, measure).map((line, index) => {
    const y = Math.round(118 + size * (0.8 + leading * index));
    return drawText(line, { y, size, spacing: tracking });
  });
  const place = (width: number) => ({
    x: findLeft(panelStart + (panelWidth - width) / 2, width),
    y: (height - barHeight) / 2,
    width,
  });
  const [firmMark, onPanel] = [readMark(), { line: paper, mark }];
  const besideName = { x: findLeft(textStart, nameMark), y: nameLine - 10, width: nameMark };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${readTokenColor('ink')}">`,
    drawRectangle(0, 0, width, height, paper),
    drawRectangle(findLeft(panelStart, panelWidth), 0, panelWidth, height, accent),
    drawRectangle(0, height - barHeight, width, barHeight, mark),
    figure
      ? drawFigure(figure, place(figureWidth), onPanel)
      : drawMark(firmMark, place(markWidth), onPanel),
    drawText(formatLabel(page, site), { y: 86, size: 28, color: readTokenColor('muted') }),
    ...heading,
    drawMark(firmMark, besideName, { line: accent, mark }),
    drawText(site.firm.name, { start: textStart + nameMark + 18, y: nameLine, size: 32 }),
    '</svg>',
  ].join('');
}
