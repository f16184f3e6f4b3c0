import type { AstroIntegration } from 'astro';

/** Adds the directive `client:painted` of `src/scripts/after-paint.ts`. */
export const clientPainted = (): AstroIntegration => ({
  name: 'client-painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './src/scripts/after-paint.ts' }),
  },
});
