import { absoluteUrl } from '../../content/addresses.ts';
import { formatDate } from '../../content/dates.ts';
import { dropControls } from '../../content/escape-html.ts';
import { setSign } from '../../content/typography.ts';
import type { Site } from '../../site/site.ts';
import type { Article } from './model/article.ts';

/** Builds the checklist of an article as plain text; empty if it has none. */
export function buildChecklistFile(
  { title, date, path, checklist }: Article,
  { firm, words }: Pick<Site, 'firm' | 'words'>,
) {
  if (!checklist) return '';
  const { heading, items } = checklist;
  const head = [
    heading,
    title,
    `${firm.name}, ${formatDate(date, words.formats.dates)}`,
    absoluteUrl(firm.siteUrl, path),
  ];
  const sign = setSign(':', words.formats);
  const lines = [...head, '', ...items.map((cells) => `[ ] ${cells.join(`${sign} `)}`)];
  return `${lines.map((line) => dropControls(line.replace(/\s+/g, ' '))).join('\n')}\n`;
}
