import type { WordsOf } from '../../content/words.ts';
import type { Service } from '../services/model/service.ts';
import type { Sector } from './model/sector.ts';

interface Props {
  heading: string;
  /** What the demands mean. */
  text?: string | undefined;
  sectors: Sector[];
  services: Service[];
  words: WordsOf<'sectors'>;
}

/** How full the disc of a demand is; all three have one size and one place. */
const demands = {
  most: 'border-field-mark bg-field-mark forced-colors:bg-[CanvasText]',
  often:
    'border-on-field bg-linear-to-t from-on-field from-50% to-transparent to-50% forced-colors:from-[CanvasText]',
  sometimes: 'border-on-field',
};

const Disc = ({ demand }: { demand: keyof typeof demands }) => (
  <span
    className={`inline-block size-4 rounded-full border-2 align-[-0.2em] forced-color-adjust-none print:[print-color-adjust:exact] forced-colors:border-[CanvasText] ${demands[demand]}`}
  />
);

const cell = 'py-2.5 text-center font-normal lg:py-3 lg:pe-4 lg:text-start';

/**
 * One row per sector, which leads to its part of the page, and one column per service, on the horizon. A disc and a
 * hidden word show the demand.
 */
export const SectorTable = ({ heading, text, sectors, services, words }: Props) => (
  <section>
    <div className="field horizon">
      <div className="wrap pt-4 lg:pt-10">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 className="text-xl">{heading}</h2>
          <ul aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {(['most', 'often', 'sometimes'] as const).map((demand) => (
              <li className="flex items-center gap-2" key={demand}>
                <Disc demand={demand} />
                {words.sectors[demand]}
              </li>
            ))}
          </ul>
        </div>
        {/* Where the columns are too narrow for the names, they have numbers. */}
        <ol
          aria-hidden="true"
          className="mb-2 ms-5 grid list-decimal gap-x-10 gap-y-1 text-xs sm:grid-cols-2 lg:hidden"
        >
          {services.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ol>
        <div className="relative overflow-x-auto">
          <table className="w-full min-w-70 table-fixed text-xs lg:text-sm">
            <caption className="sr-only">{heading}</caption>
            <thead className="align-bottom">
              <tr>
                <td className="w-2/5 lg:w-auto" />
                {services.map(({ id, title, path }, index) => (
                  <th className={`lg:text-xs ${cell}`} key={id} scope="col">
                    <a className="inline-block max-w-full min-w-6 py-1 hover:underline" href={path}>
                      <span className="lg:hidden">{index + 1}</span>{' '}
                      <span className="max-lg:sr-only">{title}</span>
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sectors.map((sector) => (
                <tr className="border-t border-rule" key={sector.id}>
                  <th className="py-1.5 pe-2 text-start font-normal" scope="row">
                    <a className="link inline-block py-1" href={sector.path}>
                      {sector.title}
                    </a>
                  </th>
                  {services.map(({ id }) => {
                    const demand = sector.services.find(({ service }) => service === id)?.demand;
                    return (
                      <td className={cell} key={id}>
                        {demand && (
                          <>
                            <Disc demand={demand} />
                            <span className="sr-only">{words.sectors[demand]}</span>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
    <div className="soil">
      <p className="wrap py-4 text-xs text-muted">{text}</p>
    </div>
  </section>
);
