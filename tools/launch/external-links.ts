import { fieldProblem, listTexts } from '../../src/check/entries.ts';
import { findLinks } from '../../src/check/markdown.ts';
import type { Problem } from '../../src/check/problem.ts';
import type { Source } from '../../src/site/source.ts';
import type { Finding } from './findings.ts';

export type LinkState = 'alive' | 'dead' | 'unknown';

type Location = Pick<Problem, 'file' | 'line' | 'field'>;

const isExternal = (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text);

/** @returns all URLs of other sites, with the locations that link to them */
export function findExternalLinks(sources: Source[]): Map<string, Location[]> {
  const links = new Map<string, Location[]>();
  const add = (url: string, location: Location) =>
    links.set(url, [...(links.get(url) ?? []), location]);
  for (const source of sources) {
    for (const { text, path } of listTexts(source.data)) {
      const { file, line, field } = fieldProblem(source, path, '', '');
      if (isExternal(text)) add(text, { file, line, field });
    }
    for (const { url, line } of findLinks(source))
      if (isExternal(url)) add(url, { file: source.file, line });
  }
  return links;
}

/**
 * Checks whether a URL still works. If a site rejects scripts (403, 429, 999) or has server errors,
 * the result is `unknown`.
 * @param request `fetch`, or a stub for it
 */
export async function checkLink(url: string, request: typeof fetch): Promise<LinkState> {
  const send = (method: 'HEAD' | 'GET') =>
    request(url, { method, redirect: 'follow', signal: AbortSignal.timeout(10_000) });
  try {
    if ((await send('HEAD')).ok) return 'alive';
    const { ok, status } = await send('GET');
    if (ok) return 'alive';
    return status === 404 || status === 410 ? 'dead' : 'unknown';
  } catch (error) {
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    return cause === 'ENOTFOUND' || cause?.startsWith('ERR_TLS') ? 'dead' : 'unknown';
  }
}

/** Checks six links at a time and reports its progress. */
export async function checkLinks(urls: string[], log: (text: string) => void) {
  const states = new Map<string, LinkState>();
  const waiting = urls.filter((url) => !/\.(example|test|invalid)(\/|$)/.test(url));
  const total = waiting.length;
  const checkNext = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      states.set(url, await checkLink(url, fetch));
      if (states.size % 10 === 0) log(`  ${states.size} of ${total} external links checked`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, checkNext));
  return states;
}

export const isOnline = () =>
  fetch('https://www.w3.org/', { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    .then(() => true)
    .catch(() => false);

/** @param states result of `checkLink` for each URL */
export const findDeadLinks = (
  links: Map<string, Location[]>,
  states: Map<string, LinkState>,
): Finding[] =>
  [...links].flatMap(([url, locations]) =>
    states.get(url) === 'dead'
      ? locations.map((location) => ({
          ...location,
          message: `${url} no longer answers`,
          fix: 'Write the new address of the page, or delete the link.',
          rule: 'dead-link',
          why: 'Readers cannot check a source that does not open.',
        }))
      : [],
  );
