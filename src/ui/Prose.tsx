import { wrapTables } from './wide-tables.ts';

interface Props {
  /** HTML that the build made from a Markdown file of `content/`. */
  html: string;
}

export function Prose({ html }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where Markdown enters a page, made at build from the firm's own files
  return <div className="prose" dangerouslySetInnerHTML={{ __html: wrapTables(html) }} />;
}
