import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { brandParts } from './brand-parts.ts';
import { contentCheck } from './check-integration.ts';
import { editLink } from './edit-link.ts';
import { finishSite } from './finish-site.ts';
import { siteRoutes } from './site-routes.ts';

/** Adds the directive `client:needed`. */
const clientNeeded: AstroIntegration = {
  name: 'client-needed',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'needed', entrypoint: './src/ui/islands/needed.ts' }),
  },
};

/**
 * The Astro integrations of the build. Their order matters: the content check must stop the build
 * before anything reads the content.
 */
export const integrations = (): AstroIntegration[] => [
  contentCheck(),
  brandParts(),
  siteRoutes(),
  // Streams take twice as long and gain nothing in a build. Only `useId` in islands would need them.
  react({ experimentalDisableStreaming: true }),
  clientNeeded,
  finishSite(),
  editLink(),
];
