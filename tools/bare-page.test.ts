import { expect, test } from 'vitest';
import { makeBarePage } from './bare-page.ts';

test('a bare page has the words and links, and nothing to load, run or draw', () => {
  const html =
    '<html lang="en"><head><title>Firm</title><style>p{}</style><link rel="icon" href="/i.svg"></head><body class="a"><p class="b" id="c">Text <a href="/team">team</a></p><svg><path/></svg><script>1</script></body></html>';
  expect(makeBarePage(html)).toBe(
    '<html lang="en"><head><title>Firm</title></head><body><p>Text <a href="/team">team</a></p></body></html>',
  );
});
