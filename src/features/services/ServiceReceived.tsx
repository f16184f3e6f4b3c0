import type { ReactNode } from 'react';
import type { WordsOf } from '../../content/words.ts';
import { Split } from '../../ui/Split.tsx';
import type { Service } from './model/service.ts';

interface Props {
  service: Pick<Service, 'deliverables'>;
  /** Who does the work, if the service says so. */
  team: ReactNode;
  words: WordsOf<'services'>;
}

/** What the client receives, as a numbered list, and who delivers it. */
export const ServiceReceived = ({ service, team, words: { services } }: Props) => (
  <section className="wrap py-8 md:py-14">
    <Split className="gap-y-6" side={<h2 className="text-2xl">{services.deliverables}</h2>}>
      <ol className="border-t-2 border-ink">
        {service.deliverables.map((item, index) => (
          <li
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline border-b border-rule py-2.5"
            key={item}
          >
            <span aria-hidden="true" className="font-display text-xl text-accent tabular">
              {index + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
      {team && (
        <div className="mt-6">
          <h3 className="label">{services.team}</h3>
          {team}
        </div>
      )}
    </Split>
  </section>
);
