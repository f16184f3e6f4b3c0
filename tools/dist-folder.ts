/** Folder of the built site, without a slash at the end. Tests of another firm set it. */
export const distFolder = () => process.env.SITE_DIST ?? 'dist';
