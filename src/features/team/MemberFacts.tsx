import type { TeamMember } from '../../content/kinds/member.ts';

interface Props {
  member: Pick<TeamMember, 'askedAbout' | 'qualifications' | 'memberships'>;
}

/** What a person is asked about most, has learned and belongs to; what is missing is left out. */
export function MemberFacts({ member: { askedAbout, qualifications, memberships } }: Props) {
  const facts = [
    { term: 'Asked about most', items: askedAbout },
    { term: 'Qualifications', items: qualifications },
    { term: 'Memberships', items: memberships },
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
