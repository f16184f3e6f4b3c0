import type { WordsOf } from '../../content/words.ts';
import { hasLongWord } from '../../ui/has-long-word.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import type { Service } from './model/service.ts';

interface Props {
  services: Service[];
  /** Without the points on a phone, for the parts of a service. */
  isBrief?: boolean;
  words: WordsOf<'ui'>;
}

/** The titles, texts, points and feet of the cards in a row begin on one line. */
const rows = 'row-span-4 grid grid-rows-subgrid gap-y-0';

/** Services, each below a rule, with its fee and time, and a link to its page. */
export const ServiceCards = ({ services, isBrief, words }: Props) => (
  <ul
    className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 ${services.length % 3 === 1 ? 'pairs' : 'max-lg:pairs lg:grid-cols-3'}`}
  >
    {services.map(({ id, icon, title, description, points, fee, duration, path }) => (
      <li className={`border-t-2 border-ink pt-3 sm:pt-5 ${rows}`} key={id}>
        <article className={rows}>
          <div className="flex flex-wrap items-baseline gap-x-2.5 [&>svg]:[translate:0_0.125rem]">
            <Icon name={icon} />
            <h3
              className={`text-xl ${hasLongWord(title) ? 'hyphens-auto max-[23rem]:text-lg' : 'beside'}`}
            >
              {title}
            </h3>
          </div>
          <p className="mt-1.5 max-w-measure text-sm sm:mt-3">{description}</p>
          <ul
            className={`mt-2 grid content-start list-disc ps-4.5 text-xs sm:gap-y-1 text-muted sm:mt-4 ${isBrief ? 'max-sm:hidden' : ''}`}
          >
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap content-start items-center gap-x-4 gap-y-1 sm:mt-4">
            <p className="basis-full font-display text-head text-balance text-accent">{fee}</p>
            <p className="grow basis-24 text-xs text-muted">{duration}</p>
            <MoreLink about={title} href={path} words={words}>
              {words.ui.learnMore}
            </MoreLink>
          </div>
        </article>
      </li>
    ))}
  </ul>
);
