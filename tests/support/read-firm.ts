import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentFolder } from '../../src/content/folder.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';

/** @returns the facts of the firm, so that no test repeats one */
export const readFirm = () =>
  firmSchema.parse(parse(readFileSync(`${contentFolder()}/firm.yaml`, 'utf8')));
