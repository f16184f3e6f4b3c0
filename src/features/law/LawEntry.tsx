import { lawAnchor } from '../../content/law/law-citations.ts';
import { formatStatus } from '../../content/law/law-status.ts';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { DateFilled } from '../../ui/DateFilled.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { OtherLanguage } from '../../ui/OtherLanguage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { WatchedLaw } from './law-register.ts';

type LawWords = WordsOf<'law' | 'formats'>;

interface Props {
  entry: WatchedLaw;
  words: LawWords;
}

const Successors = ({ entry: { successors }, words }: Props) =>
  successors.map(({ law, sections }) => (
    <div key={law.id}>
      <p>
        <Filled
          template={words.law.replacedBy}
          values={{
            title: <TextLink href={`#${lawAnchor(law.id)}`}>{law.title}</TextLink>,
          }}
        />
      </p>
      {sections.length > 0 && (
        <ul className="list-disc ps-6">
          {sections.map((section) => (
            <li key={section.subject}>{fill(words.law.sectionMoved, section)}</li>
          ))}
        </ul>
      )}
    </div>
  ));

const Changes = ({ entry: { law }, words }: Props) => (
  <ul>
    {law.changes.map(({ date, note, sourceUrl, sourceLabel }) => (
      <li key={note}>
        <span className="text-muted">
          <DateText date={date} words={words} />:
        </span>{' '}
        <OtherLanguage lang={law.lang} text={note} />
        {sourceUrl && (
          <>
            {' ('}
            <TextLink href={sourceUrl}>{sourceLabel ?? new URL(sourceUrl).host}</TextLink>)
          </>
        )}
      </li>
    ))}
  </ul>
);

const Checked = ({ entry: { law }, words }: Props) => (
  <p className="text-muted">
    <TextLink href={law.source.url}>{law.source.label}</TextLink>
    {' ·\u00a0'}
    <DateFilled template={words.law.checkedOn} date={law.checked} words={words} />
  </p>
);

/** An entry of the register: its status, and folded below it what replaced and changed it. */
export function LawEntry({ entry, words }: Props) {
  const { law, under, uses, isEnded, isChanged, practices, articles } = entry;
  return (
    <li
      className="register-entry"
      data-articles={articles.join(' ') || undefined}
      data-changed={isChanged ? '' : undefined}
      data-ended={isEnded ? '' : undefined}
      data-practices={practices.join(' ') || undefined}
      id={lawAnchor(law.id)}
    >
      <details>
        <summary className="py-2">
          <Filled
            template={words.law.entry}
            values={{
              title: law.title,
              status: <span className="text-muted">{formatStatus(law, words)}</span>,
            }}
          />
        </summary>
        <div className="register-facts">
          {under && (
            <p>
              <Filled
                template={words.law.madeUnder}
                values={{
                  title: <TextLink href={`#${lawAnchor(under.id)}`}>{under.title}</TextLink>,
                }}
              />
            </p>
          )}
          {law.note && <p lang={law.lang}>{law.note}</p>}
          <Successors entry={entry} words={words} />
          {law.changes.length > 0 && <Changes entry={entry} words={words} />}
          {uses.length > 0 && (
            <ul>
              <li className="text-muted">{words.law.reliedOnBy}</li>
              {uses.map(({ label, path }) => (
                <li key={path}>
                  <TextLink href={path}>{label}</TextLink>
                </li>
              ))}
            </ul>
          )}
          <Checked entry={entry} words={words} />
        </div>
      </details>
    </li>
  );
}
