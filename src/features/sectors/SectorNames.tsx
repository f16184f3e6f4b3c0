import './sector-names.css';
import { Icon } from '../../ui/Icon.tsx';
import type { Sector } from './model/sector.ts';

interface Props {
  /** Accessible name of the list. */
  label: string;
  sectors: Sector[];
}

/** Links to the sectors on the soil, with their icons on the horizon where there is room. */
export const SectorNames = ({ label, sectors }: Props) => (
  <nav aria-label={label} className="sector-names soil screen-only">
    <ul className="wrap">
      {sectors.map(({ id, icon, title, path }) => (
        <li key={id}>
          <a href={path}>
            <span>
              <Icon large name={icon} />
            </span>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
