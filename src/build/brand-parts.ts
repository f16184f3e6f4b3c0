import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { brandFolder } from '../content/folder.ts';
import { loadSite } from '../site/load-site.ts';
import { buildBrandPrintStyles, buildBrandStyles } from './brand-styles.ts';
import { buildFaceStyles } from './face-styles.ts';
import { makeFaces, writeMadeFile } from './make-faces.ts';

/** Makes the colours and the typefaces of `content/brand/` for Astro's configuration. */
async function makeBrandParts() {
  const content = loadSite();
  const { brand } = content.sites[0];
  const { figure = 'banyan' } = brand;
  const faces = await makeFaces(content);
  const addresses = (['headings', 'interface', 'prose', 'script'] as const).map((use) => {
    const face = faces.find((known) => known.use === use);
    return face
      ? `export { default as ${use}Font } from '${face.web}?url';`
      : `export const ${use}Font = undefined;`;
  });
  const cardFonts = faces
    .filter(({ use }) => use === 'headings' || use === 'script')
    .map(({ file }) => file);
  return {
    // `base.css` and `print.css` in `src/styles/` and the head of a page import them by these names.
    resolve: {
      alias: {
        'content-brand.css': writeMadeFile(
          '.css',
          buildFaceStyles(faces) + buildBrandStyles(brand),
        ),
        'content-brand-print.css': writeMadeFile('.css', buildBrandPrintStyles(brand)),
        'content-fonts.js': writeMadeFile('.js', addresses.join('\n')),
      },
    },
    define: {
      'import.meta.env.CARD_FONTS': JSON.stringify(cardFonts),
      'import.meta.env.FIGURE': JSON.stringify(figure),
    },
  };
}

/**
 * Provides the colours and the typefaces of `content/brand/`. In dev, a change restarts the server.
 */
export const brandParts = (): AstroIntegration => ({
  name: 'brand',
  hooks: {
    'astro:config:setup': async ({ addWatchFile, updateConfig }) => {
      for (const file of ['brand.yaml', 'mark.svg', 'figure.svg', 'logo.svg', 'logo-dark.svg'])
        addWatchFile(resolve(brandFolder(), file));
      updateConfig({ vite: await makeBrandParts() });
    },
  },
});
