import type { Notice } from './notice.ts';

/** Seconds until a default notice is dismissed: enough to read it several times (WCAG 2.2.1). */
const timeout = 20;

/** A function that dismisses each notice shown, by topic. The newest is last. */
const dismissals = new Map<string, () => void>();

/**
 * Shows a notice at the bottom of the window and announces it. Its button dismisses it, and Escape
 * dismisses the newest. A failure stays until then; a default notice is dismissed after the
 * timeout. A notice replaces an earlier one with the same topic. The focus does not move.
 */
function showNotice({ topic, title, description, tone }: Notice) {
  const template = document.querySelector<HTMLTemplateElement>('[data-notice-template]');
  const region = document.querySelector(`[data-notices="${tone}"]`);
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement) || !region) return;

  const opener = document.activeElement;
  const dismiss = () => {
    const hadFocus = notice.contains(document.activeElement);
    dismissals.delete(topic);
    notice.remove();
    if (hadFocus) restoreFocus(opener);
  };

  notice.toggleAttribute('data-destructive', tone === 'destructive');
  fill(notice, '[data-title]', title);
  fill(notice, '[data-description]', description);
  notice.querySelector('button')?.addEventListener('click', dismiss);
  dismissals.get(topic)?.();
  dismissals.set(topic, dismiss);
  region.append(notice);
  if (region.parentElement) region.parentElement.scrollTop = notice.offsetTop;
  if (tone === 'default') dismissAfterTimeout(notice, dismiss);
  // If the notice covers the focused control, scroll it clear; `scroll-padding` says how far.
  if (opener?.matches(':is(main, footer) :not([tabindex="-1"])'))
    opener.scrollIntoView({ block: 'nearest' });
}

/** The timeout restarts while the visitor may be reading, or cannot: in a background tab. */
function dismissAfterTimeout(notice: Element, dismiss: () => void) {
  let left = timeout;
  const timer = setInterval(() => {
    const isHeld = document.hidden || notice.matches(':hover, :focus-within');
    left = isHeld ? timeout : left - 1;
    if (!notice.isConnected) clearInterval(timer);
    else if (left === 0) dismiss();
  }, 1000);
}

function restoreFocus(opener: Element | null) {
  const target =
    opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function fill(notice: HTMLElement, selector: string, text: string) {
  const element = notice.querySelector(selector);
  if (element) element.textContent = text;
}

document.addEventListener('site:notice', ({ detail }) => showNotice(detail));

// Escape first applies to a visible open menu or dialog, or to a word being composed.
addEventListener(
  'keydown',
  ({ key, isComposing }) => {
    const open = [...document.querySelectorAll('[data-header] details[open], dialog[open]')];
    if (key !== 'Escape' || isComposing) return;
    if (!open.some((element) => element.checkVisibility?.() ?? true))
      [...dismissals.values()].at(-1)?.();
  },
  true,
);
