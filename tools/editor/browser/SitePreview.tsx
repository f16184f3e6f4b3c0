import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { type DraftEntry, makeScene } from './preview-scene.ts';
import { showScene } from './show-scene.ts';

interface Site {
  /** The codes of the languages, the first first; an empty one if there is only one. */
  languages: readonly string[];
  /** The database of the repository. */
  database: string;
}

/**
 * The page of an entry as it will be on the site. Sveltia CMS draws this anew with each letter that is
 * typed, and with a React of its own, so that it uses no hooks.
 */
export const createSitePreview = ({ languages, database }: Site) => {
  const [firstCode = ''] = languages;
  return function SitePreview({ entry, getAsset, document }: CustomPreviewTemplateProps) {
    const draft: DraftEntry = {
      ...(entry.toJS() as unknown as Pick<DraftEntry, 'path' | 'collection' | 'data' | 'i18n'>),
      // Another is that of a form without translations.
      code: languages.find((code) => code === document.documentElement.lang) ?? firstCode,
      firstCode,
    };
    const show = (stage: HTMLElement | null) => {
      if (stage) showScene(stage, () => makeScene(draft, getAsset, database));
    };
    return <div ref={show} />;
  };
};
