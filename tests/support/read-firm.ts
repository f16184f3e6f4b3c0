import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { byOrder } from '../../src/content/define-kind.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';
import { kinds } from '../../src/registry.ts';
import { readFirstLanguage, readTranslatedFiles } from './translated-files.ts';

const readFields = (file: string) => (existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});

/** @returns the facts of the firm, so that no test hard-codes them */
export function readFirm(language = readFirstLanguage()) {
  const [shared, own] = [readFirstLanguage(), language].map(({ folder }) =>
    readFields(`${folder}/firm.yaml`),
  );
  return firmSchema.parse({ ...shared, ...own });
}

/** @returns the offices of the firm, the main one first */
export const readOffices = (language = readFirstLanguage()) =>
  readTranslatedFiles(kinds.offices.folder, language)
    .map(({ data }) => kinds.offices.schema.parse(data))
    .sort(byOrder);

/** @returns the office whose address is used for the firm, if it has one */
export const readMainOffice = (language = readFirstLanguage()) => readOffices(language)[0];
