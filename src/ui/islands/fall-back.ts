// Where the script of an island does not arrive, or breaks, the page is what it is without
// scripts: whole, with every article and opening in it and a mail link for the form.
const islands = [...document.querySelectorAll('astro-island')].map((island) => {
  const copy = document.createDocumentFragment();
  for (const node of island.childNodes) copy.append(node.cloneNode(true));
  return { island, copy };
});

function fallBack() {
  document.documentElement.classList.remove('js', 'has-query');
}

// Astro tells of a script that did not arrive, once it has asked for it again.
addEventListener('astro:hydration-error', fallBack);

// React empties what it could not draw, after it has told of the error.
addEventListener('error', () =>
  setTimeout(() => {
    for (const { island, copy } of islands) {
      if (island.hasChildNodes()) continue;
      island.append(copy);
      fallBack();
    }
  }),
);
