/**
 * The folder with the firm's content, from the root of the project, without a slash at the end.
 * `npm run build -- --content folder` sets it.
 */
export const contentFolder = () => process.env.SITE_CONTENT ?? 'content';
