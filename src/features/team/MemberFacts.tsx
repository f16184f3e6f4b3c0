import type { TeamMember } from '../../content/kinds/member.ts';
import type { WordsOf } from '../../content/words/words.ts';

interface Props {
  member: Pick<TeamMember, 'askedAbout' | 'qualifications' | 'memberships'>;
  words: WordsOf<'firm'>;
}

/** What a person is asked about most, has learned and belongs to; what is missing is left out. */
export function MemberFacts({ member, words: { firm } }: Props) {
  const facts = [
    { term: firm.askedAbout, items: member.askedAbout },
    { term: firm.qualifications, items: member.qualifications },
    { term: firm.memberships, items: member.memberships },
  ].filter(({ items }) => items && items.length > 0);
  return facts.length === 0 ? null : (
    <dl className="mt-4 text-sm">
      {facts.map(({ term, items }) => (
        <div className="border-t border-rule py-2" key={term}>
          <dt className="text-muted">{term}</dt>
          {items?.map((item) => (
            <dd key={item}>{item}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
