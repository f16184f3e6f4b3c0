import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp from 'sharp';
import { findCrop, parseFocus } from './photograph-crop.ts';

/** The usual effort for AVIF, 4, takes three times as long and saves 4 % of the bytes. */
const encoding = { avif: { quality: 50, effort: 3 }, webp: { quality: 68 } };

/** @param hex such as `#14211b` */
const readChannels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/**
 * Astro image service for the photographs of a firm: it crops around the focus point and recolours
 * them with two colours of the firm (duotone), so that pictures of any origin match each other and
 * the page.
 */
const photographs: LocalImageService = {
  ...baseService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'shadow', 'highlight'],
  async transform(input, options) {
    const { width, height, format, position = '', shadow, highlight } = options;
    const upright = sharp(input).autoOrient();
    const { autoOrient } = await upright.metadata();
    const crop = findCrop(autoOrient, width / height, parseFocus(String(position)));
    const grey = await upright
      .flatten({ background: '#ffffff' })
      .extract(crop)
      .resize(width, height)
      .normalise()
      .modulate({ saturation: 0 })
      .raw()
      .toBuffer();
    const [dark, light] = [readChannels(shadow), readChannels(highlight)];
    const data = await sharp(grey, { raw: { width, height, channels: 3 } })
      .linear(
        light.map((value, channel) => (value - (dark[channel] ?? 0)) / 255),
        dark,
      )
      .toFormat(format, encoding[format === 'avif' ? 'avif' : 'webp'])
      .toBuffer();
    return { data, format };
  },
};

// biome-ignore lint/style/noDefaultExport: Astro takes the default export of an image service
export default photographs;
