/** Folder of the firm's content in the project, without a slash at the end: `--content` sets it. */
export const contentFolder = () => process.env.SITE_CONTENT ?? 'content';
