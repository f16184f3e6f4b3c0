import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { contentFolder } from '../../content/folder.ts';
import { firmSchema } from '../../content/kinds/firm.ts';
import { parseYaml } from '../../content/parse-yaml.ts';

const hostedFirmSchema = firmSchema.pick({ siteUrl: true, hosting: true });

/** The facts of the firm in the configuration of hosts. */
export type HostedFirm = z.infer<typeof hostedFirmSchema>;

export function readHostedFirm(): HostedFirm {
  const file = `${contentFolder()}/firm.yaml`;
  return hostedFirmSchema.strip().parse(parseYaml(readFileSync(file, 'utf8')));
}
