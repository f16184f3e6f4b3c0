import type { Service } from '../../lib/content-entries.ts';

/** What a client wants to know first: for whom, how long, what is in hand at the end. */
export function ServiceFacts({ service }: { service: Service }) {
  const row =
    'grid gap-x-8 gap-y-1 border-t border-rule py-5 first:border-0 first:pt-0 sm:grid-cols-3';
  return (
    <dl>
      <div className={row}>
        <dt className="text-muted">Who it is for</dt>
        <dd className="sm:col-span-2">{service.audience}</dd>
      </div>
      <div className={row}>
        <dt className="text-muted">What you hold at the end</dt>
        <dd className="sm:col-span-2">
          <ul className="list-disc pl-5 marker:text-muted">
            {service.deliverables.map((item) => (
              <li className="py-0.5" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div className={row}>
        <dt className="text-muted">How long it takes</dt>
        <dd className="sm:col-span-2">{service.duration}</dd>
      </div>
    </dl>
  );
}
