import { existsSync } from 'node:fs';
import { find, listPaths, readPage, textOf } from '../built-site.ts';
import { distFolder } from '../dist-folder.ts';
import { readingEase } from './reading-ease.ts';

/** Prints the reading ease of the running text of every page, hardest first. */

if (!existsSync(`${distFolder()}/index.html`)) {
  console.error('No site found in dist/. Build it first: npm run build');
  process.exit(1);
}

// Without headings, names of acts and table cells, which are not sentences and raise the score.
const runningText = 'p, li, dd, blockquote';

const rows = listPaths()
  .map((path) => {
    const blocks = find(readPage(path), 'main')
      .querySelectorAll(runningText)
      .filter((block) => !block.querySelector(runningText) && !block.closest('nav, form'))
      .map((element) => textOf(element))
      .filter((text) => /[.!?]$/.test(text));
    return { path, blocks };
  })
  .filter(({ blocks }) => blocks.length > 0)
  .map(({ path, blocks }) => ({ path, ...readingEase(blocks) }))
  .sort((a, b) => a.ease - b.ease);

console.log('ease  words  words/sentence  page');
for (const { ease, words, wordsPerSentence, path } of rows)
  console.log(
    `${ease.toFixed(0).padStart(4)}  ${String(words).padStart(5)}  ${wordsPerSentence.toFixed(1).padStart(14)}  ${path}`,
  );
const mean = rows.reduce((sum, { ease }) => sum + ease, 0) / rows.length;
console.log(`\nMean reading ease of ${rows.length} pages: ${mean.toFixed(0)}`);
