import type { SignedArticle } from './authors.ts';

/** Articles in one file of a feed. */
export const feedSize = 50;

/** One file of a feed, linked to the others by RFC 5005 (https://www.rfc-editor.org/rfc/rfc5005). */
export interface FeedPart {
  path: string;
  /** Newest first. */
  articles: SignedArticle[];
  /** Path of the file with the newest articles; undefined in that file itself. */
  current?: string;
  /** Path of the next older file. */
  older?: string | undefined;
  /** Path of the next newer archive. */
  newer?: string | undefined;
}

/**
 * Divides a feed into a file with the newest articles and archives of older ones. Archives are
 * filled from the oldest article on, so that a new article changes none of them.
 * @param articles newest first
 * @param path of the feed, such as `/rss.xml`; its archives are `/rss/1.xml`, `/rss/2.xml` …
 * @returns the file with the newest articles, then the archives, the oldest first
 */
export function divideFeed(articles: SignedArticle[], path: string): [FeedPart, ...FeedPart[]] {
  const oldestFirst = articles.toReversed();
  const count = Math.max(0, Math.ceil(articles.length / feedSize) - 1);
  const toPath = (number: number) =>
    number >= 1 && number <= count ? path.replace('.', `/${number}.`) : undefined;
  const archives = Array.from({ length: count }, (_, index) => ({
    path: toPath(index + 1) ?? path,
    articles: oldestFirst.slice(index * feedSize, (index + 1) * feedSize).reverse(),
    current: path,
    older: toPath(index),
    newer: toPath(index + 2),
  }));
  return [{ path, articles: articles.slice(0, feedSize), older: toPath(count) }, ...archives];
}

/** @returns the parameter and the part for every archive of a feed, for its route */
export const listArchives = (articles: SignedArticle[], path: string) =>
  divideFeed(articles, path)
    .slice(1)
    .map((part, index) => ({ params: { archive: String(index + 1) }, props: { part } }));
