import { writeFileSync } from 'node:fs';
import { pick } from './check/entries.ts';
import { readContent } from './check/read-content.ts';
import { readSources } from './launch/check-launch.ts';
import { drawThumbnails, listPictures } from './launch/sample-pictures.ts';
import { formatPrints, printsFile } from './launch/sample-prints.ts';
import { starterMark } from './new-firm/firm-files.ts';

const content = await readContent();
const sources = readSources(content.files);
if (!pick(sources, 'firm').every(({ data }) => data.sample)) {
  console.error('content/ is not the sample, so the fingerprints were not changed.');
  process.exit(1);
}
const thumbnails = await drawThumbnails([...listPictures(content), starterMark]);
writeFileSync(printsFile, formatPrints(sources, thumbnails));
console.log(`Wrote ${printsFile}.`);
