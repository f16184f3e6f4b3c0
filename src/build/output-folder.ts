import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, relative } from 'node:path';
import { contentFolder } from '../content/folder.ts';

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/**
 * Where Astro keeps parsed content and pictures between builds: a folder for each firm, and of one
 * firm for each folder of the built site, so that two builds at once do not meet.
 */
export const cacheFolder = (out = 'dist') =>
  `./.cache/astro/${[contentFolder(), ...(out === 'dist' ? [] : [out])].join(' in ').replaceAll('/', '-')}`;

/** @returns whether a process still runs; that with the number of this one has ended */
function isRunning(id: number) {
  try {
    return id !== process.pid && process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @throws if a folder exists and this process cannot change it */
function checkWritable(folder: string) {
  if (existsSync(folder)) accessSync(folder, constants.W_OK);
}

/** One after the other: asked for all at once, Node never ends where there can be none, as in `/proc`. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? Object.assign(new Error(), { code: 'ENOTDIR', path: folder }) : error;
  }
}

/** A small site takes half of it, with what Astro keeps. */
const leastSpace = 100e6;

/** @throws if the disk of a folder is nearly full */
function checkSpace(path: string) {
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize < leastSpace) throw Object.assign(new Error(), { code: 'ENOSPC', path });
}

/**
 * Gives the files of a new site that are the same in the last one their dates there, so that servers and
 * browsers know them as unchanged.
 */
function keepDates(next: string, last: string) {
  for (const name of readdirSync(next, { recursive: true, encoding: 'utf8' })) {
    const [file, old] = [next, last].map((folder) =>
      statSync(`${folder}/${name}`, { throwIfNoEntry: false }),
    );
    if (!file?.isFile() || !old?.isFile() || file.size !== old.size) continue;
    if (readFileSync(`${next}/${name}`).equals(readFileSync(`${last}/${name}`)))
      utimesSync(`${next}/${name}`, old.atime, old.mtime);
  }
}

/**
 * Prepares a build, which writes a new folder beside the one of the site, and takes its place in the
 * end: until then the site stays as it was.
 * @param out absolute path of the folder of the site
 * @param cache folder of Astro, which an interrupted build may have left incomplete
 * @throws if another build writes the same folder, or this process cannot write it
 */
export function openOutputFolder(out: string, cache: string) {
  const target = existsSync(out) ? realpathSync(out) : out;
  const name = relative('.', target);
  if (existsSync(target) && readdirSync(target).length > 0 && !existsSync(`${target}/index.html`))
    throw new Error(`${name} holds other files than a site. Choose a new folder with --out.`);
  const [lock, next, last] = [`${target}.lock`, `${target}.next`, `${target}.last`];
  makeFolder(dirname(target));
  for (const folder of [dirname(target), target, '.', '.cache', cache]) checkWritable(folder);
  for (const folder of [dirname(target), '.']) checkSpace(folder);
  if (existsSync(lock)) {
    if (isRunning(Number(readFileSync(lock, 'utf8'))))
      throw new Error(
        `Another build is writing ${name}. Wait for it; if there is none, delete ${name}.lock.`,
      );
    for (const path of [lock, cache]) remove(path);
  }
  writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  for (const folder of [next, last]) remove(folder);
  mkdirSync(next);
  return {
    /** The folder for the build to write. */
    folder: next,
    /** Puts the new folder in the place of the site. */
    publish() {
      if (existsSync(target)) {
        keepDates(next, target);
        // The repository from which a host takes the site.
        if (existsSync(`${target}/.git`)) renameSync(`${target}/.git`, `${next}/.git`);
        renameSync(target, last);
      }
      renameSync(next, target);
      remove(last);
      remove(lock);
    },
    /** Leaves the site as it was. */
    discard() {
      for (const path of [next, lock]) remove(path);
    },
  };
}

const reasons: Record<string, string> = {
  ENOSPC: 'There is no space left on the disk for a build. Free some, and build again.',
  EDQUOT: 'Your space on the disk is used up. Free some, and build again.',
  EACCES:
    'It cannot be written. Give your user the right to write it, or choose another with --out.',
  EPERM:
    'It cannot be written. Give your user the right to write it, or choose another with --out.',
  ENOTDIR: 'There can be no folder here. Choose another one with --out.',
  EROFS: 'The disk is read-only. Choose another folder with --out.',
};

/** @returns what is wrong with a disk or its rights, and what to do; undefined for another error */
export function explainDiskError(error: unknown, out: string) {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason && `${relative('.', path ?? out) || '.'}: ${reason}`;
}
