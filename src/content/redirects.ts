import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { contentFolder } from './folder.ts';
import { redirectsSchema } from './kinds/redirects.ts';
import { parseYaml } from './parse-yaml.ts';

export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number];

/** @returns the redirects of all languages; an empty list if the firm has no such file */
export function readRedirects(): Redirect[] {
  const file = `${contentFolder()}/redirects.yaml`;
  if (!existsSync(file)) return [];
  return redirectsSchema.parse(parseYaml(readFileSync(file, 'utf8'))).redirects;
}
