import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** Rows of arguments, each with what the function returns as its last; named rows by their name. */
type Table = Record<string, unknown[][] | Record<string, unknown[]>>;

/**
 * Tests functions by a table in YAML, which stands beside them as `*.cases.yaml`. An object must have
 * the values that the table names, and may have more. Nothing is `null` there.
 */
export function testCases(
  yaml: string,
  functions: Record<string, (...values: never[]) => unknown>,
) {
  const table: Table = parse(yaml);
  test('each table has its function', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(functions).sort());
  });
  describe.each(Object.entries(table))('%s', (name, rows) => {
    const run = functions[name] as (...values: unknown[]) => unknown;
    test.each(Object.entries(rows))(`${name} %s: %j`, async (_, row) => {
      const expected = row.at(-1);
      const result = (await run(...row.slice(0, -1))) ?? null;
      if (typeof expected === 'object' && expected !== null) expect(result).toMatchObject(expected);
      else expect(result).toBe(expected);
    });
  });
}
