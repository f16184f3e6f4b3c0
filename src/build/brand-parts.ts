import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { cacheFile } from '../build-cache.ts';
import { brandFolder, readBrand } from '../content/brand.ts';
import { buildBrandPrintStyles, buildBrandStyles } from './brand-styles.ts';
import { makeDisplayFont } from './display-font.ts';
import { fontFiles } from './font-files.ts';
import { matchSystemFaces } from './matched-faces.ts';
import { makeScriptFaces } from './script-faces.ts';

/** Makes the colours and the typeface of `content/brand/` for Astro's configuration. */
export async function makeBrandParts() {
  const brand = readBrand();
  const { name, style } = brand.typeface;
  const { figure = 'banyan' } = brand;
  const writeSheet = (styles: string) =>
    cacheFile('.css', [styles], async () => Buffer.from(styles));
  const [font, scriptFaces] = await Promise.all([
    makeDisplayFont(brand.typeface),
    makeScriptFaces(),
  ]);
  const heading = { src: [font.web] as [string], weight: 400, style: 'normal' as const };
  const lead = { ...heading, weight: 350, display: 'optional' as const };
  const matched = matchSystemFaces(font.cards, style);
  const cardFonts = [font, ...scriptFaces].map(({ cards }) => cards);
  return {
    fonts: [
      {
        name,
        cssVariable: '--face-display' as const,
        provider: fontFiles,
        // Shown until the font arrives. They have the same widths, so a heading has as many lines in
        // them. A text of several lines may have one more or less, so it keeps what it begins with:
        // for such texts, the same font has another weight.
        fallbacks: [...matched.names, style],
        optimizedFallbacks: false,
        display: 'swap' as const,
        options: { variants: [heading, lead] as [typeof heading, typeof lead] },
      },
      ...scriptFaces.map(({ script, name, web }) => ({
        name,
        cssVariable: `--face-${script}` as const,
        provider: fontFiles,
        fallbacks: ['serif'],
        // A fallback adjusted to the metrics of these letters would enlarge the digits and
        // Latin letters between them, which this font does not contain.
        optimizedFallbacks: false,
        display: 'optional' as const,
        options: {
          variants: [{ src: [web], weight: 400, style: 'normal' }] as [
            { src: [string]; weight: number; style: 'normal' },
          ],
        },
      })),
    ],
    vite: {
      // `base.css` and `print.css` in `src/ui/styles/` import them by these names.
      resolve: {
        alias: {
          'content-brand.css': resolve(await writeSheet(matched.styles + buildBrandStyles(brand))),
          'content-brand-print.css': resolve(await writeSheet(buildBrandPrintStyles(brand))),
        },
      },
      define: {
        'import.meta.env.CARD_FONTS': JSON.stringify(cardFonts),
        'import.meta.env.FIGURE': JSON.stringify(figure),
      },
    },
  };
}

/**
 * Provides the colours and the typeface of `content/brand/`. In dev, a change restarts the server.
 */
export const brandParts = (): AstroIntegration => ({
  name: 'brand',
  hooks: {
    'astro:config:setup': async ({ addWatchFile, updateConfig }) => {
      for (const file of ['brand.yaml', 'mark.svg', 'figure.svg'])
        addWatchFile(resolve(brandFolder(), file));
      updateConfig(await makeBrandParts());
    },
  },
});
