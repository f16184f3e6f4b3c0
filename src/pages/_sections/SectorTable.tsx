import type { Sector, Service } from '../../lib/content-entries.ts';

interface Props {
  sectors: Sector[];
  services: Service[];
}

const words = { most: 'Most', often: 'Often', sometimes: 'Sometimes' } as const;

/** One row a sector, one column a service; the words stand in the cells, so nothing hangs on a colour. */
export function SectorTable({ sectors, services }: Props) {
  return (
    <ul className="grid gap-y-6">
      {sectors.map((sector) => (
        <li className="border-t border-rule pt-4" key={sector.id}>
          <a className="link font-medium" href={sector.path}>
            {sector.title}
          </a>
          <dl className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
            {services.map(({ id, title }) => {
              const demand = sector.services.find(({ service }) => service === id)?.demand;
              return (
                demand && (
                  <div className="flex justify-between gap-4 py-1" key={id}>
                    <dt>{title}</dt>
                    <dd className={demand === 'most' ? 'font-bold' : 'text-muted'}>
                      {words[demand]}
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
