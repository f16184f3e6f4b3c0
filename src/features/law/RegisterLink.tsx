import { fillPlural } from '../../content/words/fill.ts';
import type { Site } from '../../site/site.ts';

interface Props {
  site: Pick<Site, 'hasPage' | 'paths' | 'words'>;
  /** The register of law. */
  law: readonly object[];
}

/** The link to the page of the register of law, if the site has it. */
export const RegisterLink = ({ site: { hasPage, paths, words }, law }: Props) =>
  hasPage('law') && (
    <p className="screen-only mt-6">
      <a className="link" href={paths.law}>
        {fillPlural(words.law.watched, words.language, law.length, {})}
      </a>
    </p>
  );
