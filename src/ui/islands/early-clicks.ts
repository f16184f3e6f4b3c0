// A button that is pressed before the script of its island has come is pressed once more when
// it answers: nothing that a visitor did is lost. A form is submitted by its own press alone,
// because a browser opens a window for the mail program only then.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('astro-island[ssr] button[type=button]');
  button
    ?.closest('astro-island')
    ?.addEventListener('astro:hydrate', () => button.click(), { once: true });
});
