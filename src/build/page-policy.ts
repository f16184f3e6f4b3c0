import { hash } from 'node:crypto';

/** @returns the CSP hash source of an inline script or style, without quotes */
export const hashSource = (text: string) => `sha256-${hash('sha256', text, 'base64')}` as const;

/** The part of the policy that is about the page itself, not about what it loads. */
export const documentDirectives = [
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const;

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const inlineParts = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const charset = '<meta charset="utf-8">';
const isHash = (source: string) => source.startsWith("'sha256-");

/** Hashes the inline scripts and styles of a page. Data blocks (JSON-LD) need no hash. */
function hashInlineParts(html: string) {
  const parts = [...html.matchAll(inlineParts)].filter(
    ([, , attributes = '']) =>
      !/\bsrc=/.test(attributes) && !/\btype="application\//.test(attributes),
  );
  return new Set(parts.map(([, , , text = '']) => `'${hashSource(text)}'`));
}

/**
 * Removes the hashes that a page does not need from its policy, and moves the policy to the start
 * of the head, before everything it applies to. Astro writes the hashes of all scripts of the site
 * into every page: hundreds of bytes that do not compress, and more permissions than the page
 * needs.
 * @param html a page with the full policy of the site in a meta element
 * @param name of the page, for the error message
 * @throws if the page has an inline script or style that the policy does not allow
 */
export function narrowPolicy(html: string, name: string) {
  const [meta, policy] = metaPolicy.exec(html) ?? [];
  if (!meta || policy === undefined) throw new Error(`${name}: the page has no policy`);
  const required = hashInlineParts(html);
  for (const hash of required) {
    if (!policy.includes(hash))
      throw new Error(`${name}: ${hash} is in the page but not in its policy`);
  }
  const directives = policy.split(';').map((directive) =>
    directive
      .trim()
      .split(' ')
      .filter((source) => !isHash(source) || required.has(source))
      .join(' '),
  );
  const narrowed = meta.replace(policy, directives.filter(Boolean).join(';'));
  return html.replace(meta, '').replace(charset, charset + narrowed);
}
