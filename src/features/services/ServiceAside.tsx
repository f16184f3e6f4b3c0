import './service-aside.css';
import type { ReactNode } from 'react';
import { fill } from '../../content/words/fill.ts';
import type { WordsOf } from '../../content/words/words.ts';
import { BanyanEmblem } from '../../ui/banyan/BanyanEmblem.tsx';
import type { Service } from './model/service.ts';

interface Props {
  service: Pick<Service, 'duration'>;
  /** For each practice of the firm, whether it is this one. */
  practices: boolean[];
  /** A result of a case study, if there is one. */
  children?: ReactNode;
  words: WordsOf<'services'>;
}

/**
 * Beside the heading of a service: its arch in the firm's tree, a result, how long it takes. Below
 * the heading, on small screens, the arch is last.
 */
export function ServiceAside({ service, practices, children, words: { services } }: Props) {
  const place = { number: practices.indexOf(true) + 1, count: practices.length };
  return (
    <div className="service-aside">
      <div>{children}</div>
      <dl className="border-t border-rule pt-4 text-sm">
        <dt className="text-muted">{services.duration}</dt>
        <dd>{service.duration}</dd>
      </dl>
      <div>
        <BanyanEmblem practices={practices} />
        <p className="text-sm text-muted lg:mt-2">{fill(services.practice, place)}</p>
      </div>
    </div>
  );
}
