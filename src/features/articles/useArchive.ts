import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchedArticle } from './article-search.ts';

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

const readText = (item: HTMLElement, selector: string) =>
  item.querySelector(selector)?.textContent ?? '';

/** Reads the searched fields from a card of the list. */
const readCard = (item: HTMLElement): SearchedArticle => ({
  number: Number(item.dataset.item),
  title: readText(item, 'h3'),
  excerpt: readText(item, '.article-excerpt'),
  category: readText(item, '[data-category]'),
});

/**
 * Loads the articles that are not in the page from the pages of their years, once they are needed.
 * @param paths of the pages of the years, newest first
 * @param findList finds the list to which the cards are added, hidden
 */
export function useArchive(
  newest: SearchedArticle[],
  paths: string[],
  findList: () => Element | null | undefined,
) {
  const [isNeeded, setIsNeeded] = useState(false);
  const [state, setState] = useState<'part' | 'whole' | 'failed'>(
    paths.length === 0 ? 'whole' : 'part',
  );
  const [articles, setArticles] = useState(newest);

  const load = useEffectEvent(async () => {
    const known = new Set(newest.map(({ number }) => String(number)));
    try {
      const pages = await Promise.all(paths.map(readPage));
      const items = pages
        .flatMap((page) => [...page.querySelectorAll<HTMLElement>('[data-item]')])
        .filter(({ dataset }) => !known.has(dataset.item ?? ''));
      for (const item of items) item.hidden = true;
      findList()?.append(...items);
      setArticles([...newest, ...items.map(readCard)]);
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
