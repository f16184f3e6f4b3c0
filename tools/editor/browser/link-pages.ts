/** Where `npm run dev` shows the pages. */
const site = 'http://localhost:4321';

let pages: Record<string, string> = {};
const showPage = () => {
  const link = document.querySelector<HTMLAnchorElement>('#bar .see');
  const address = pages[location.hash.slice(1)];
  if (!link) return;
  link.hidden = !address;
  link.href = `${site}${address ?? ''}`;
};
navigation.addEventListener('currententrychange', showPage);

/**
 * Leads from a form to its page in dev, and from a page, which names itself in the address, to its form.
 * @param found the address of the page of each form
 */
export function linkPages(found: Record<string, string>, label: string) {
  pages = found;
  const link = document.querySelector<HTMLAnchorElement>('#bar .see');
  if (link) link.textContent = label;
  showPage();
  const page = new URL(location.href).searchParams.get('page');
  const [form] = Object.entries(pages).find(([, address]) => address === page) ?? [];
  if (page === null || Object.keys(pages).length === 0) return;
  history.replaceState(null, '', location.pathname);
  if (form) location.hash = form;
}
