/** What a notice says; `destructive` tells of a failure and is announced at once. */
export interface Notice {
  title: string;
  description: string;
  tone: 'default' | 'destructive';
}

/**
 * Shows a notice at the foot of the window and announces it. It stays until it is dismissed,
 * by its button or by Escape; later ones stand below earlier ones.
 */
export function showNotice({ title, description, tone }: Notice) {
  const template = document.querySelector<HTMLTemplateElement>('[data-notice-template]');
  const place = document.querySelector(`[data-notices="${tone}"]`);
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement) || !place) return;

  const dismiss = () => {
    notice.remove();
    removeEventListener('keydown', dismissByKey);
  };
  const dismissByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss();
  };

  notice.toggleAttribute('data-destructive', tone === 'destructive');
  fill(notice, '[data-title]', title);
  fill(notice, '[data-description]', description);
  notice.querySelector('button')?.addEventListener('click', dismiss);
  addEventListener('keydown', dismissByKey);
  place.append(notice);
}

function fill(notice: HTMLElement, selector: string, text: string) {
  const element = notice.querySelector(selector);
  if (element) element.textContent = text;
}
