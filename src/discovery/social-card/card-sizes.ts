/** The size of a card, in pixels. */
export interface CardSize {
  width: number;
  height: number;
}

/** The card that link previews show. */
const socialCardSize = { width: 1200, height: 630 } as const;

/**
 * The same for an article in the shapes that search engines want, by the endings of their addresses.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
const articleSizes = {
  '1x1': { width: 1200, height: 1200 },
  '4x3': { width: 1200, height: 900 },
  '16x9': { width: 1200, height: 675 },
};

/** @returns the address of the card of a page, and its size */
export const socialCard = (path: string) => ({
  path: `/cards${path === '/' ? '/home' : path}.png`,
  size: socialCardSize,
});

/** @returns the addresses of the card of an article in every further shape, and their sizes */
export const listArticleCards = (path: string) =>
  Object.entries(articleSizes).map(([shape, size]) => ({
    path: `/cards${path}-${shape}.png`,
    size,
  }));
