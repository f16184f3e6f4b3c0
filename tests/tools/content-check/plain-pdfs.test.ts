import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPlainPdfs } from '../../../src/check/plain-pdfs.ts';
import { makeFolder } from '../../support/make-folder.ts';

const folder = makeFolder();

const buildPdf = (catalog: string, info: string) => `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R/Info<<${info}>>>>
%%EOF
`;
const tags = '/MarkInfo<</Marked true>>';
const title = '/Title(Checklist)';

test.each([
  ['whole', buildPdf(tags, title), undefined],
  ['bare', buildPdf('', ''), 'no title and no tags'],
  ['untitled', buildPdf(tags, ''), 'no title,'],
  ['untagged', buildPdf('', title), 'no tags,'],
  ['broken', 'no PDF', 'cannot be opened'],
])('a PDF that is %s', async (name, text, message) => {
  const file = join(folder, `${name}.PDF`);
  writeFileSync(file, text);
  const found = message ? [{ file, message: expect.stringContaining(message) }] : [];
  expect(await findPlainPdfs([file])).toMatchObject(found);
});
