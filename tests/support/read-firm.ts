import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from '../../src/content/folder.ts';
import { byOrder } from '../../src/content/kind.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';
import { kinds } from '../../src/content/registry.ts';
import { readContentFiles } from '../../tools/content-files.ts';

/** @returns the facts of the firm, so that no test repeats one */
export const readFirm = () =>
  firmSchema.parse(parse(readFileSync(`${contentFolder()}/firm.yaml`, 'utf8')));

/** @returns the offices of the firm, the main one first */
export const readOffices = () =>
  readContentFiles(kinds.offices.folder)
    .map(({ data }) => kinds.offices.schema.parse(data))
    .sort(byOrder);

/** @returns the office whose address is that of the firm */
export function readMainOffice() {
  const [office] = readOffices();
  if (!office) throw new Error('the firm has no office');
  return office;
}
