// If the script of an island fails to load or throws, this island alone falls back to what it is
// without JavaScript: a whole list, or a mail link instead of a form. A form that is in use stays.

/** Milliseconds after which a form that still waits for its script offers the mail link as well. */
const patience = 5000;

const controls = 'input, select, textarea';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The island, with what is shown instead of its form. */
const findPlace = (island: Element) => island.closest('[data-form-place]') ?? island;

const isInUse = (form: HTMLFormElement) =>
  form.contains(document.activeElement) ||
  [...form.querySelectorAll<Control>(controls)].some(({ value }) => value.trim() !== '');

function giveUp(island: Element) {
  const place = findPlace(island);
  const form = island.querySelector('form');
  if (!form || !isInUse(form)) return place.setAttribute('data-failed', '');
  place.setAttribute('data-late', '');
  for (const button of form.querySelectorAll('button')) button.hidden = button.disabled = true;
  for (const text of place.querySelectorAll<HTMLElement>('[data-form-broken]')) text.hidden = false;
}

/** Writes what was typed into removed fields into those that replace them. */
function keepWords(island: Element, removed: Node[]) {
  for (const node of removed) {
    if (!(node instanceof Element)) continue;
    for (const { name, value } of node.querySelectorAll<Control>(controls)) {
      const control = island.querySelector<Control>(`[name="${name}"]`);
      if (!value || !control || control.value) continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

for (const island of document.querySelectorAll('astro-island')) {
  const copy = document.createDocumentFragment();
  for (const node of island.childNodes) copy.append(node.cloneNode(true));

  // React empties an island that it cannot render, and renders anew one whose HTML it does not expect.
  new MutationObserver((records) => {
    const isEmpty = !island.hasChildNodes();
    if (isEmpty) island.append(copy);
    keepWords(
      island,
      records.flatMap(({ removedNodes }) => [...removedNodes]),
    );
    if (isEmpty) giveUp(island);
  }).observe(island, { childList: true });

  // Astro dispatches this event when a script fails to load, after one retry.
  island.addEventListener('astro:hydration-error', () => giveUp(island));
}

setTimeout(() => {
  for (const island of document.querySelectorAll('[data-form-place] astro-island[ssr]'))
    findPlace(island).setAttribute('data-late', '');
}, patience);
