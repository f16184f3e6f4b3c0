import type { AstroIntegration } from 'astro';

/** Where `npm run edit` is. It opens the form of the page. */
const editor = 'http://127.0.0.1:4322/?page=';

const script = `
const link = document.createElement('a');
link.href = ${JSON.stringify(editor)} + encodeURIComponent(location.pathname);
link.textContent = 'Edit this';
link.style.cssText = 'position:fixed;bottom:.5rem;left:.5rem;padding:.25rem .5rem;background:#fff;color:#000';
document.body.append(link);`;

/** In dev, adds a link to its form to each page. */
export const editLink = (): AstroIntegration => ({
  name: 'edit link',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', script);
    },
  },
});
