import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contentFolder } from '../src/content/folder.ts';
import { splitFrontMatter } from '../src/content/front-matter.ts';
import { parseYaml } from '../src/content/parse-yaml.ts';

/** A content file, not validated. */
export interface RawFile {
  file: string;
  /** Path below the folder that was read, without the extension. */
  id: string;
  data: Record<string, unknown>;
  body: string;
}

function readContentFile(file: string, id: string): RawFile {
  const text = readFileSync(file, 'utf8');
  const { yaml = text, body = '' } = splitFrontMatter(text) ?? {};
  return { file, id, data: parseYaml(yaml) as RawFile['data'], body };
}

/** @returns the files of a folder; empty if the firm does not have it */
const listFolder = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/** @param folder below `content/`; if omitted, all files are read */
export const readContentFiles = (folder = '') =>
  listFolder(`${contentFolder()}/${folder}`)
    .filter((file) => /\.(md|yaml)$/.test(file))
    .sort()
    .map((file) =>
      readContentFile(
        `${contentFolder()}/${folder ? `${folder}/` : ''}${file}`,
        file.replace(/\.\w+$/, ''),
      ),
    );
