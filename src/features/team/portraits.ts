for (const portrait of document.querySelectorAll<HTMLElement>('[data-portrait]')) {
  const image = portrait.querySelector('img');
  /** The initials are shown in every state except `loaded`. */
  const show = (state: 'loading' | 'loaded' | 'error') => {
    portrait.dataset.portrait = state;
  };
  image?.addEventListener('load', () => show('loaded'));
  image?.addEventListener('error', () => show('error'));
  // The image may have loaded or failed before this script ran. Then there is no event.
  if (image?.complete) show(image.naturalWidth > 0 ? 'loaded' : 'error');
  else if (image) show('loading');
}
