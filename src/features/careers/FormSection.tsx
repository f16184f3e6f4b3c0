import type { ReactNode } from 'react';
import type { Firm } from '../../content/kinds/firm.ts';
import type { PageData } from '../../content/kinds/page.ts';
import type { WordsOf } from '../../content/words.ts';
import { ContactText } from '../../ui/ContactText.tsx';
import { LoadNotes } from '../../ui/islands/LoadNotes.tsx';
import { Split } from '../../ui/Split.tsx';
import { Template } from '../../ui/Template.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ApplicationFields } from './ApplicationFields.tsx';
import { buildBlankMailLink } from './application-mail.ts';
import { formAnchor } from './model/form-anchor.ts';

interface Props {
  page: PageData<'work-with-us'>;
  firm: Pick<Firm, 'email'>;
  positions: readonly string[];
  words: WordsOf<'careers'>;
  /** The island below the fields. */
  children: ReactNode;
}

/** The application form, the mail link that does without it, and what happens next. */
export function FormSection({ page, firm: { email }, positions, words, children }: Props) {
  const link = buildBlankMailLink(email, positions, words);
  return (
    <section className="ends-page bg-sunken" id={formAnchor} tabIndex={-1}>
      <div className="wrap grid gap-y-8 py-8 md:py-16">
        <Split
          className="gap-y-8"
          side={
            <>
              <h2 className="text-2xl">{page.form.heading}</h2>
              <p className="mt-4 max-w-measure text-muted">{page.form.text}</p>
            </>
          }
        >
          <div className="group/island border-b-4 border-mark bg-raised p-5 md:p-8" data-island="">
            <div className="relative mb-6 hidden scripted:block">
              <ApplicationFields positions={positions} words={words} />
              {children}
              <LoadNotes failed={words.careers.formFailed} loading={words.careers.formLoading} />
            </div>
            <p className="max-w-measure text-sm">
              <Template
                text={words.careers.mailInstead}
                values={{ mailbox: <TextLink href={link}>{email}</TextLink> }}
              />
            </p>
          </div>
        </Split>
        <Split className="gap-y-4 md:pt-8" side={<h3 className="text-xl">{page.nextHeading}</h3>}>
          <ol className="mb-8 max-w-measure list-decimal ps-5 marker:text-muted">
            {page.nextSteps.map((step) => (
              <li className="py-1" key={step}>
                {step}
              </li>
            ))}
          </ol>
          <EqualOpportunity page={page} words={words} />
        </Split>
      </div>
    </section>
  );
}

/** How the firm chooses people, and what applicants with a disability can ask for. */
export function EqualOpportunity({ page, words: { careers } }: Pick<Props, 'page' | 'words'>) {
  const facts = [
    { term: careers.howWeChoose, text: page.equalOpportunity },
    { term: careers.accommodation, text: page.accommodation },
  ].filter(({ text }) => text);
  if (facts.length === 0) return null;
  return (
    <div className="text-sm">
      <h3 className="mb-4 text-xl">{careers.equalOpportunity}</h3>
      <dl className="grid gap-x-8 gap-y-4 pairs lg:grid-cols-2">
        {facts.map(({ term, text }) => (
          <div className="border-t border-rule pt-3" key={term}>
            <dt className="label">{term}</dt>
            <dd className="max-w-measure">{text && <ContactText text={text} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
