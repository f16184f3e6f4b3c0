import { expect, test } from 'vitest';
import { escapeAttributes } from './escape-attributes.ts';

test('only attributes are escaped, not elements and not scripts', () => {
  expect(
    escapeAttributes('<meta content="<style> a > b"><p>1 < 2</p><script>if (a<b) x="<p>"</script>'),
  ).toBe('<meta content="&lt;style> a > b"><p>1 < 2</p><script>if (a<b) x="<p>"</script>');
  expect(escapeAttributes('<p title="a">1 < 2</p>')).toBe('<p title="a">1 < 2</p>');
});
