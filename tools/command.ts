import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { contentFolder } from '../src/content/folder.ts';

/** Ends the command with what went wrong. */
export function stop(text: string): never {
  console.error(text);
  process.exit(1);
}

/** @returns a path relative to the project, with slashes on every system */
export const toProjectPath = (path: string) => relative('.', resolve(path)).split(sep).join('/');

/**
 * Sets the content folder for the rest of the command.
 * @param folder relative to the project or absolute; if undefined, the folder is unchanged
 */
function chooseContent(folder = process.env.SITE_CONTENT) {
  if (folder === undefined) return;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    stop(`There is no folder ${folder}.`);
  process.env.SITE_CONTENT = toProjectPath(folder);
}

/** @returns the number that an option says; ends the command if it says none, or one above the most */
export function readNumber(option: string, value: string, most = 20_000): number {
  if (!/^\d+$/.test(value) || Number(value) > most)
    stop(`--${option} needs a number up to ${most}, not "${value}".`);
  return Number(value);
}

/** @returns the port of a server: that of its option, of the setting PORT, or its own */
export const readPort = (option: string | undefined, own: string) =>
  readNumber('port', option ?? process.env.PORT ?? own, 65_535);

/** @returns a path as it is typed into a terminal */
export const quotePath = (path: string) => (/^[\w./\\:-]+$/.test(path) ? path : `"${path}"`);

/** @returns a command of the project for the chosen content, as it is typed into a terminal */
export const formatCommand = (name: string) =>
  `npm run ${name}${process.env.SITE_CONTENT ? ` -- --content ${quotePath(contentFolder())}` : ''}`;

/**
 * Reads the options and arguments of the command, and chooses the content folder, by `--content` of every
 * command or else by the setting SITE_CONTENT. Ends the command if an option is unknown or has no value.
 */
export function readOptions<T extends ParseArgsConfig>(config: T) {
  const options = { ...config.options, content: { type: 'string' } } as const;
  try {
    const parsed = parseArgs({ ...config, options } as T);
    chooseContent((parsed.values as { content?: string }).content);
    return parsed;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    stop(`${(error as Error).message.split(/\. |\.?\n/)[0]}. The options are ${names.join(', ')}.`);
  }
}
