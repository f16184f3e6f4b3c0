import type { AstroIntegration } from 'astro';

/** Adds the directive `client:painted`, implemented in `src/ui/islands/after-paint.ts`. */
export const clientPainted = (): AstroIntegration => ({
  name: 'client-painted',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './src/ui/islands/after-paint.ts' }),
  },
});
