import { readYaml } from '../content/read-yaml.ts';

/**
 * Reads the URL of the site for Astro's configuration, which is loaded before the content check
 * runs.
 * @returns undefined if `firm.yaml` is invalid: the content check then explains how to fix it
 */
export function readSiteUrl(): string | undefined {
  try {
    const { siteUrl } = readYaml('firm.yaml') as { siteUrl?: unknown };
    return typeof siteUrl === 'string' && URL.canParse(siteUrl) ? siteUrl : undefined;
  } catch {
    return undefined;
  }
}
