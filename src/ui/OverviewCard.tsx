import type { ComponentProps } from 'react';
import type { WordsOf } from '../content/words/words.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Icon } from './Icon.tsx';
import { LinkText } from './LinkText.tsx';
import { MoreLink } from './MoreLink.tsx';

interface Props {
  /** A service or region with its own page. */
  subject: {
    icon: ComponentProps<typeof Icon>['name'];
    title: string;
    description: string;
    points: string[];
    path: string;
  };
  words: WordsOf<'ui'>;
  /** Heading level. */
  level: 2 | 3;
  /** Shows a button instead of a text link. */
  button?: boolean;
}

export function OverviewCard({ subject, words, level, button = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className="flex h-full flex-col border-t-2 border-ink pt-5">
      <Icon name={subject.icon} />
      <Heading className="mt-4 text-xl">{subject.title}</Heading>
      <p className="mt-3 max-w-measure text-sm">{subject.description}</p>
      <ul className="mt-4 mb-4 max-w-measure list-disc ps-5 text-sm marker:text-muted">
        {subject.points.map((point) => (
          <li className="py-1" key={point}>
            {point}
          </li>
        ))}
      </ul>
      {button ? (
        <p className="mt-auto">
          <ButtonLink href={subject.path} look="quiet">
            <LinkText about={subject.title} template={words.ui.linkAbout}>
              {words.ui.learnMore}
            </LinkText>
          </ButtonLink>
        </p>
      ) : (
        <MoreLink about={subject.title} href={subject.path} words={words}>
          {words.ui.learnMore}
        </MoreLink>
      )}
    </article>
  );
}
