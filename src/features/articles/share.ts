import { showNotice } from '../../ui/notices/notices.ts';

const button = document.querySelector<HTMLButtonElement>('[data-share]');
const byHand = document.querySelector<HTMLElement>('[data-share-by-hand]');
const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

const isNative = 'share' in navigator;

// The button says what it does.
if (button && !isNative) button.textContent = 'Copy link';
button?.addEventListener('click', () =>
  isNative ? shareByDevice(button.dataset.share ?? '') : copyLink(),
);

async function shareByDevice(title: string) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a visitor who changes their mind is told nothing
    console.info('Not shared:', error);
  }
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(url);
    showNotice({
      topic: 'link',
      title: 'Link copied to clipboard',
      description: 'You can now share it with others',
      tone: 'default',
    });
  } catch {
    const field = byHand?.querySelector('input');
    if (byHand) byHand.hidden = false;
    field?.focus();
    field?.select();
  }
}
