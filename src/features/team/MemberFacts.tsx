import { formatList } from '../../content/language-facts.ts';
import type { WordsOf } from '../../content/words.ts';
import type { TeamMember } from './model/member.ts';

interface FactProps {
  term: string;
  items: string[] | undefined;
}

/** A fact with its label. Nothing for one that is missing. */
const MemberFact = ({ term, items = [] }: FactProps) =>
  items.length > 0 && (
    <div className="border-t border-rule py-3">
      <dt className="label">{term}</dt>
      {items.map((item) => (
        <dd
          className="not-only-of-type:list-item not-only-of-type:list-disc not-only-of-type:ms-4 marker:text-muted not-last:mb-1"
          key={item}
        >
          {item}
        </dd>
      ))}
    </div>
  );

interface Props {
  member: Omit<TeamMember, 'image'>;
  /** The office of the person, if the firm has several. */
  office: string | undefined;
  words: WordsOf<'firm'>;
}

/** Facts about a person, such as qualifications and memberships. */
export function MemberFacts({ member, office, words: { firm, tag } }: Props) {
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const languages = member.languages?.map((tag) => names.of(tag) ?? tag);
  return (
    <dl className="lg:contents">
      <MemberFact items={member.askedAbout} term={firm.askedAbout} />
      <MemberFact items={member.qualifications} term={firm.qualifications} />
      <MemberFact items={member.admissions} term={firm.admissions} />
      <MemberFact items={member.memberships} term={firm.memberships} />
      <MemberFact items={languages && [formatList(languages, tag)]} term={firm.languages} />
      <MemberFact items={office ? [office] : []} term={firm.memberOffice} />
    </dl>
  );
}
