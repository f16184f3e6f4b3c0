import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readOptions } from '../../tools/command.ts';
import { distFolder } from '../../tools/dist-folder.ts';

/**
 * Plants each fault of `faults.yaml` in a copy of the built site or of the project, runs the check that
 * should find it, and prints which test did. Ends with an error if one was not found, or no longer
 * changes anything. Run it when all checks pass, because a test that fails anyway would seem to find it.
 */

const faultSchema = z.strictObject({
  fault: z.string(),
  /** The copy: of the built site, or of the project. */
  in: z.enum(['site', 'project']).default('site'),
  /** Which files of the copy, as a regular expression. */
  files: z.string(),
  find: z.string(),
  replace: z.string().default(''),
  /** The check, as the arguments of a command. */
  by: z.string(),
});

type Fault = z.infer<typeof faultSchema>;

const commands: Record<string, (rest: string) => string> = {
  pages: (rest) => `vitest run --project pages ${rest}`,
  units: (rest) => `vitest run --project unit ${rest}`,
  looks: (rest) =>
    `playwright test --config tests/looks/playwright.config.ts --grep " ${rest} looks"`,
  browser: (rest) => `playwright test tests/any-firm/browser/${rest}`,
  check: () => 'node tools/check.ts',
};

const cache = resolve('.cache/faults');
const copyOf = { site: join(cache, 'dist'), project: join(cache, 'project') };

/** Parts of the project that no test changes, or that a copy does not need. */
const left = /^(node_modules|dist|dist-hosts|\.git|\.cache|\.astro|test-results|shots)(\/|$)/;

function makeCopy({ in: where }: Fault) {
  const copy = copyOf[where];
  rmSync(copy, { recursive: true, force: true });
  if (where === 'site') {
    cpSync(distFolder(), copy, { recursive: true, preserveTimestamps: true });
    cpSync(`${distFolder()}-hosts`, `${copy}-hosts`, { recursive: true });
  } else {
    for (const name of readdirSync('.').filter((name) => !left.test(name)))
      cpSync(name, join(copy, name), { recursive: true });
    for (const name of ['node_modules', 'dist', 'dist-hosts'])
      symlinkSync(resolve(name), join(copy, name));
  }
  return copy;
}

const policy = /<meta http-equiv="content-security-policy"[^>]*>/;

/** @returns how many files it changed */
function plant({ files, find, replace, by }: Fault, copy: string) {
  const pattern = new RegExp(files);
  const changed = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => pattern.test(relative(copy, file)))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      const faulty = text.replaceAll(new RegExp(find, 'g'), replace);
      if (faulty === text) return false;
      // A browser would ignore changed styles, which the policy of the page does not allow.
      writeFileSync(file, by.startsWith('pages') ? faulty : faulty.replace(policy, ''));
      // The server would send the file as it was.
      for (const compressed of [`${file}.br`, `${file}.gz`]) rmSync(compressed, { force: true });
      return true;
    });
  return changed.length;
}

/** @returns the name of the first failed test, of whichever runner, or undefined if all passed */
function findFailure({ in: where, by }: Fault, copy: string) {
  const [name = '', ...rest] = by.split(' ');
  const { status, stdout, stderr } = spawnSync(commands[name]?.(rest.join(' ')) ?? by, {
    shell: true,
    encoding: 'utf8',
    cwd: where === 'site' ? '.' : copy,
    env: {
      ...process.env,
      NO_COLOR: '1',
      ...(where === 'site' && { SITE_DIST: relative('.', copy) }),
    },
  });
  if (status === 0) return undefined;
  const output = `${stdout}\n${stderr}`;
  const line = /^ *(?:FAIL|\d+\) \[\w+\] ›) +(.+?)[ ─]*$/m.exec(output)?.[1];
  // The check prints the file and the line.
  return line ?? (name === 'check' && /^(.+:\d+.*)$/m.exec(output)?.[1]);
}

const { positionals } = readOptions({ allowPositionals: true });
const all = z
  .array(faultSchema)
  .parse(parse(readFileSync(join(import.meta.dirname, 'faults.yaml'), 'utf8')));
const chosen = all.filter(({ fault }) => positionals.every((words) => fault.includes(words)));

let missed = 0;
for (const fault of chosen) {
  const copy = makeCopy(fault);
  const found = plant(fault, copy) > 0 ? findFailure(fault, copy) : 'CHANGES NOTHING';
  if (!found || found === 'CHANGES NOTHING') missed += 1;
  console.log(`${fault.fault}\n    ${found || `NOT FOUND by ${fault.by}`}`);
}
rmSync(cache, { recursive: true, force: true });
console.log(`${chosen.length - missed} of ${chosen.length} faults found.`);
process.exitCode = missed === 0 ? 0 : 1;
