import type { Service } from '../lib/content-entries.ts';
import { Icon } from './Icon.tsx';
import { MoreLink } from './MoreLink.tsx';

interface Props {
  service: Pick<Service, 'icon' | 'title' | 'description' | 'points' | 'path'>;
}

export function ServiceCard({ service }: Props) {
  return (
    <article className="flex h-full flex-col border-t-2 border-ink pt-5">
      <Icon name={service.icon} />
      <h3 className="mt-4 text-xl">{service.title}</h3>
      <p className="mt-3 text-sm text-muted">{service.description}</p>
      <ul className="mt-4 mb-5 text-sm">
        {service.points.map((point) => (
          <li className="border-t border-rule py-1.5" key={point}>
            {point}
          </li>
        ))}
      </ul>
      <MoreLink about={service.title} href={service.path}>
        Learn More
      </MoreLink>
    </article>
  );
}
