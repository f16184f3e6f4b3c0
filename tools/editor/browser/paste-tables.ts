import { bar } from '../markdown-blocks.ts';

/** Cleaned events are pasted as they are. */
const cleaned = new WeakSet<Event>();

/** A cell of Word has paragraphs and styles. Here it is one line, of which bold and italic words and links stay. */
function cleanCell(cell: Element) {
  for (const part of cell.querySelectorAll(':not(b, strong, i, em, a)'))
    part.replaceWith(...part.childNodes, part.matches('p, div, li, br') ? ' ' : '');
  cell.innerHTML = cell.innerHTML.trim().replace(/\s+/g, ' ').replaceAll('|', bar);
}

function cleanTables(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('td, th').forEach(cleanCell);
  // Markdown requires a header, which is the first row.
  for (const { rows } of body.querySelectorAll('table'))
    if (rows[0]) rows[0].innerHTML = rows[0].innerHTML.replace(/(<\/?)td/g, '$1th');
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
