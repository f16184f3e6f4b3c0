import { bar } from '../markdown-blocks.ts';

/** Cleaned events are pasted as they are. */
const cleaned = new WeakSet<Event>();

/** Everything but bold and italic words and links. */
const otherTags = /<(?!\/?(?:b|strong|i|em|a)\b)[^>]*>/gi;

/** @returns a cell of Word, which has paragraphs, as one line */
function cleanCell(cell: Element) {
  const paragraphs = [...cell.querySelectorAll('p')];
  return (paragraphs.length > 0 ? paragraphs : [cell])
    .map(({ innerHTML }) => innerHTML)
    .join(' ')
    .replace(/<br[^>]*>/gi, ' ')
    .replace(otherTags, '')
    .replace(/\s+/g, ' ')
    .replaceAll('|', bar);
}

/** The first row of a table is its header, which Markdown requires. */
function cleanTables(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].map(({ cells }, index) => {
      const tag = index === 0 ? 'th' : 'td';
      return `<tr>${[...cells].map((cell) => `<${tag}>${cleanCell(cell)}</${tag}>`).join('')}</tr>`;
    });
    table.innerHTML = rows.join('');
  }
  return body.innerHTML;
}

/** Changes tables of Word into such as the rich text editor can write. */
export function pasteTables() {
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (cleaned.has(event) || !/<table/i.test(html)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', cleanTables(html));
    const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    cleaned.add(again);
    event.target?.dispatchEvent(again);
  };
  document.addEventListener('paste', paste, { capture: true });
}
