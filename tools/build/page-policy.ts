import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashSource } from './inline-script.ts';

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const inlineParts = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const charset = '<meta charset="utf-8">';
const isHash = (source: string) => source.startsWith("'sha256-");

/** Hashes of what stands in the page itself and runs; a data block (JSON-LD) does not. */
function hashInlineParts(html: string) {
  const parts = [...html.matchAll(inlineParts)].filter(
    ([, , attributes = '']) =>
      !/\bsrc=/.test(attributes) && !/\btype="application\//.test(attributes),
  );
  return new Set(parts.map(([, , , text = '']) => `'${hashSource(text)}'`));
}

/**
 * Cuts the policy of a page to what the page itself needs, and puts it before all it governs.
 * The build writes the hashes of every script of the site into every page: a few hundred
 * bytes that do not compress, and more than the page has to allow.
 * @param html a page with the site's whole policy in a meta element
 * @param name of the page, for the message
 * @throws where the page has a script or style in it that the configuration does not know
 */
export function narrowPolicy(html: string, name: string) {
  const [meta, policy] = metaPolicy.exec(html) ?? [];
  if (!meta || policy === undefined) throw new Error(`${name}: the page has no policy`);
  const needed = hashInlineParts(html);
  for (const hash of needed) {
    if (!policy.includes(hash))
      throw new Error(`${name}: ${hash} is in the page, not in the policy`);
  }
  const directives = policy.split(';').map((directive) =>
    directive
      .trim()
      .split(' ')
      .filter((source) => !isHash(source) || needed.has(source))
      .join(' '),
  );
  const narrow = meta.replace(policy, directives.filter(Boolean).join(';'));
  return html.replace(meta, '').replace(charset, charset + narrow);
}

/** After the build: every page gets the narrowest policy with which it works. */
export const pagePolicy = (): AstroIntegration => ({
  name: 'page-policy',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = (await readdir(root, { recursive: true })).filter((name) =>
        name.endsWith('.html'),
      );
      await Promise.all(
        files.map(async (name) =>
          writeFile(root + name, narrowPolicy(await readFile(root + name, 'utf8'), name)),
        ),
      );
    },
  },
});
