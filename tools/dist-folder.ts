/**
 * The folder of the built site, from the root of the project, without a slash at the end. Tests of
 * another firm set it together with its content folder.
 */
export const distFolder = () => process.env.SITE_DIST ?? 'dist';
