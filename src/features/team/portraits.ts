import { type PortraitState, readPortraitState } from './portrait-state.ts';

for (const portrait of document.querySelectorAll<HTMLElement>('[data-portrait]')) {
  const image = portrait.querySelector('img');
  const show = (state: PortraitState) => {
    portrait.dataset.portrait = state;
  };
  image?.addEventListener('load', () => show('loaded'));
  image?.addEventListener('error', () => show('error'));
  // The image may have loaded or failed before this script ran. Then there is no event.
  show(readPortraitState(image));
}
