import { fillPlural } from '../../content/words/fill.ts';
import type { Site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  site: Pick<Site, 'hasPage' | 'paths' | 'words'>;
  /** The register of law. */
  law: readonly object[];
}

/** The link to the page of the register of law, if the site has it. */
export const RegisterLink = ({ site: { hasPage, paths, words }, law }: Props) =>
  hasPage('law') && (
    <p className="screen-only mt-6">
      <TextLink href={paths.law}>
        {fillPlural(words.law.watched, words.language, law.length, {})}
      </TextLink>
    </p>
  );
