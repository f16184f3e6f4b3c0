import { expect, onTestFinished, test, vi } from 'vitest';
import { findProblemsWithout } from '../../../tools/editor/content-state.ts';

/** @returns what the question before the deletion of an entry of the example says */
async function ask(form: string) {
  vi.stubEnv('SITE_CONTENT', 'examples/kanzlei');
  onTestFinished(() => void vi.unstubAllEnvs());
  const problems = await findProblemsWithout(`/collections/${form}`);
  return problems.map(({ file, field, message }) => `${file} ${field}: ${message}`);
}

test('an entry that only lists and optional fields name can be deleted', async () => {
  expect(await ask('team/entries/max-beispiel')).toEqual([]);
});

test.each([
  ['regions/entries/oesterreich', 'case-studies/rechnungen-aus-zwei-laendern.yaml region'],
  ['services/entries/steuerberatung', 'case-studies/rechnungen-aus-zwei-laendern.yaml services'],
  ['law/entries/nachwg', 'services/arbeitsrecht/arbeitsvertraege.md law, item 1, id'],
])('without %s a required field is empty', async (form, field) => {
  expect(await ask(form)).toContain(`examples/kanzlei/${field}: is missing`);
});
