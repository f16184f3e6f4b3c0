import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentFolder } from '../../src/content/folder.ts';
import { firmSchema } from '../../src/content/kinds/firm.ts';

const hostedFirmSchema = firmSchema.pick({ siteUrl: true, hosting: true });

/** The facts of the firm in the configuration of hosts. */
export type HostedFirm = z.infer<typeof hostedFirmSchema>;

export function readHostedFirm(): HostedFirm {
  const file = `${contentFolder()}/firm.yaml`;
  return hostedFirmSchema.strip().parse(parse(readFileSync(file, 'utf8')));
}
