/** The initials are shown in every state except `loaded`. */
export type PortraitState = 'idle' | 'loading' | 'loaded' | 'error';

/**
 * Reads the state of an image whose events may have fired before the script ran.
 * @param image undefined if there is none
 */
export function readPortraitState(
  image: Pick<HTMLImageElement, 'complete' | 'naturalWidth'> | null | undefined,
): PortraitState {
  if (!image) return 'idle';
  if (!image.complete) return 'loading';
  return image.naturalWidth > 0 ? 'loaded' : 'error';
}
