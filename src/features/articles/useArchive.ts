import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { readSearched, type SearchedArticle } from './article-search.ts';

/** Loads a page as a document. `fetch` returns text, which Trusted Types do not allow to parse. */
const readPage = (path: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onload = () =>
      request.status === 200 && request.response ? resolve(request.response) : reject();
    request.onerror = reject;
    request.send();
  });

const findCards = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-item]')];

/**
 * Reads the articles from their cards in the page, and the others, once they are needed, from the
 * pages of their years.
 * @param root the element around the list
 * @param paths of the pages of the years, newest first
 */
export function useArchive(root: RefObject<HTMLElement | null>, paths: string[]) {
  const [isNeeded, setIsNeeded] = useState(false);
  const [state, setState] = useState<'part' | 'whole' | 'failed'>(
    paths.length === 0 ? 'whole' : 'part',
  );
  const [articles, setArticles] = useState<SearchedArticle[]>([]);

  useLayoutEffect(() => {
    if (root.current) setArticles(findCards(root.current).map(readSearched));
  }, [root]);

  const load = useEffectEvent(async () => {
    const known = new Set(articles.map(({ number }) => String(number)));
    try {
      const pages = await Promise.all(paths.map(readPage));
      const items = pages
        .flatMap(findCards)
        .filter(({ dataset }) => !known.has(dataset.item ?? ''));
      for (const item of items) item.hidden = true;
      root.current?.querySelector('.article-list')?.append(...items);
      setArticles([...articles, ...items.map(readSearched)]);
      setState('whole');
    } catch {
      setState('failed');
    }
  });
  useEffect(() => {
    if (isNeeded && paths.length > 0) load();
  }, [isNeeded, paths.length]);

  return { articles, state, setIsNeeded };
}
