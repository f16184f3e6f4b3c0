import { relative, resolve } from 'node:path';

/**
 * Sets the content folder for the rest of the command, from its option `--content`.
 * @param folder relative to the project or absolute; if undefined, the folder is unchanged
 */
export function chooseContent(folder: string | undefined) {
  if (folder !== undefined) process.env.SITE_CONTENT = relative('.', resolve(folder));
}

/** Ends the command with what went wrong. */
export function stop(text: string): never {
  console.error(text);
  process.exit(1);
}
