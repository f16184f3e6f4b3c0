import type { Notice } from '../notices/notice.ts';

type NoticeText = Pick<Notice, 'title' | 'description'>;

/** The notices for a form that is submitted too early, as JSON in `data-early-submit`. */
type EarlySubmitTexts = Record<'loading' | 'ready' | 'broken', NoticeText>;

// Handles clicks and submits before an island is hydrated.

// A button is clicked again once its island is hydrated.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('astro-island[ssr] button[type=button]');
  button
    ?.closest('astro-island')
    ?.addEventListener('astro:hydrate', () => button.click(), { once: true });
});

// A form is not submitted again: browsers let the window of the mail program open only while they
// handle the visitor's own click. So a notice asks the visitor to click again, and says when.
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

/** Copies `raise-notice.ts`: a module shared with islands would not be inlined in the page. */
function report(text: NoticeText) {
  const detail: Notice = { topic: 'form', ...text, tone: 'default' };
  document.dispatchEvent(new CustomEvent('site:notice', { detail }));
}
