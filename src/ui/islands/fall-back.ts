// If the script of an island fails to load or throws, the page falls back to what it is without
// JavaScript: complete, with every article and opening, and a mail link instead of the form.
const islands = [...document.querySelectorAll('astro-island')].map((island) => {
  const copy = document.createDocumentFragment();
  for (const node of island.childNodes) copy.append(node.cloneNode(true));
  return { island, copy };
});

function fallBack() {
  document.documentElement.classList.remove('js', 'has-query');
}

// Astro dispatches this event when a script fails to load, after one retry.
addEventListener('astro:hydration-error', fallBack);

// React first reports an error, then empties the island that it could not render.
addEventListener('error', () =>
  setTimeout(() => {
    for (const { island, copy } of islands) {
      if (island.hasChildNodes()) continue;
      island.append(copy);
      fallBack();
    }
  }),
);
