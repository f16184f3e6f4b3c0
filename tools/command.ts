import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the command with what went wrong. */
export function stop(text: string): never {
  console.error(text);
  process.exit(1);
}

/** @returns a path relative to the project, with slashes on every system */
export const toProjectPath = (path: string) => relative('.', resolve(path)).split(sep).join('/');

/**
 * Sets the content folder for the rest of the command, from its option `--content`.
 * @param folder relative to the project or absolute; if undefined, the folder is unchanged
 */
export function chooseContent(folder: string | undefined) {
  if (folder === undefined) return;
  if (!existsSync(folder)) stop(`There is no folder ${folder}.`);
  process.env.SITE_CONTENT = toProjectPath(folder);
}

/** @returns the number that an option says; ends the command if it says none */
export function readNumber(option: string, value: string): number {
  if (!/^\d+$/.test(value)) stop(`--${option} needs a number, not "${value}".`);
  return Number(value);
}

/** @returns a path as it is typed into a terminal */
export const quotePath = (path: string) => (/^[\w./\\:-]+$/.test(path) ? path : `"${path}"`);

/** @returns the options and arguments of the command; ends it if one is unknown or has no value */
export function readOptions<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    stop(`${(error as Error).message.split('. ')[0]}. The options are ${names.join(', ')}.`);
  }
}
