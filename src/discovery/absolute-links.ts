import { changeOutsideCode } from '../content/markdown-text.ts';

/**
 * Resolves the links of HTML that is used outside the site, in feeds and structured data.
 * @param html rendered from Markdown by the build: its links start with `/`, `#` or a scheme
 * @param pageUrl absolute address of the page that contains the HTML
 */
export const makeLinksAbsolute = (html: string, pageUrl: string) =>
  changeOutsideCode(html, (rest) =>
    rest.replace(
      / (href|src)="([/#][^"]*)"/g,
      (_, name: string, address: string) => ` ${name}="${new URL(address, pageUrl).href}"`,
    ),
  );
