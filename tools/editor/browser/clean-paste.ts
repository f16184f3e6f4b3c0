import { bar } from '../markdown-blocks.ts';
import { offer } from './bar.ts';
import type { Say } from './check-entry.ts';
import { parts } from './parts.ts';

/** A cell of Word has paragraphs and styles. Here it is one line, of which bold and italic words and links stay. */
function cleanCell(cell: Element) {
  for (const part of cell.querySelectorAll(':not(b, strong, i, em, a)'))
    part.replaceWith(...part.childNodes, part.matches('p, div, li, br') ? ' ' : '');
  cell.innerHTML = cell.innerHTML.trim().replace(/\s+/g, ' ').replaceAll('|', bar);
}

const footnoteMarks = '[href*="#_ftn" i], [href*="#_edn" i]';

/** Footnotes, comments, their marks in the text, deleted or struck words and pictures, which stay in Word. */
const left = `[style*="mso-element:" i], ${footnoteMarks}, [href*="_msocom_" i], del, s, strike, img`;

/** Markdown has no cell that is in two columns or rows: the others are empty, also those that a row lacks. */
function fillRows({ rows }: HTMLTableElement) {
  const createLike = ({ tagName }: Element, rowSpan = 1) =>
    Object.assign(document.createElement(tagName), { rowSpan });
  for (const row of rows)
    for (const cell of row.cells)
      for (; cell.colSpan > 1; cell.colSpan--) cell.after(createLike(cell, cell.rowSpan));
  for (const [index, row] of [...rows].entries())
    for (const cell of row.cells)
      for (; cell.rowSpan > 1; cell.rowSpan--) {
        const below = rows[index + cell.rowSpan - 1];
        below?.insertBefore(createLike(cell), below.cells[cell.cellIndex] ?? null);
      }
  const width = Math.max(...[...rows].map(({ cells }) => cells.length));
  for (const row of rows) while (row.cells.length < width) row.insertCell();
}

/** Word writes an item as a paragraph, which has its level as a style and begins with the mark of the list. */
function makeItem(mark: Element) {
  const line = mark.closest('p');
  const name = /\w[.)]/.test(mark.textContent) ? 'ol' : 'ul';
  mark.remove();
  if (!line) return;
  const item = document.createElement('li');
  item.append(...line.childNodes);
  const [, level] = /level(\d)/.exec(line.getAttribute('style') ?? '') ?? [];
  let parent = line.previousElementSibling;
  for (let depth = 1; depth < Number(level) && parent?.matches('ul, ol'); depth++)
    parent =
      parent.querySelector(':scope > li:last-child > :is(ul, ol)') ?? parent.lastElementChild;
  if (parent?.matches(name)) parent.append(item);
  else {
    const list = document.createElement(name);
    list.append(item);
    if (parent?.matches('li')) parent.append(list);
    else line.before(list);
  }
  line.remove();
}

function cleanHtml(body: HTMLElement) {
  for (const part of body.querySelectorAll(left)) part.remove();
  body.querySelectorAll('td, th').forEach(cleanCell);
  body.querySelectorAll('table').forEach(fillRows);
  // Markdown requires a header, which is the first row.
  for (const { rows } of body.querySelectorAll('table'))
    if (rows[0]) rows[0].innerHTML = rows[0].innerHTML.replace(/(<\/?)td/g, '$1th');
  body.querySelectorAll('[style*="mso-list:Ignore" i]').forEach(makeItem);
  // A list in a list belongs to the item above it.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list);
  // A line without words would become a row of the table above it.
  for (const line of body.querySelectorAll('p')) if (!line.textContent.trim()) line.remove();
  // The title of the page is its only heading of the first level, and none is deeper than the fourth.
  const step = body.querySelector('h1') ? 1 : 0;
  return body.innerHTML.replace(
    /(?<=<\/?h)[1-6]\b/g,
    (level) => `${Math.min(Number(level) + step, 4)}`,
  );
}

/**
 * Changes headings, lists and tables of Word into such as the rich text editor can write, and says what would
 * go without a word: files, and pictures and footnotes among words.
 */
export function cleanPaste(say: Say) {
  const cleaned = new WeakSet<Event>();
  const take = (event: ClipboardEvent | DragEvent) => {
    const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const { target } = event;
    if (!data || cleaned.has(event) || !(target as Element).closest(parts.text)) return;
    const html = event.type === 'paste' ? data.getData('text/html') : '';
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    // A picture that is copied from a page comes as a file, and again with its address there.
    const files = [...data.files];
    const isFile = files.length > 0 && !body.textContent.trim();
    // Word has the texts of notes below the others.
    const notes = [...body.querySelectorAll('[id^="ftn"], [id^="edn"]')];
    const lost = [
      isFile &&
        files.some(({ type }) => !type.startsWith('image/')) &&
        say('Files are left out. Add them with the paper clip above the text.'),
      !isFile &&
        body.querySelector('img') &&
        say('Pictures among words are left out. Add them with the button above the text.'),
      body.querySelector(footnoteMarks) && say('Footnotes are left out:'),
      ...notes.map((note) => note.textContent.trim()),
    ].filter((part) => typeof part === 'string');
    if (lost.length > 0) offer(lost.join('\n\n'), 'OK');
    if (!/<(table|h1|img|del|s|strike)\b|mso-/i.test(html)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const clipboardData = new DataTransfer();
    if (isFile) for (const file of files) clipboardData.items.add(file);
    else clipboardData.setData('text/html', cleanHtml(body));
    const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    cleaned.add(again);
    target?.dispatchEvent(again);
  };
  document.addEventListener('paste', take, { capture: true });
  document.addEventListener('drop', take, { capture: true });
}
