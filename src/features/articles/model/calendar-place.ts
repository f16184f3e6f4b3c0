import type { Root, RootContent } from 'hast';

/**
 * The place in the text of an article where its calendar is shown: a paragraph that is only a link to it,
 * such as `[The dates](#calendar)`. Feed readers get that link.
 */
export const calendarAnchor = 'calendar';

function isPlace(node: RootContent) {
  if (node.type !== 'element' || node.tagName !== 'p') return false;
  const [link, ...others] = node.children;
  return (
    others.length === 0 &&
    link?.type === 'element' &&
    link.tagName === 'a' &&
    link.properties.href === `#${calendarAnchor}`
  );
}

/** @returns the text before the place of the calendar, and after it; without a place, the whole text */
export function splitAtCalendar({ children }: Root): Root[] {
  const place = children.findIndex(isPlace);
  const parts = place < 0 ? [children] : [children.slice(0, place), children.slice(place + 1)];
  return parts.map((part) => ({ type: 'root', children: part }));
}
