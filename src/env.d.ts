interface ImportMetaEnv {
  /** The minified `src/layout/first-paint.js`, from `astro.config.ts`. */
  readonly FIRST_PAINT: string;
  /** Path of the font file of the social cards, from `astro.config.ts`. */
  readonly CARD_FONT: string;
}

declare namespace Astro {
  interface ClientDirectives {
    'client:painted'?: boolean;
  }
}
