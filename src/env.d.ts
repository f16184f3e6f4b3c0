interface ImportMetaEnv {
  /** The minified `layout/first-paint.js`, put in by `astro.config.ts`. */
  readonly FIRST_PAINT: string;
  /** Set for a build whose host names the speculation rules in a header. */
  readonly RULES_BY_HEADER: boolean;
}

declare namespace Astro {
  interface ClientDirectives {
    'client:painted'?: boolean;
  }
}
