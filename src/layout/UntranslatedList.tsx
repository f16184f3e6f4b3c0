import type { NavigationLink } from '../content/addresses.ts';
import type { WordsOf } from '../content/words/words.ts';
import { LinkList } from '../ui/LinkList.tsx';
import { Section } from '../ui/Section.tsx';

interface Props {
  links: NavigationLink[];
  words: WordsOf<'layout'>;
}

/** Links at the end of a page to what it would list if it were translated. */
export const UntranslatedList = ({ links, words }: Props) =>
  links.length > 0 && (
    <div className="screen-only">
      <Section heading={words.layout.untranslatedList}>
        <LinkList links={links} />
      </Section>
    </div>
  );
