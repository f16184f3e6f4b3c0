import type { WordsOf } from '../content/words/words.ts';
import { wrapTables } from './wide-tables.ts';

interface Props {
  /** HTML rendered from a Markdown file of `content/`. */
  html: string;
  words: WordsOf<'ui'>;
}

export function Prose({ html, words }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place where rendered Markdown enters a page; it comes from the firm's own files at build time
  return <div className="prose" dangerouslySetInnerHTML={{ __html: wrapTables(html, words) }} />;
}
