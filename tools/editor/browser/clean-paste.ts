import { bar } from '../markdown-blocks.ts';

/** A cell of Word has paragraphs and styles. Here it is one line, of which bold and italic words and links stay. */
function cleanCell(cell: Element) {
  for (const part of cell.querySelectorAll(':not(b, strong, i, em, a)'))
    part.replaceWith(...part.childNodes, part.matches('p, div, li, br') ? ' ' : '');
  cell.innerHTML = cell.innerHTML.trim().replace(/\s+/g, ' ').replaceAll('|', bar);
}

/** Footnotes, comments, their marks in the text, deleted words and pictures, which stay in Word. */
const left =
  '[style*="mso-element:" i], [href*="#_ftn" i], [href*="#_edn" i], [href*="_msocom_" i], del, img';

function cleanHtml(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const part of body.querySelectorAll(left)) part.remove();
  body.querySelectorAll('td, th').forEach(cleanCell);
  // Markdown requires a header, which is the first row.
  for (const { rows } of body.querySelectorAll('table'))
    if (rows[0]) rows[0].innerHTML = rows[0].innerHTML.replace(/(<\/?)td/g, '$1th');
  // Word writes an item as a paragraph, which begins with the mark of the list.
  for (const mark of body.querySelectorAll('[style*="mso-list:Ignore" i]')) {
    const list = /\w[.)]/.test(mark.textContent) ? 'ol' : 'ul';
    const item = mark.closest('p');
    mark.remove();
    if (item) item.outerHTML = `<${list}><li>${item.innerHTML}</li></${list}>`;
  }
  // A line without words would become a row of the table above it.
  for (const line of body.querySelectorAll('p')) if (!line.textContent.trim()) line.remove();
  // The title of the page is its only heading of the first level.
  return body.innerHTML.replace(/(<\/?)h1\b/g, '$1h2').replace(/<\/([uo]l)>\s*<\1>/g, '');
}

/** Changes headings, lists and tables of Word into such as the rich text editor can write. */
export function cleanPaste() {
  const cleaned = new WeakSet<Event>();
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (cleaned.has(event) || !/<table|<h1|mso-/i.test(html)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', cleanHtml(html));
    const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    cleaned.add(again);
    event.target?.dispatchEvent(again);
  };
  document.addEventListener('paste', paste, { capture: true });
}
