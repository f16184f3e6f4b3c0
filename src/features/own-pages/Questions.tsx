import { Fold } from '../../ui/Fold.tsx';
import type { OwnPage } from './model/own-page.ts';

interface Props {
  questions: NonNullable<OwnPage['questions']>;
}

/** Questions, each of which opens its answer. */
export const Questions = ({ questions: { heading, items } }: Props) => (
  <section className="mt-12 max-w-measure">
    <h2 className="mb-4 text-xl">{heading}</h2>
    {items.map(({ question, answer }) => (
      <Fold key={question} summary={<h3 className="text-lg">{question}</h3>}>
        <p className="pb-5">{answer}</p>
      </Fold>
    ))}
  </section>
);
