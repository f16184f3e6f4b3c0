import type { Law } from '../../content/law/law.ts';
import { lawAnchor } from '../../content/law/law-citations.ts';
import { setSign } from '../../content/typography.ts';
import { fill, type WordsOf } from '../../content/words.ts';
import { DatedTemplate } from '../../ui/DatedTemplate.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { WatchedLaw } from './law-register.ts';

interface Props {
  entry: WatchedLaw;
  words: WordsOf<'law' | 'formats'>;
}

/** The note beside the title of a law: its status, unless it is in force, or that it has changed. */
function findBadge({ law, isChanged }: WatchedLaw, words: Props['words']) {
  if (law.status !== 'in-force') return law.statusText;
  return isChanged ? words.law.showChanged : undefined;
}

const Other = ({ template, law }: { template: string; law: Law }) => (
  <p>
    <Template
      text={template}
      values={{ title: <TextLink href={law.path}>{law.title}</TextLink> }}
    />
  </p>
);

const Replacements = ({ entry, words: { law } }: Props) => (
  <>
    {entry.under && <Other law={entry.under} template={law.madeUnder} />}
    {entry.replaced.map((one) => (
      <Other key={one.id} law={one} template={law.replaced} />
    ))}
    {entry.successors.map((next) => (
      <div key={next.law.id}>
        <Other law={next.law} template={law.replacedBy} />
        <ul className="list-disc ps-6">
          {next.sections.map((section) => (
            <li key={section.subject}>
              <Template
                text={law.sectionMoved}
                values={{
                  ...section,
                  subject: <span lang={entry.law.textLanguages.successor}>{section.subject}</span>,
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
);

const Changes = ({ entry: { law }, words }: Props) =>
  law.changes.map(({ date, note, sourceUrl, sourceLabel }) => (
    <p key={note}>
      <span className="text-muted">
        <DateText date={date} words={words} />
        {setSign(':', words.formats)}
      </span>{' '}
      <span lang={law.textLanguages.changes}>{note}</span>
      {sourceUrl && (
        <>
          {' ('}
          <TextLink href={sourceUrl}>{sourceLabel ?? new URL(sourceUrl).host}</TextLink>)
        </>
      )}
    </p>
  ));

const Uses = ({ entry: { uses }, words }: Props) =>
  uses.length > 0 && (
    <ul>
      <li className="text-muted print:break-after-avoid">{words.law.reliedOnBy}</li>
      {uses.map(({ label, path }) => (
        <li key={path}>
          <TextLink href={path}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );

/**
 * A law of the register, with what a client needs to know of it folded below its title. A link leads
 * to the folded text, because browsers open what they go to.
 */
export function LawEntry(props: Props) {
  const { entry, words } = props;
  const { law, place, isEnded } = entry;
  const badge = findBadge(entry, words);
  const anchor = lawAnchor(law.id);
  return (
    <li
      className="break-inside-avoid print:break-inside-auto border-t border-rule"
      data-item={anchor}
    >
      <details>
        <summary className="menu-arrow py-2 hover:text-accent">
          <h4 className={`grow font-normal ${isEnded ? 'text-muted' : ''}`}>{law.title}</h4>
          {badge && (
            <span
              className={`max-w-2/5 shrink-0 lg:max-w-3/5 border-s-3 ps-2 text-xs ${isEnded ? 'border-mark' : 'border-edge text-muted'}`}
            >
              {badge}
            </span>
          )}
        </summary>
        {/* On paper no grid: one that goes on in the next column prints rows over each other. */}
        <div
          className="grid max-w-measure scroll-mt-26 gap-2 pb-4 print:block print:space-y-2"
          id={anchor}
        >
          <p className="text-muted">
            {fill(words.law.statusIn, { place, status: law.statusText })}
          </p>
          {law.note && <p lang={law.textLanguages.note}>{law.note}</p>}
          <Replacements {...props} />
          <Changes {...props} />
          <Uses {...props} />
          <p className="text-muted">
            <TextLink href={law.source.url}>{law.source.label}</TextLink>
            {' ·\u00a0'}
            <DatedTemplate date={law.checked} text={words.law.checkedOn} words={words} />
          </p>
        </div>
      </details>
    </li>
  );
}
