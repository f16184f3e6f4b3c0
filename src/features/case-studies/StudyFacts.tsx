import type { CaseStudy } from '../../content/kinds/case-study.ts';
import type { TeamMember } from '../../content/kinds/member.ts';
import { MemberNames } from '../../ui/MemberNames.tsx';

interface Props {
  study: CaseStudy;
  team: TeamMember[];
}

/** When the work was done and by whom; a study need not say. */
export function StudyFacts({ study: { period }, team }: Props) {
  return (
    <div className="mt-4 text-sm">
      {period !== '' && <p className="tabular">{period}</p>}
      {team.length > 0 && <MemberNames members={team} />}
    </div>
  );
}
