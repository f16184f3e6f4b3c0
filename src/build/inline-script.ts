import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** @returns the CSP hash source of an inline script, without quotes */
export const hashSource = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/**
 * Reads a script and minifies it for use inline, with its CSP hash.
 * @param path of a plain JavaScript file
 * @throws if the file cannot be read or parsed
 */
export function readInlineScript(path: string) {
  const { code, errors } = minifySync(path, readFileSync(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return { code, hash: hashSource(code) };
}
