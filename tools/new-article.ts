import { parseArgs } from 'node:util';
import { chooseContent } from './choose-content.ts';
import { createArticle } from './new-firm/create-article.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: 'string' } },
});
chooseContent(values.content);

const title = positionals.join(' ').trim();
if (title.length < 10) {
  console.error('A title is required: npm run new:article -- "Notice periods in three states"');
  process.exit(1);
}
console.log(
  `Created ${createArticle(title)}\nnpm run dev shows it. A draft is published once its line "draft: true" is deleted.`,
);
