import type { Notice } from './notice.ts';

/** Seconds that a plain notice shows: enough to read it several times over (WCAG 2.2.1). */
const patience = 20;

/** What dismisses each notice that is shown, by its topic; the newest is last. */
const standing = new Map<string, () => void>();

/**
 * Shows a notice at the foot of the window and announces it. It can be dismissed by its button or
 * by Escape, which takes the newest. One that tells of a failure stays until then; a plain one
 * leaves in time. A notice replaces the earlier one of its topic. The focus is left where it is.
 */
function showNotice({ topic, title, description, tone }: Notice) {
  const template = document.querySelector<HTMLTemplateElement>('[data-notice-template]');
  const place = document.querySelector(`[data-notices="${tone}"]`);
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement) || !place) return;

  const opener = document.activeElement;
  const dismiss = () => {
    const hadFocus = notice.contains(document.activeElement);
    standing.delete(topic);
    notice.remove();
    if (hadFocus) giveFocusBack(opener);
  };

  notice.toggleAttribute('data-destructive', tone === 'destructive');
  fill(notice, '[data-title]', title);
  fill(notice, '[data-description]', description);
  notice.querySelector('button')?.addEventListener('click', dismiss);
  standing.get(topic)?.();
  standing.set(topic, dismiss);
  place.append(notice);
  if (place.parentElement) place.parentElement.scrollTop = notice.offsetTop;
  if (tone === 'default') dismissInTime(notice, dismiss);
  // A control that the notice covers comes out from under it; scroll padding says how far.
  if (opener?.matches(':is(main, footer) :not([tabindex="-1"])'))
    opener.scrollIntoView({ block: 'nearest' });
}

/** The time starts again while somebody may be reading, or cannot: the page is in the background. */
function dismissInTime(notice: Element, dismiss: () => void) {
  let left = patience;
  const clock = setInterval(() => {
    const isHeld = document.hidden || notice.matches(':hover, :focus-within');
    left = isHeld ? patience : left - 1;
    if (!notice.isConnected) clearInterval(clock);
    else if (left === 0) dismiss();
  }, 1000);
}

function giveFocusBack(opener: Element | null) {
  const target =
    opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function fill(notice: HTMLElement, selector: string, text: string) {
  const element = notice.querySelector(selector);
  if (element) element.textContent = text;
}

document.addEventListener('site:notice', ({ detail }) => showNotice(detail));

// Escape first belongs to what is open and seen: a menu, a dialog, a half-written word.
addEventListener(
  'keydown',
  ({ key, isComposing }) => {
    const open = [...document.querySelectorAll('[data-header] details[open], dialog[open]')];
    if (key !== 'Escape' || isComposing) return;
    if (!open.some((element) => element.checkVisibility())) [...standing.values()].at(-1)?.();
  },
  true,
);
