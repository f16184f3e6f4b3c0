/**
 * Places in the text of an article where a figure or the calendar is shown: a paragraph that is only
 * a link to its anchor, such as `[The dates](#calendar)`. Feed readers get that link.
 */

/** Anchor of the calendar of an article. */
export const calendarAnchor = 'calendar';

/** @param id of a figure in the fields of the article */
export const figureAnchor = (id: string) => `figure-${id}`;

interface Fields {
  calendar?: unknown;
  bars?: unknown;
  timelines?: unknown;
}

const idsOf = (list: unknown) =>
  Array.isArray(list) ? list.map((item) => String((item as { id?: unknown })?.id)) : [];

/** @returns the anchors of the figures and the calendar in the fields of an article */
export const listPlaces = ({ calendar, bars, timelines }: Fields): string[] => [
  ...[...idsOf(bars), ...idsOf(timelines)].map(figureAnchor),
  ...(typeof calendar === 'string' ? [calendarAnchor] : []),
];

const place = /<p><a href="#([a-z0-9-]+)">[^<]*<\/a><\/p>/g;

/** A part of a text, or the anchor of a figure or the calendar shown there. */
type Piece = { html: string } | { anchor: string };

/**
 * Splits rendered Markdown at its places. Figures without a place in the text come after it.
 * @param anchors of the article, from `listPlaces`
 */
export function splitAtPlaces(html: string, anchors: string[]): Piece[] {
  const pieces: Piece[] = [];
  const placed = new Set<string>();
  let end = 0;
  for (const match of html.matchAll(place)) {
    const [whole, anchor = ''] = match;
    if (!anchors.includes(anchor) || placed.has(anchor)) continue;
    placed.add(anchor);
    pieces.push({ html: html.slice(end, match.index) }, { anchor });
    end = match.index + whole.length;
  }
  const rest = anchors.filter((anchor) => !placed.has(anchor)).map((anchor) => ({ anchor }));
  return [...pieces, { html: html.slice(end) }, ...rest].filter(
    (piece) => !('html' in piece) || piece.html.trim() !== '',
  );
}
