import { fieldProblem, listTexts } from '../../src/check/file-problems.ts';
import { findLinks } from '../../src/render/parse-markdown.ts';
import type { Source } from '../../src/site/source.ts';

const isExternal = (text: string) =>
  /^https:\/\/\S+$/.test(text) &&
  URL.canParse(text) &&
  !/\.(example|test|invalid)(\/|$)/.test(text);

/** @returns the addresses in a file, in its fields and its text, each with its place */
export const listLinks = (source: Source) => [
  ...listTexts(source.data)
    .filter(({ text }) => /^(?:https|mailto):\S+$/.test(text))
    .map(({ text, path }) => ({ ...fieldProblem(source, path, '', ''), url: text })),
  ...findLinks(source).map((link) => ({ file: source.file, message: '', fix: '', ...link })),
];

/** Letters of another script that look like Latin ones, among Latin ones. */
const lookAlike =
  /\p{sc=Latin}[^.]*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}][^.]*\p{sc=Latin}/u;

/** @returns what is odd about an address */
export function describeOddLink(url: string) {
  if (/^mailto:.*[?&]b?cc=/i.test(url)) return 'sends copies to others';
  if (!url.startsWith('https://') || !URL.canParse(url)) return undefined;
  const { username, password, hostname } = new URL(url);
  if (username || password) return 'contains a user name before the domain';
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname)) return 'leads to no public domain';
  return lookAlike.test(url.split('/')[2] ?? '')
    ? 'mixes letters that look alike in its domain'
    : undefined;
}

/** @returns the links to other sites, in every place, and what the launch check says of each if it is dead */
export const listExternalLinks = (sources: Source[]) =>
  sources.flatMap((source) =>
    listLinks(source)
      .filter(({ url }) => isExternal(url))
      .map(({ url, ...place }) => ({
        url,
        finding: {
          ...place,
          message: `${url} no longer answers`,
          fix: 'Write the new address of the page, or delete the link.',
          rule: 'dead-link',
          why: 'Readers cannot check a source that does not open.',
        },
      })),
  );

/**
 * Checks whether a URL still works. If a site rejects scripts (403, 429, 999) or has server errors,
 * the result is `unknown`.
 * @param request `fetch`, or a stub for it
 */
export async function checkLink(url: string, request = fetch) {
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

/** @returns the state of each address; six at a time are asked */
export async function requestLinks(urls: Set<string>) {
  const states = new Map<string, Awaited<ReturnType<typeof checkLink>>>();
  const waiting = [...urls];
  const checkNext = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      states.set(url, await checkLink(url));
  };
  await Promise.all(Array.from({ length: 6 }, checkNext));
  return states;
}

export const isOnline = () =>
  fetch('https://www.w3.org/', { method: 'HEAD', signal: AbortSignal.timeout(5000) })
    .then(() => true)
    .catch(() => false);
