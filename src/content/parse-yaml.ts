import { parse } from 'yaml';

const parsed = new Map<string, unknown>();

/**
 * Parses a text once per process: one check of the content reads the same files often. Dev keeps
 * earlier texts of changed files, which are small.
 * @returns its data, which callers share and must not modify
 * @throws if the text is not YAML
 */
export function parseYaml(text: string): unknown {
  if (!parsed.has(text)) parsed.set(text, parse(text));
  return parsed.get(text);
}
