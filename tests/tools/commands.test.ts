import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

/**
 * The commands of the README that read content. `build` runs over each example in
 * `npm run test:examples`; `edit`, `update` and `new` have tests of their own.
 */
const run = (tool: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [`tools/${tool}.ts`, ...options]).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );

describe.each(readdirSync('examples'))('examples/%s', (example) => {
  const content = ['--content', join('examples', example)];

  test('has no problems and no warnings', async () => {
    expect(await run('check', ...content)).toEqual({
      code: 0,
      output: `No problems in examples/${example}/.\n`,
    });
  });

  test('is not ready to go live, because its firm is invented', async () => {
    const { code, output } = await run('launch-check', ...content, '--offline');
    expect(code).toBe(1);
    expect(output).toContain(`key      sample-firm examples/${example}/firm.yaml`);
    expect(output).toMatch(/\d+ to fix or accept before launch, 0 for upkeep, 0 accepted/);
  });
});
