import type { Law } from '../../content/law/law.ts';
import { findCitedLaw, lawAnchor } from '../../content/law/law-citations.ts';
import {
  type Citations,
  numberReferences,
  type Reference,
  referToLaw,
} from '../../content/law/references.ts';
import type { Article } from './model/article.ts';

type Cited = Pick<Article, 'sources' | 'body'>;

/** The sources of an article, and the laws that its text cites but its sources do not contain. */
export function listArticleReferences({ sources, body }: Cited, register: Law[]): Citations {
  const references = sources.map(({ label, url, law }, index): Reference => {
    const isFirst = sources.findIndex((source) => source.law === law) === index;
    return {
      anchor: law !== undefined && isFirst ? lawAnchor(law) : `source-${index + 1}`,
      label,
      url,
      law: register.find(({ id }) => id === law),
    };
  });
  const left = findCitedLaw({ body }, register)
    .filter(({ id }) => !sources.some(({ law }) => law === id))
    .map(referToLaw);
  return numberReferences([...references, ...left], [body]);
}
