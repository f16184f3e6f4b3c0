/** Opens the case study that the address names. */
function openStudy() {
  const study = document.getElementById(location.hash.slice(1));
  const details = study?.querySelector<HTMLDetailsElement>(':scope > details');
  if (!details) return;
  details.open = true;
  study?.scrollIntoView({ behavior: 'instant' });
}

openStudy();
addEventListener('hashchange', openStudy);
