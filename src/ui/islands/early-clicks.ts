import type { Notice } from '../notices/notice.ts';

// What a visitor presses before the script of its island has come.

// A button is pressed once more when it answers.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('astro-island[ssr] button[type=button]');
  button
    ?.closest('astro-island')
    ?.addEventListener('astro:hydrate', () => button.click(), { once: true });
});

// A form is not submitted once more: a browser lets the window of the mail program open only while
// it handles the visitor's own press. So the page says that it has to be pressed again, and when.
document.addEventListener('submit', ({ target }) => {
  const island = target instanceof Element && target.closest('astro-island[ssr]');
  if (!island) return;
  const reportOn = (event: string, title: string, description: string) =>
    island.addEventListener(event, () => report(title, description), { once: true });
  report('The form is still loading', 'Please wait a moment. Your answers are kept.');
  reportOn('astro:hydrate', 'The form is ready', 'Please submit it again.');
  reportOn(
    'astro:hydration-error',
    'The form could not be loaded',
    'Please write an e-mail instead.',
  );
});

/** Written out: a module that islands share would no longer stand in the page itself. */
function report(title: string, description: string) {
  const detail: Notice = { topic: 'form', title, description, tone: 'default' };
  document.dispatchEvent(new CustomEvent('site:notice', { detail }));
}
