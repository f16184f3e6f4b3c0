import { byOrder } from '../../src/content/define-kind.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';
import { kinds } from '../../src/registry.ts';
import { readFirstLanguage, readTranslatedFiles } from './translated-files.ts';

/** @returns the facts of the firm, so that no test hard-codes them */
export const readFirm = (language = readFirstLanguage()) =>
  firmSchema.parse(readTranslatedFiles('firm', language)[0]?.data);

/** @returns the offices of the firm, the main one first */
export const readOffices = (language = readFirstLanguage()) =>
  readTranslatedFiles('offices', language)
    .map(({ data }) => kinds.offices.schema.parse(data))
    .sort(byOrder);

/** @returns the office whose address is used for the firm, if it has one */
export const readMainOffice = (language = readFirstLanguage()) => readOffices(language)[0];
