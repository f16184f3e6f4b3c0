import type { ComponentProps } from 'react';
import { fillPlural } from '../../content/words.ts';
import { LawEntry } from './LawEntry.tsx';
import { type Country, groupByLetter, type WatchedLaw } from './law-register.ts';

interface Props extends Pick<ComponentProps<typeof LawEntry>, 'words'> {
  countries: Country[];
}

const LawLines = ({ laws, ...props }: Omit<Props, 'countries'> & { laws: WatchedLaw[] }) =>
  laws.map((entry) => <LawEntry entry={entry} key={entry.law.id} {...props} />);

/** @returns what a closed fold contains: a few of its laws by name */
const nameSome = (laws: WatchedLaw[]) => {
  const names = laws.slice(0, 3).map(({ law }) => law.title);
  return `${names.join(', ')}${laws.length > names.length ? '\u00a0…' : ''}`;
};

/** The laws of the country with the most, by letter. On small screens each letter with several is folded. */
function ByLetter({ country, ...props }: Omit<Props, 'countries'> & { country: Country }) {
  const { tag } = props.words;
  const letters = groupByLetter(country.laws, props.words);
  const anchorOf = (letter: string) => `${country.code}-${letter}`;
  return (
    <section aria-labelledby={country.code} className="group/country filtered-group mt-10">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 pb-4">
        <h2 className="text-2xl" id={country.code}>
          {country.name}
        </h2>
        <ul className="flex flex-wrap gap-x-1 font-display text-lg screen-only max-lg:hidden group-has-[[data-item][hidden]]/country:hidden">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a className="block px-2 hover:underline" href={`#${anchorOf(letter)}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="gap-x-12 sm:columns-2 print:block">
        {letters.map(({ letter, laws }) => (
          <div className="group/laws filtered-group ps-10 lg:ps-12" key={letter}>
            <h3
              className="float-start -ms-10 -mb-4 min-w-10 pt-2 lg:-ms-12 lg:min-w-12 font-display text-2xl leading-none text-accent"
              id={anchorOf(letter)}
            >
              {letter}
            </h3>
            {laws.length === 1 ? (
              <ul className="text-sm lg:pb-2">
                <LawLines laws={laws} {...props} />
              </ul>
            ) : (
              <details className="open-when-wide border-t border-rule" data-group="">
                <summary className="menu-arrow tap py-2 text-sm">
                  <span className="sr-only">{letter}</span>
                  <span className="contents in-open:hidden group-has-[[data-item][hidden]]/laws:invisible">
                    <span className="line-clamp-2 min-w-0 grow text-muted">{nameSome(laws)}</span>
                    <span className="shrink-0 text-xs text-muted">
                      {fillPlural(props.words.law.count, tag, laws.length)}
                    </span>
                  </span>
                </summary>
                <ul className="-mt-px pb-2 text-sm">
                  <LawLines laws={laws} {...props} />
                </ul>
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The register: one country by letter, the others folded below it. */
export function LawGroups({ countries, ...props }: Props) {
  const [first, ...others] = countries;
  const { law, tag } = props.words;
  return (
    <>
      {first && <ByLetter country={first} {...props} />}
      {others.length > 0 && (
        <section aria-labelledby="elsewhere" className="filtered-group mt-12">
          <h2 className="pb-4 text-2xl" id="elsewhere">
            {law.elsewhere}
          </h2>
          {others.map(({ code, name, laws }) => (
            <details
              className="group/laws filtered-group border-t border-rule"
              data-group=""
              key={code}
            >
              <summary className="menu-arrow py-3 hover:text-accent">
                <h3 className="min-w-0 text-xl grow lg:me-6 lg:w-(--side) lg:grow-0 lg:shrink-0">
                  {name}
                </h3>
                <span className="grow text-sm text-muted max-lg:hidden group-has-[[data-item][hidden]]/laws:invisible">
                  {nameSome(laws)}
                </span>
                <span className="shrink-0 text-sm text-muted group-has-[[data-item][hidden]]/laws:invisible">
                  {fillPlural(law.count, tag, laws.length)}
                </span>
              </summary>
              <ul className="gap-x-12 pb-4 text-sm lg:columns-2 print:columns-2">
                <LawLines laws={laws} {...props} />
              </ul>
            </details>
          ))}
        </section>
      )}
    </>
  );
}
