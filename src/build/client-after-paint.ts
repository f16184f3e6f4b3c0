import type { AstroIntegration } from 'astro';

/** Adds the directive `client:after-paint`, implemented in `src/ui/islands/after-paint.ts`. */
export const clientAfterPaint = (): AstroIntegration => ({
  name: 'client-after-paint',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'after-paint', entrypoint: './src/ui/islands/after-paint.ts' }),
  },
});
