import { writeFileSync } from 'node:fs';
import { pick } from './check/entries.ts';
import { readContent } from './check/read-content.ts';
import { readSources } from './launch/check-launch.ts';
import { formatPrints, printsFile } from './launch/sample-prints.ts';

const sources = readSources((await readContent()).files);
if (!pick(sources, 'firm').every(({ data }) => data.sample)) {
  console.error('content/ is not the sample: the fingerprints stay those of the sample.');
  process.exit(1);
}
writeFileSync(printsFile, formatPrints(sources));
console.log(`Wrote ${printsFile}.`);
