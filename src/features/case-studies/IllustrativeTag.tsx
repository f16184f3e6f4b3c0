import type { WordsOf } from '../../content/words/words.ts';

interface Props {
  study: { illustrative?: boolean | undefined };
  words: WordsOf<'caseStudies'>;
}

/** Marks a case study, or a figure of it, as composed. Renders nothing for one that is real. */
export const IllustrativeTag = ({ study, words }: Props) =>
  study.illustrative ? (
    <p className="w-fit rounded-sm border border-current px-2 text-xs font-medium">
      {words.caseStudies.illustrative}
    </p>
  ) : null;
