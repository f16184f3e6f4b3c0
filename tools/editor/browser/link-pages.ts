import type { Page } from '../content-state.ts';
import type { Words } from './check-entry.ts';

/** Where `npm run dev` shows the pages. */
const site = 'http://localhost:4321';

const list = Object.assign(document.createElement('datalist'), { id: 'pages' });
document.body.append(list);
/** The field for the address in the dialog for a link. */
const findField = ({ target }: Event) =>
  (target as Element)
    .closest('[role="dialog"]')
    ?.querySelector<HTMLInputElement>('input[id$="-url"]');

document.addEventListener('focusin', (event) => findField(event)?.setAttribute('list', list.id));

/** What the check of the site takes for an address, and what is completed to one when it is saved. */
const address = /^(?:(?:[#/]|\.\/|blob:|law:|mailto:|tel:|https?:\/\/|www\.)\S*|[^\s@]+@[^\s@]+)$/;

/** Keeps the dialog for a link open until it has an address. @param reason what its field says otherwise */
export function guardLinks(reason: string) {
  const note = Object.assign(document.createElement('p'), { role: 'alert', id: 'no-address' });
  note.textContent = reason;
  const finish = (event: Event) => {
    const field = findField(event);
    const isKey = event instanceof KeyboardEvent;
    const pressed = (event.target as Element).closest(isKey ? 'input' : '.primary');
    if (!field || !pressed || (isKey && event.key !== 'Enter')) return;
    // Enter would go on to the text.
    if (isKey) event.preventDefault();
    if (address.test(field.value)) return;
    event.stopImmediatePropagation();
    field.setAttribute('aria-describedby', note.id);
    field.parentElement?.after(note);
    field.focus();
  };
  document.addEventListener('click', finish, { capture: true });
  document.addEventListener('keydown', finish, { capture: true });
  document.addEventListener('input', () => note.remove(), { capture: true });
}

/** Offers the pages of the site, by name and address, as targets of links. */
export function offerPages(pages: Page[], words: Words) {
  const options = pages.map(({ title, address }) => new Option(words[title] ?? title, address));
  if (pages.length > 0) list.replaceChildren(...options);
}

let known: Page[] = [];
const showPage = () => {
  const link = document.querySelector<HTMLAnchorElement>('#bar .see');
  const page = known.find(({ form }) => form === location.hash.slice(1));
  if (!link) return;
  link.hidden = !page;
  link.href = `${site}${page?.address ?? ''}`;
};
navigation.addEventListener('currententrychange', showPage);

/** Leads from a form to its page in dev, and from a page, which names itself in the address, to its form. */
export function linkPages(pages: Page[], label: string) {
  known = pages;
  const link = document.querySelector<HTMLAnchorElement>('#bar .see');
  if (link) link.textContent = label;
  showPage();
  const asked = new URL(location.href).searchParams.get('page');
  if (asked === null || pages.length === 0) return;
  history.replaceState(null, '', location.pathname);
  const page = pages.find(({ address }) => address === asked);
  if (page) location.hash = page.form;
}
