/** A ratio to which a picture is cropped, and the widths in which it is made. */
export interface Crop {
  /** Width by height. */
  ratio: number;
  /** In pixels, the smallest first. */
  widths: readonly number[];
  /** The width at which it is shown, for the `sizes` attribute. */
  sizes: string;
  /** The media query under which this crop is shown; the last crop has none. */
  media?: string;
}

/** The style sheet cuts the arch out of a portrait. */
export const portraitCrops: Crop[] = [
  { ratio: 1 / 1.12, widths: [320, 640], sizes: '(width < 36rem) 15rem, 20rem' },
];

/** A portrait among others. */
export const groupCrops: Crop[] = [{ ratio: 1 / 1.12, widths: [200, 320], sizes: '10.5rem' }];

/** A portrait beside a name. */
export const faceCrops: Crop[] = [{ ratio: 1 / 1.12, widths: [200], sizes: '5rem' }];

/** A wide strip, with a taller crop on phones, where it would be too low. */
export const stripCrops: Crop[] = [
  { ratio: 16 / 9, widths: [400, 800], sizes: '100vw', media: '(width < 48rem)' },
  { ratio: 3, widths: [800, 1280, 1760], sizes: 'min(100vw, 82rem)' },
];

/** A picture in the column of a text. */
export const textCrops: Crop[] = [
  { ratio: 16 / 9, widths: [400, 800, 1280], sizes: '(width < 64rem) 100vw, 42rem' },
];

/** A picture in the margin on wide screens, and in the column on small ones. */
export const marginCrops: Crop[] = [
  { ratio: 16 / 10, widths: [400, 800], sizes: '(width < 64rem) 100vw, 26rem' },
];

/**
 * @param widths the smallest first
 * @param largest width that the picture has
 * @returns the widths; those that would enlarge the picture become the largest possible
 */
export const fitWidths = (widths: readonly number[], largest: number) => [
  ...new Set(widths.map((width) => Math.min(width, largest))),
];
