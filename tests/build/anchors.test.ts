import { expect, test } from 'vitest';
import { readContent } from '../../scripts/read-content.ts';
import { toAnchors } from '../../src/lib/content-check/markdown.ts';
import { readSource } from '../../src/lib/content-check/source.ts';
import { toArticlePath, toServicePath } from '../../src/lib/paths.ts';
import { readPage } from '../dist.ts';

/** The content check judges links to `/blog/3#heading` by anchors of its own making. */
test('the anchors that the content check expects are those on the pages', async () => {
  const { files } = await readContent();
  const sources = files.flatMap((file) => readSource(file).source ?? []);
  let headings = 0;
  for (const { collection, id, body } of sources) {
    if (collection !== 'articles' && collection !== 'services') continue;
    const path =
      collection === 'articles' ? toArticlePath(Number.parseInt(id, 10)) : toServicePath(id);
    const anchors = readPage(path)
      .querySelectorAll('.prose [id]')
      .map((element) => element.id);
    expect(anchors, path).toEqual(expect.arrayContaining(toAnchors(body)));
    headings += toAnchors(body).length;
  }
  expect(headings).toBeGreaterThan(50);
});
