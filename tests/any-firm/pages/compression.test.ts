import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { distFolder } from '../../../tools/dist-folder.ts';

const files = readdirSync(distFolder(), { recursive: true, encoding: 'utf8' });
const textFiles = files.filter((file) =>
  /\.(html|css|js|svg|xml|json|txt|vcf|ics|csv|webmanifest)$/.test(file),
);

test('every text file has a .br and a .gz file with the same content', () => {
  expect(textFiles.length).toBeGreaterThan(20);
  for (const file of textFiles) {
    const content = readFileSync(`${distFolder()}/${file}`);
    expect(
      brotliDecompressSync(readFileSync(`${distFolder()}/${file}.br`)).equals(content),
      file,
    ).toBe(true);
    expect(gunzipSync(readFileSync(`${distFolder()}/${file}.gz`)).equals(content), file).toBe(true);
  }
});
