import { absoluteUrl } from '../content/addresses.ts';
import type { SitePage } from '../content/kind.ts';
import type { Site } from '../site/site.ts';

/**
 * Builds llms.txt: the pages of the site as Markdown lists, one per group.
 * Specification: https://llmstxt.org
 */
export function buildLlmsText(pages: SitePage[], { firm, words }: Pick<Site, 'firm' | 'words'>) {
  const groups = Map.groupBy(pages, ({ group }) => group);
  const sections = [...groups].map(([group, members]) => {
    const lines = members.map(
      ({ heading, path, description }) =>
        `- [${heading}](${absoluteUrl(firm.siteUrl, path)}): ${description}`,
    );
    return `## ${words.discovery[group]}\n\n${lines.join('\n')}\n`;
  });
  return `# ${firm.name}\n\n> ${firm.description}\n\n${sections.join('\n')}`;
}
