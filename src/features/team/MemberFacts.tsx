import type { WordsOf } from '../../content/words/words.ts';
import type { TeamMember } from './model/member.ts';

interface Props {
  member: Omit<TeamMember, 'image'>;
  /** The office of the person, if the firm has several. */
  office: string | undefined;
  words: WordsOf<'firm'>;
}

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
  ].filter(({ items }) => items && items.length > 0);
  return facts.length === 0 ? null : (
    <dl className="mt-4 text-sm">
      {facts.map(({ term, items }) => (
        <div className="border-t border-rule py-2" key={term}>
          <dt className="text-muted">{term}</dt>
          {items?.map((item) => (
            <dd className="mt-1 ps-4 -indent-4" key={item}>
              {item}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
