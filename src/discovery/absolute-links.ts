/**
 * HTML that leaves the site, in a feed or in the data of an opening, takes its links with it.
 * @param html made from Markdown by the build: its links start with `/`, `#` or a scheme
 * @param pageUrl absolute address of the page that the HTML stands on
 */
export const makeLinksAbsolute = (html: string, pageUrl: string) =>
  html.replace(
    / (href|src)="([/#][^"]*)"/g,
    (_, name: string, address: string) => ` ${name}="${new URL(address, pageUrl).href}"`,
  );
