import { parse } from 'yaml';
import { splitFrontMatter } from '../../../../src/content/front-matter.ts';
import { readLanguages } from '../../../../src/content/languages.ts';
import { type KindName, kindNames, kinds } from '../../../../src/registry.ts';
import { collectionName } from '../../../../src/site/collection-name.ts';
import { listFiles, readFileSync } from './files.ts';
import { renderMarkdown } from './markdown-html.ts';

/** `astro:content` for the preview in the browser: the collections, from the texts of the editor. */

interface File {
  id: string;
  data: Record<string, unknown>;
  body: string;
  rendered: { html: string; metadata: { headings: object[] } };
}

/** A picture as Astro describes it, as large as an uploaded one can be. */
function describePicture(file: string, picture: string) {
  const src = picture.startsWith('./') ? file.replace(/[^/]*$/, picture.slice(2)) : picture;
  return { src, fsPath: src, width: 3200, height: 2400, format: 'jpg' };
}

function parseFile(path: string, text: string, id: string, name: KindName): File {
  const { yaml, body } = splitFrontMatter(text) ?? { yaml: text, body: '' };
  const data: File['data'] = parse(yaml) ?? {};
  for (const field of kinds[name].pictures ?? [])
    if (data[field]) data[field] = describePicture(path, String(data[field]));
  const { html, headings } = renderMarkdown(body);
  return { id, data, body, rendered: { html, metadata: { headings } } };
}

const known = new Map<string, { text: string; file: File }>();

/** Parses a file again only if its text has changed. */
function readFile(path: string, id: string, name: KindName): File {
  const text = readFileSync(path);
  const last = known.get(path);
  if (last?.text === text) return last.file;
  const file = parseFile(path, text, id, name);
  known.set(path, { text, file });
  return file;
}

/** @throws if there is no such collection */
export async function getCollection(collection: string): Promise<File[]> {
  const [found] = readLanguages().flatMap((language) =>
    kindNames.flatMap((name) =>
      collectionName(name, language) === collection ? [{ name, language }] : [],
    ),
  );
  if (!found) throw new Error(`There is no collection ${collection}`);
  const { folder, ending, onlyIds } = kinds[found.name];
  const root = folder ? `${found.language.folder}/${folder}` : found.language.folder;
  return listFiles(root)
    .filter((file) => file.endsWith(`.${ending}`))
    .map((file) => file.slice(0, -ending.length - 1))
    .filter((id) => folder !== '' || onlyIds?.includes(id))
    .map((id) => readFile(`${root}/${id}.${ending}`, id, found.name));
}
