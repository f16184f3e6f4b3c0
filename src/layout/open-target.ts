/** Opens the folds in which the target of the address is, and the fold that it is itself. */
function openTarget() {
  const target = document.querySelector(':target');
  const own = target?.querySelector<HTMLDetailsElement>(':scope > details');
  let fold = own ?? target?.closest('details');
  if (!fold) return;
  for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  target?.scrollIntoView({ behavior: 'instant' });
}

openTarget();
addEventListener('hashchange', openTarget);
