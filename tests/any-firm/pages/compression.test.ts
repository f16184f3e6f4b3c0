import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
const textFiles = files.filter((file) =>
  /\.(html|css|js|svg|xml|xsl|json|txt|vcf|ics|csv|webmanifest)$/.test(file),
);

test('every text file has a .br and a .gz file with the same content', () => {
  expect(textFiles.length).toBeGreaterThan(40);
  for (const file of textFiles) {
    const content = readFileSync(`dist/${file}`);
    expect(brotliDecompressSync(readFileSync(`dist/${file}.br`)).equals(content), file).toBe(true);
    expect(gunzipSync(readFileSync(`dist/${file}.gz`)).equals(content), file).toBe(true);
  }
});
