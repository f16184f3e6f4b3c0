import { createComponent, render } from 'astro/runtime/server/index.js';

/** `astro:assets` for the preview in the browser, whose `faces.css` declares the typefaces. */
export const Font = createComponent(() => render``);
