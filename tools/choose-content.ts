import { relative, resolve } from 'node:path';

/**
 * Sets the content folder for the rest of the command, from its option `--content`.
 * @param folder relative to the project or absolute; if undefined, the folder is unchanged
 */
export function chooseContent(folder: string | undefined) {
  if (folder !== undefined) process.env.SITE_CONTENT = relative('.', resolve(folder));
}
