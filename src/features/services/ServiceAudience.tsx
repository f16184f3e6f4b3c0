import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words/words.ts';
import type { Service } from './model/service.ts';

interface Props {
  service: Pick<Service, 'audience'>;
  words: WordsOf<'services'>;
  /** The call to action, for windows in which the header is too narrow for it. */
  children: ReactNode;
}

/** Who a service is for. */
export function ServiceAudience({ service, words, children }: Props) {
  return (
    <>
      <dl className="mt-6 max-w-measure">
        <dt className="text-sm text-muted">{words.services.audience}</dt>
        <dd>{service.audience}</dd>
      </dl>
      <p className="mt-6 md:hidden print:hidden">{children}</p>
    </>
  );
}
