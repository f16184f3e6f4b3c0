import type { Notice } from './notice.ts';

/** Seconds that a plain notice shows: enough to read it several times over (WCAG 2.2.1). */
const patience = 20;

/** The ones that stand, the newest last, each with what takes it away. */
const standing: { notice: HTMLElement; topic: string; dismiss: () => void }[] = [];

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
    standing.splice(
      standing.findIndex((other) => other.notice === notice),
      1,
    );
    notice.remove();
    if (hadFocus) giveFocusBack(opener);
  };

  notice.toggleAttribute('data-destructive', tone === 'destructive');
  fill(notice, '[data-title]', title);
  fill(notice, '[data-description]', description);
  notice.querySelector('button')?.addEventListener('click', dismiss);
  for (const other of standing.filter((known) => known.topic === topic)) other.dismiss();
  addEventListener('keydown', dismissNewest, true);
  standing.push({ notice, topic, dismiss });
  place.append(notice);
  if (place.parentElement) place.parentElement.scrollTop = notice.offsetTop;
  if (tone === 'default') dismissInTime(notice, dismiss);
  uncover(opener);
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

/** Brings a control out from under the notices; the scroll padding of the page says how far. */
function uncover(control: Element | null) {
  if (control?.matches(':not([data-header] *, [tabindex="-1"], body)'))
    control.scrollIntoView({ block: 'nearest' });
}

function dismissNewest(event: KeyboardEvent) {
  // Escape first belongs to what is open around the focus: a menu, a dialog, a half-written word.
  const open = [...document.querySelectorAll('[data-header] details[open], dialog[open]')];
  if (event.key !== 'Escape' || event.isComposing) return;
  if (!open.some((element) => element.checkVisibility())) standing.at(-1)?.dismiss();
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
