import { readTokenColor } from '../../content/brand.ts';
import type { SitePage } from '../../content/kind.ts';
import { readMark } from '../../content/mark.ts';
import { fill } from '../../content/words/fill.ts';
import { findDirection, findScript } from '../../content/words/language-facts.ts';
import type { SiteFacts } from '../../site/site.ts';
import { socialCardSize } from '../page-head.ts';
import { drawFigure, drawMark, type Figure } from './card-figure.ts';
import type { CardText } from './card-text.ts';

const { width, height } = socialCardSize;
const barHeight = 14;
const panelWidth = 360;
const panelStart = width - panelWidth;
const figureWidth = 300;
const markWidth = 220;
const textStart = 72;
const textWidth = panelStart - textStart - 40;
const nameMiddle = 536;
const nameMark = 44;
/** What fits on a line beside it. */
const longestName = 36;

/** Long headings are smaller, so that every heading fits in five lines. */
const headingSize = ({ length }: string) => (length > 72 ? 56 : length > 44 ? 66 : 80);

/** A text and its place, from the side where lines begin. */
export interface PlacedText extends CardText {
  start: number;
  /** Of its ink. */
  top?: number;
  middle?: number;
}

export interface Card {
  /** An SVG document with everything but the texts. */
  drawing: string;
  texts: PlacedText[];
}

const formatLabel = ({ article, group }: SitePage, { firm, words: { discovery } }: SiteFacts) => {
  if (article)
    return fill(discovery.articleCard, { number: article.number, category: article.category });
  return group === 'firm' ? new URL(firm.siteUrl).host : discovery[group];
};

const drawRectangle = (x: number, y: number, width: number, height: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;

/**
 * Draws the card of a page: the heading on one side, a figure on the other, the firm's name below.
 * In languages written from right to left, the sides are swapped.
 * @param figure the tree with the page's practices highlighted; if omitted, the firm's mark is shown
 */
export function drawCard(page: SitePage, site: SiteFacts, figure?: Figure): Card {
  const { language } = site.words;
  const direction = findDirection(language);
  const findLeft = (start: number, size: number) =>
    direction === 'rtl' ? width - start - size : start;

  const paper = readTokenColor('paper');
  const ink = readTokenColor('ink');
  const accent = readTokenColor('accent');
  const mark = readTokenColor('mark');
  const centre = (width: number) => ({
    x: findLeft(panelStart + (panelWidth - width) / 2, width),
    y: (height - barHeight) / 2,
    width,
  });
  const [firmMark, onPanel] = [readMark(), { line: paper, mark }];
  const besideName = { x: findLeft(textStart, nameMark), y: nameMiddle, width: nameMark };
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    drawRectangle(0, 0, width, height, paper),
    drawRectangle(findLeft(panelStart, panelWidth), 0, panelWidth, height, accent),
    drawRectangle(0, height - barHeight, width, barHeight, mark),
    figure
      ? drawFigure(figure, centre(figureWidth), onPanel)
      : drawMark(firmMark, centre(markWidth), onPanel),
    drawMark(firmMark, besideName, { line: accent, mark }),
    '</svg>',
  ].join('');

  const size = headingSize(page.heading);
  const leading = size * (findScript(language) === 'Deva' ? 1.3 : 1.08);
  const label = { text: formatLabel(page, site), size: 28, color: readTokenColor('muted') };
  const heading = { text: page.heading, size, color: ink, leading, maxWidth: textWidth };
  const nameStart = textStart + nameMark + 18;
  // A long name takes two lines.
  const nameLines = { size: 26, leading: 30, maxWidth: textWidth - nameMark - 18 };
  const name = {
    text: site.firm.name,
    color: ink,
    ...(site.firm.name.length > longestName ? nameLines : { size: 32 }),
  };
  return {
    drawing,
    texts: [
      { ...label, direction, start: textStart, top: 65 },
      { ...heading, direction, start: textStart, top: 124 },
      { ...name, direction, start: nameStart, middle: nameMiddle + 2 },
    ],
  };
}
