import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** @returns the CSP hash source of an inline script, without quotes */
export const hashSource = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/**
 * Reads scripts and minifies them into one for use inline, with its CSP hash.
 * @param paths of plain JavaScript files
 * @throws if a file cannot be read or parsed
 */
export function readInlineScript(...paths: string[]) {
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
  const { code, errors } = minifySync(paths.join(), text);
  if (errors.length > 0) throw new Error(`${paths.join()}: ${errors[0]?.message}`);
  return { code, hash: hashSource(code) };
}
