import { formatMonths } from '../../content/format-months.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { MemberNames } from '../../ui/MemberNames.tsx';
import type { TeamMember } from '../team/model/member.ts';
import type { CaseStudy } from './model/case-study.ts';

interface Props {
  study: CaseStudy;
  team: TeamMember[];
  words: WordsOf<'formats' | 'firm'>;
}

/** When the work was done and by whom. Both are optional. */
export function StudyFacts({ study: { started, ended }, team, words }: Props) {
  return (
    <div className="mt-4 text-sm">
      {started && <p>{formatMonths(started, ended, words.formats.dates)}</p>}
      {team.length > 0 && <MemberNames members={team} words={words} />}
    </div>
  );
}
