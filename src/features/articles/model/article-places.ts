import type { Root, RootContent } from 'hast';

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

/** @returns the anchor to which a paragraph leads that is only a link */
function readPlace(node: RootContent): string | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [link, ...others] = node.children;
  if (others.length > 0 || link?.type !== 'element' || link.tagName !== 'a') return undefined;
  return /^#(.+)/.exec(String(link.properties.href))?.[1];
}

/** A part of a text, or the anchor of a figure or the calendar shown there. */
type Piece = { body: Root } | { anchor: string };

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/**
 * Splits a text at its places. Figures without a place in the text come after it.
 * @param anchors of the article, from `listPlaces`
 */
export function splitAtPlaces({ children }: Root, anchors: string[]): Piece[] {
  const pieces: Piece[] = [];
  const left = new Set(anchors);
  let part: RootContent[] = [];
  const endPart = () => {
    if (!part.every(isBlank)) pieces.push({ body: { type: 'root', children: part } });
    part = [];
  };
  for (const node of children) {
    const anchor = readPlace(node);
    if (anchor !== undefined && left.delete(anchor)) {
      endPart();
      pieces.push({ anchor });
    } else part.push(node);
  }
  endPart();
  return [...pieces, ...[...left].map((anchor) => ({ anchor }))];
}
