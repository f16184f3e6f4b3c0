/**
 * The folder of the built site, from the root of the project, without a trailing slash. Tests of
 * another firm set it together with the content folder.
 */
export const distFolder = () => process.env.SITE_DIST ?? 'dist';
