import type { WordsOf } from '../../content/words/words.ts';
import type { TeamMember } from './model/member.ts';

interface Props {
  member: Omit<TeamMember, 'image'>;
  /** The office of the person, if the firm has several. */
  office: string | undefined;
  words: WordsOf<'firm'>;
}

const rowStarts = [
  'row-start-1',
  'row-start-2',
  'row-start-3',
  'row-start-4',
  'row-start-5',
  'row-start-6',
];

/** Facts about a person, such as qualifications and memberships. Leaves out what is missing. */
export function MemberFacts({ member, office, words: { firm, language } }: Props) {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const languages = member.languages?.map((tag) => names.of(tag) ?? tag);
  const facts = [
    { term: firm.askedAbout, items: member.askedAbout },
    { term: firm.qualifications, items: member.qualifications },
    { term: firm.admissions, items: member.admissions },
    { term: firm.memberships, items: member.memberships },
    {
      term: firm.languages,
      items: languages && [new Intl.ListFormat(language, { type: 'unit' }).format(languages)],
    },
    { term: firm.memberOffice, items: office ? [office] : [] },
  ];
  // A row for each fact that a member may have, so that the same facts are side by side.
  const rows = facts.flatMap(({ term, items }, index) =>
    items && items.length > 0 ? [{ term, items, row: rowStarts[index] }] : [],
  );
  return rows.length === 0 ? (
    <div className="member-facts" />
  ) : (
    <dl className="member-facts text-sm">
      {rows.map(({ term, items, row }) => (
        <div className={`border-t border-rule py-3 ${row}`} key={term}>
          <dt className="font-medium">{term}</dt>
          {items.map((item) => (
            <dd className="mt-1" key={item}>
              {item}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
