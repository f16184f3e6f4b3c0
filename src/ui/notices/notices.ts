import type { Notice } from './notice.ts';

/** The ones that stand, the newest last, each with what takes it away. */
const standing: { notice: HTMLElement; topic: string; dismiss: () => void }[] = [];

/**
 * Shows a notice at the foot of the window and announces it. It stays until it is dismissed, by
 * its button or by Escape, which takes the newest; later ones stand below earlier ones. What
 * is told of a topic replaces what was told of it before. The focus is left where it is.
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
}

function dismissNewest(event: KeyboardEvent) {
  // Escape first belongs to what is open around the focus: a menu, a dialog, a half-written word.
  const open = document.querySelector('[data-header] details[open], dialog[open]');
  if (event.key === 'Escape' && !event.isComposing && !open) standing.at(-1)?.dismiss();
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
