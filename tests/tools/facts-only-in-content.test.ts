import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchWholeWord } from '../../src/content/whole-word.ts';
import { readFirm, readOffices } from '../support/read-firm.ts';

const firm = readFirm();
const readHost = (url: string | undefined) => url && new URL(url).host.replace(/^www\./, '');

const facts = [
  firm.name,
  firm.legalName,
  firm.email,
  firm.careersEmail,
  firm.grievanceEmail,
  firm.phone,
  firm.phone.replaceAll(' ', ''),
  readHost(firm.siteUrl),
  firm.networkUrl,
  firm.creditLabel,
  ...[firm.bookingUrl, firm.schedulingUrl, firm.creditUrl].map(readHost),
  ...readOffices().flatMap(({ locality, postalCode, lines }) => [locality, postalCode, ...lines]),
].filter((fact) => fact !== undefined);

test('the code contains no facts of firm.yaml', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(astro|tsx?|js|css)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => !path.endsWith('.test.ts'));
  const found = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return facts
      .filter((fact) => matchWholeWord(fact).test(text))
      .map((fact) => `${path}: ${fact}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
