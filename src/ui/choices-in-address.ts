/**
 * Keeps the choices of a page's radio buttons in its address, so that a link can lead to them, and
 * opens the details to which a link leads.
 */
const inputs = [...document.querySelectorAll<HTMLInputElement>('main input[type="radio"]')];

const chosen = new URLSearchParams(location.search);
for (const input of inputs)
  if (chosen.get(input.name) === input.value) {
    input.checked = true;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    // A phone shows the choices in a row that scrolls sideways.
    const choice = input.parentElement;
    choice?.parentElement?.scrollTo({ left: choice.offsetLeft - 18 });
  }

document.querySelector('main')?.addEventListener('change', ({ target }) => {
  const address = new URL(location.href);
  for (const { name, value, checked } of inputs)
    if (checked && value === 'all') address.searchParams.delete(name);
    else if (checked) address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
  // What a link led to is shown whatever is chosen, and would stay.
  const input = target as HTMLInputElement;
  if (!document.querySelector(':target:not(.choices)')) return;
  location.replace(`#${input.name}`);
  input.focus({ preventScroll: true });
});

const openTarget = () =>
  document
    .getElementById(location.hash.slice(1))
    ?.querySelector(':scope > details')
    ?.setAttribute('open', '');
addEventListener('hashchange', openTarget);
openTarget();
