import { relative, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

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

/** @returns the options and arguments of the command; ends it if one is unknown or has no value */
export function readOptions<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    stop(`${(error as Error).message.split('. ')[0]}. The options are ${names.join(', ')}.`);
  }
}
