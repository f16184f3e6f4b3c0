import type { ReactNode } from 'react';
import type { WordsOf } from '../content/words.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { LinkText } from './LinkText.tsx';

interface Props {
  /** A region with its own page. */
  subject: { title: string; description: string; points: string[]; path: string };
  words: WordsOf<'ui'>;
  /** A drawing beside the title. */
  children: ReactNode;
}

/** What has its own page, with a drawing and its points. */
export const OverviewCard = ({ subject, words, children }: Props) => (
  <article className="flex h-full flex-col border-t-2 border-ink pt-5">
    <div className="flex flex-row-reverse flex-wrap items-start gap-4">
      {children}
      <h2 className="beside text-2xl">{subject.title}</h2>
    </div>
    <p className="mt-3 max-w-measure text-sm">{subject.description}</p>
    <ul className="mt-4 mb-4 max-w-measure list-disc ps-5 text-sm marker:text-muted">
      {subject.points.map((point) => (
        <li className="py-1" key={point}>
          {point}
        </li>
      ))}
    </ul>
    <p className="mt-auto">
      <ButtonLink href={subject.path} look="quiet">
        <LinkText about={subject.title} template={words.ui.linkAbout}>
          {words.ui.learnMore}
        </LinkText>
      </ButtonLink>
    </p>
  </article>
);
