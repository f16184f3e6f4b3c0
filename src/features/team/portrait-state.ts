/** The initials show in every state but `loaded`. */
export type PortraitState = 'idle' | 'loading' | 'loaded' | 'error';

/**
 * What has become of an image before a script looked at it: its events are then over.
 * @param image undefined where there is none
 */
export function readPortraitState(
  image: Pick<HTMLImageElement, 'complete' | 'naturalWidth'> | null | undefined,
): PortraitState {
  if (!image) return 'idle';
  if (!image.complete) return 'loading';
  return image.naturalWidth > 0 ? 'loaded' : 'error';
}
