import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import project from '../../package.json' with { type: 'json' };
import { fieldsFolder } from '../build-cache.ts';
import { contentFolder } from '../content/folder.ts';
import { type KnownSources, keptFields } from './read-source.ts';

/**
 * Keeps the fields of all files for the next process: half of a check of many files is parsing YAML.
 */

const keptFile = () =>
  `${fieldsFolder}/${contentFolder().replaceAll('/', '-')} ${project.dependencies.yaml}`;

/** Reads what the last check has kept, if anything. */
export async function readKeptFields() {
  try {
    const kept: [yaml: string, fields: unknown][] = deserialize(await readFile(keptFile()));
    for (const [yaml, fields] of kept) keptFields.set(yaml, fields);
  } catch {
    // Then all files are parsed.
  }
}

/** @param known of a check that has read all files */
export async function writeKeptFields(known: KnownSources) {
  const parsed = new Map(
    [...known.values()].flatMap(({ read: { source, yaml } }) =>
      source && yaml !== undefined ? [[yaml, source.data] as const] : [],
    ),
  );
  const isKept = [...parsed.keys()].every((yaml) => keptFields.has(yaml));
  if (isKept && parsed.size === keptFields.size) return;
  const file = keptFile();
  await mkdir(dirname(file), { recursive: true });
  // Renamed once it is complete, because another check may read it at the same time.
  const unfinished = `${file} ${process.pid}`;
  await writeFile(unfinished, serialize([...parsed]));
  await rename(unfinished, file);
}
