/**
 * The folder with the firm's content, relative to the project root, without a trailing slash.
 * `npm run build -- --content folder` sets it.
 */
export const contentFolder = () => process.env.SITE_CONTENT ?? 'content';

/** Folder of the palette, the mark and font files. */
export const brandFolder = () => `${contentFolder()}/brand`;
