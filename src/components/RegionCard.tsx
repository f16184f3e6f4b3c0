import type { Region } from '../lib/content-entries.ts';
import { Icon } from './Icon.tsx';
import { MoreLink } from './MoreLink.tsx';

interface Props {
  region: Pick<Region, 'icon' | 'title' | 'description' | 'points' | 'path'>;
}

export function RegionCard({ region }: Props) {
  return (
    <article className="flex h-full flex-col border-t-2 border-ink pt-5">
      <Icon name={region.icon} />
      <h2 className="mt-4 text-xl">{region.title}</h2>
      <p className="mt-3 text-muted">{region.description}</p>
      <ul className="mt-4 mb-5 text-sm">
        {region.points.map((point) => (
          <li className="border-t border-rule py-1.5" key={point}>
            {point}
          </li>
        ))}
      </ul>
      <MoreLink about={region.title} href={region.path}>
        Learn More
      </MoreLink>
    </article>
  );
}
