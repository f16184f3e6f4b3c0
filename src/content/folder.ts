/**
 * The folder with the firm's content, relative to the project root, without a trailing slash.
 * `npm run build -- --content folder` sets it.
 */
export const contentFolder = () => process.env.SITE_CONTENT ?? 'content';
