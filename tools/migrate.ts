import { parseArgs } from 'node:util';
import { contentFolder } from '../src/content/folder.ts';
import { chooseContent } from './choose-content.ts';
import { readVersion, writeVersion } from './migrations/content-version.ts';
import { migrations } from './migrations/migrations.ts';
import { openContent } from './migrations/open-content.ts';

const { values } = parseArgs({ options: { content: { type: 'string' } } });
chooseContent(values.content);

const folder = contentFolder();
let changes = 0;
const content = openContent(folder, (line) => {
  changes += 1;
  console.log(`  ${folder}/${line}`);
});
for (const migrate of migrations.slice(readVersion(folder))) migrate(content);
writeVersion(folder, migrations.length);
console.log(
  changes === 0 ? `${folder}/ is up to date.` : `${changes} changes. Run npm run check:content.`,
);
