import { escapeHtml } from '../../content/escape-html.ts';
import type { SitePage } from '../../content/kind.ts';
import { readMark } from '../../content/mark.ts';
import type { Site } from '../../content/site.ts';
import { readTokenColor } from '../../content/token-colors.ts';
import { fill } from '../../content/words/fill.ts';
import { socialCardSize } from '../page-head.ts';
import { drawFigure, drawMark, type Figure } from './card-figure.ts';
import { breakLines, tracking } from './text-width.ts';

const { width, height } = socialCardSize;
const barHeight = 14;
const panelWidth = 360;
const panelStart = width - panelWidth;
const figureWidth = 300;
const markWidth = 220;
const textStart = 72;
const textWidth = panelStart - textStart - 40;
const nameLine = 546;

/** Long headings are smaller, so that every heading fits in five lines. */
const headingSize = ({ length }: string) => (length > 72 ? 56 : length > 44 ? 66 : 80);

/** What a card needs to know of the site. */
export type CardSite = Pick<Site, 'firm' | 'words'>;

const formatLabel = ({ article, group }: SitePage, { firm, words: { discovery } }: CardSite) => {
  if (article)
    return fill(discovery.articleCard, { number: article.number, category: article.category });
  return group === 'firm' ? new URL(firm.siteUrl).host : discovery[group];
};

const drawRectangle = (x: number, y: number, width: number, height: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;

const drawText = (text: string, x: number, y: number, attributes: string) =>
  `<text x="${x}" y="${y}" ${attributes}>${escapeHtml(text)}</text>`;

/**
 * Draws the card of a page: subject on the left, drawing on the right, firm below.
 * @param measure gives the width of a text in em
 * @param figure the tree with the page's practices lit; if omitted, the firm's mark is shown
 * @returns an SVG document with texts, for resvg
 */
export function drawCard(
  page: SitePage,
  site: CardSite,
  measure: (text: string) => number,
  figure?: Figure,
) {
  const paper = readTokenColor('paper');
  const accent = readTokenColor('accent');
  const mark = readTokenColor('mark');
  const size = headingSize(page.heading);
  const heading = breakLines(page.heading, textWidth / size, measure).map((line, index) =>
    drawText(
      line,
      textStart,
      Math.round(118 + size * (0.8 + 1.08 * index)),
      `font-size="${size}" letter-spacing="${tracking}"`,
    ),
  );
  const place = (width: number) => ({
    x: panelStart + (panelWidth - width) / 2,
    y: (height - barHeight) / 2,
    width,
  });
  const [firmMark, onPanel] = [readMark(), { line: paper, mark }];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${readTokenColor('ink')}">`,
    drawRectangle(0, 0, width, height, paper),
    drawRectangle(panelStart, 0, panelWidth, height, accent),
    drawRectangle(0, height - barHeight, width, barHeight, mark),
    figure
      ? drawFigure(figure, place(figureWidth), onPanel)
      : drawMark(firmMark, place(markWidth), onPanel),
    drawText(
      formatLabel(page, site),
      textStart,
      86,
      `font-size="28" fill="${readTokenColor('muted')}"`,
    ),
    ...heading,
    drawMark(firmMark, { x: textStart, y: nameLine - 10, width: 44 }, { line: accent, mark }),
    drawText(site.firm.name, textStart + 62, nameLine, 'font-size="32"'),
    '</svg>',
  ].join('');
}
