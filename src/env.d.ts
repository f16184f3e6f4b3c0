/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The minified script in the head of every page, from `astro.config.ts`. */
  readonly HEAD_SCRIPT: string;
  /** The minified script of the not-found page, from `astro.config.ts`. */
  readonly NOT_FOUND_SCRIPT: string;
  /** The bundled `src/features/search/search.ts`, from `astro.config.ts`. */
  readonly SEARCH_SCRIPT: string;
  /** Paths of the font files of the social cards, from `src/build/brand-parts.ts`. */
  readonly CARD_FONTS: string[];
  /** What the site draws, from `src/build/brand-parts.ts`. Unset outside a build. */
  readonly FIGURE?: 'banyan' | 'own' | 'none';
}

/** The addresses of the fonts, from `src/build/brand-parts.ts`. A firm may have none for a use. */
declare module 'content-fonts.js' {
  export const headingsFont: string | undefined;
  export const interfaceFont: string | undefined;
  export const proseFont: string | undefined;
  export const scriptFont: string | undefined;
}

declare namespace Astro {
  interface ClientDirectives {
    /** See `src/ui/islands/needed.ts`. */
    'client:needed'?: import('./ui/islands/needed.ts').Needs;
  }
}
