import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { clientPainted } from './client-painted.ts';
import { contentCheck } from './content-check-integration.ts';
import { hostFiles } from './host-files.ts';
import { pagePolicy } from './page-policy.ts';
import { precompress } from './precompress.ts';
import { siteRoutes } from './site-routes.ts';

/**
 * The Astro integrations of the build. The order matters: the content check must stop the build
 * before anything reads the content, the policy must be in the pages before they are compressed,
 * and the host configuration repeats the policy, so it comes last.
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
