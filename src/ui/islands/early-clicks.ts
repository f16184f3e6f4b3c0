import type { Notice } from '../notices/notice.ts';

type NoticeText = Pick<Notice, 'title' | 'description'>;

/** What the page says of a form that is submitted too early, as JSON in `data-early-submit`. */
export type EarlySubmitTexts = Record<'loading' | 'ready' | 'broken', NoticeText>;

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
  const texts = island.closest<HTMLElement>('[data-early-submit]')?.dataset.earlySubmit;
  if (!texts) return;
  const { loading, ready, broken } = JSON.parse(texts) as EarlySubmitTexts;
  report(loading);
  island.addEventListener('astro:hydrate', () => report(ready), { once: true });
  island.addEventListener('astro:hydration-error', () => report(broken), { once: true });
});

/** Written out: a module that islands share would no longer be inlined in the page. */
function report(text: NoticeText) {
  const detail: Notice = { topic: 'form', ...text, tone: 'default' };
  document.dispatchEvent(new CustomEvent('site:notice', { detail }));
}
