interface ImportMetaEnv {
  /** The minified `scripts/first-paint.js`, put in by `astro.config.ts`. */
  readonly FIRST_PAINT: string;
}
