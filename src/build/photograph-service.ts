import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp from 'sharp';
import { findCrop, parseFocus } from './photograph-crop.ts';
import { tonePixels } from './photograph-tone.ts';

/** The usual effort for AVIF, 4, takes three times as long and saves 4 % of the bytes. */
const encoding = { avif: { quality: 50, effort: 3 }, webp: { quality: 68 } };

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
    const upright = await sharp(input)
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const crop = findCrop(upright.info, width / height, parseFocus(String(position)));
    const grey = await sharp(upright.data, { raw: upright.info })
      .extract(crop)
      .resize(width, height)
      .normalise()
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const data = await sharp(tonePixels(grey, shadow, highlight), {
      raw: { width, height, channels: 3 },
    })
      .toFormat(format, encoding[format === 'avif' ? 'avif' : 'webp'])
      .toBuffer();
    return { data, format };
  },
};

// biome-ignore lint/style/noDefaultExport: Astro takes the default export of an image service
export default photographs;
