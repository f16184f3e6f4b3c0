import { fillPlural } from '../../content/words.ts';
import type { Site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { describeTurn, findTurn } from './law-trees.ts';

interface Props {
  site: Site;
  /** Shows the headline of the register rather than the number of its laws. */
  headline?: boolean;
}

/** The link to the page of the register of law, if the site has it. */
export function RegisterLink({ site: { hasPage, paths, words, entries }, headline }: Props) {
  if (!hasPage('law')) return null;
  const turn = headline ? findTurn(entries.law) : undefined;
  return (
    <p className={`screen-only text-sm ${headline ? 'mt-2' : 'not-first:mt-6'}`}>
      <TextLink href={paths.law}>
        {turn
          ? describeTurn(turn, words)
          : fillPlural(words.law.watched, words.tag, entries.law.length)}
      </TextLink>
    </p>
  );
}
