import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { clientPainted } from './client-painted.ts';
import { contentCheck } from './content-check-integration.ts';
import { hostFiles } from './host-files.ts';
import { pagePolicy } from './page-policy.ts';
import { precompress } from './precompress.ts';
import { siteRoutes } from './site-routes.ts';

/**
 * What the build adds to Astro. The order matters where two do something to the built files:
 * the policy is written into the pages before they are compressed, and the settings of the hosts
 * repeat the policy, so they come last. Bad content has to stop the build before anything reads it.
 */
export const integrations = (): AstroIntegration[] => [
  contentCheck(),
  siteRoutes(),
  react(),
  clientPainted(),
  pagePolicy(),
  precompress(),
  hostFiles(),
];
