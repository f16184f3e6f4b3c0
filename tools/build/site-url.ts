import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The address of the site, for Astro's settings, which are read before the content check runs.
 * @returns undefined where `firm.yaml` is broken: the content check then says how to fix it
 */
export function readSiteUrl(): string | undefined {
  try {
    const { siteUrl } = parse(readFileSync('content/firm.yaml', 'utf8')) as { siteUrl?: unknown };
    return typeof siteUrl === 'string' && URL.canParse(siteUrl) ? siteUrl : undefined;
  } catch {
    return undefined;
  }
}
