import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { brandParts } from './brand-parts.ts';
import { contentCheck } from './check-integration.ts';
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

/** Where `npm run edit` is. It opens the form of the page. */
const editor = 'http://127.0.0.1:4322/?page=';

const editScript = `
const link = document.createElement('a');
link.href = ${JSON.stringify(editor)} + encodeURIComponent(location.pathname);
link.textContent = 'Edit this';
link.style.cssText = 'position:fixed;bottom:.5rem;left:.5rem;padding:.25rem .5rem;background:#fff;color:#000';
document.body.append(link);`;

/** In dev, adds a link to its form to each page. */
const editLink: AstroIntegration = {
  name: 'edit link',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', editScript);
    },
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
  editLink,
];
