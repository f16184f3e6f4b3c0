import type { Notice } from '../../ui/notices/notice.ts';

// One at the head of the article and one at its end.
const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-share]')];
const [button] = buttons;
const byHand = document.querySelector<HTMLElement>('[data-share-by-hand]');
const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

// Dispatched without `raiseNotice`: islands import its module, too, and a script that shares a
// module with an island is two files.
const copied: Notice = {
  topic: 'link',
  title: button?.dataset.copied ?? '',
  description: button?.dataset.copiedHelp ?? '',
  tone: 'default',
};

let isNative = 'share' in navigator;
showAction();

for (const each of buttons)
  each.addEventListener('click', () =>
    isNative ? shareByDevice(each.dataset.share ?? '') : copyLink(),
  );

/** Labels the button with what it does. */
function showAction() {
  if (!isNative) for (const each of buttons) each.textContent = each.dataset.copy ?? '';
}

async function shareByDevice(title: string) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: visitors who cancel need no notice
    console.info('Not shared:', error);
    // Any error except the visitor's cancel would occur again: the next click copies the link.
    isNative = error instanceof Error && error.name === 'AbortError';
    showAction();
  }
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(url);
    if (byHand) byHand.hidden = true;
    document.dispatchEvent(new CustomEvent('site:notice', { detail: copied }));
  } catch {
    const field = byHand?.querySelector('input');
    if (byHand) byHand.hidden = false;
    field?.focus();
    field?.select();
  }
}

// Pressed before this script was there: see `first-paint.js`.
document.querySelector<HTMLElement>('[data-share][data-pressed]')?.click();
