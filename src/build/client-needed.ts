import type { AstroIntegration } from 'astro';

/** Adds the directive `client:needed`, implemented in `src/ui/islands/needed.ts`. */
export const clientNeeded = (): AstroIntegration => ({
  name: 'client-needed',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'needed', entrypoint: './src/ui/islands/needed.ts' }),
  },
});
