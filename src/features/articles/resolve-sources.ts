import type { Article } from '../../content/kinds/article.ts';
import type { Law } from '../../content/law.ts';

/** @returns the sources of an article, each with its own address or that of its entry in the register */
export const resolveSources = ({ sources }: Article, register: Law[]) =>
  sources.map(({ label, url, law }) => ({
    label,
    url: url ?? register.find(({ id }) => id === law)?.source.url,
  }));
