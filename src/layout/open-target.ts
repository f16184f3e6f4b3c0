/** Opens the fold that the address names; browsers open those around it. */
function openTarget() {
  const target = document.querySelector(':target');
  const fold =
    target?.querySelector<HTMLDetailsElement>(':scope > details') ?? target?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target?.scrollIntoView({ behavior: 'instant' });
}

openTarget();
addEventListener('hashchange', openTarget);
