import { relative, resolve } from 'node:path';

/**
 * Sets the content folder for the rest of the command: the value of its option `--content`.
 * @param folder relative to the project or absolute; without it, the folder stays as it is
 */
export function chooseContent(folder: string | undefined) {
  if (folder !== undefined) process.env.SITE_CONTENT = relative('.', resolve(folder));
}
