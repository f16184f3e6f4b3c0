import type { WordsOf } from '../../content/words/words.ts';
import './sector-table.css';
import type { Service } from '../services/model/service.ts';
import type { Sector } from './model/sector.ts';

interface Props {
  caption: string;
  sectors: Sector[];
  services: Service[];
  words: WordsOf<'sectors'>;
}

const demands = ['most', 'often', 'sometimes'] as const;

/** One row per sector, one column per service. A symbol and a hidden word show the demand. */
export function SectorTable({ caption, sectors, services, words: { sectors: labels } }: Props) {
  return (
    <>
      <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        {demands.map((demand) => (
          <li className="flex items-center gap-2" key={demand}>
            <span className={`demand demand-${demand}`} />
            {labels[demand]}
          </li>
        ))}
      </ul>
      {/* Where the columns are too narrow for the names, they have numbers. */}
      <ol
        aria-hidden="true"
        className="mb-4 ms-5 grid list-decimal gap-x-10 gap-y-1 text-xs sm:grid-cols-2 lg:hidden"
      >
        {services.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <div className="relative overflow-x-auto">
        <table className="sector-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td />
              {services.map(({ id, title, path }, index) => (
                <th key={id} scope="col">
                  <a className="inline-block min-w-6 py-1 hover:underline" href={path}>
                    <span aria-hidden="true" className="lg:hidden">
                      {index + 1}
                    </span>
                    <span className="max-lg:sr-only">{title}</span>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sectors.map((sector) => (
              <tr key={sector.id}>
                <th scope="row">
                  <a className="link inline-block py-1" href={sector.path}>
                    {sector.title}
                  </a>
                </th>
                {services.map(({ id }) => {
                  const demand = sector.services.find(({ service }) => service === id)?.demand;
                  return (
                    <td key={id}>
                      {demand && (
                        <>
                          <span className={`demand demand-${demand}`} />
                          <span className="sr-only">{labels[demand]}</span>
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
    </>
  );
}
