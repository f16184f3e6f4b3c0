import './sector-names.css';
import { BanyanEmblem } from '../../ui/banyan/BanyanEmblem.tsx';
import { hasBanyan } from '../../ui/banyan/has-banyan.ts';
import { hasLongWord } from '../../ui/has-long-word.ts';
import { Icon } from '../../ui/Icon.tsx';
import { markPractices, type Service } from '../services/model/service.ts';
import type { Sector } from './model/sector.ts';

interface Props {
  /** Accessible name of the list. */
  label: string;
  sectors: Sector[];
  /** All services of the firm. */
  services: Service[];
}

const listMost = ({ services }: Sector) =>
  services.filter(({ demand }) => demand === 'most').map(({ service }) => service);

/**
 * Links to the sectors on the soil. Where there is room, what each needs most stands on the horizon: highlighted
 * arches of the firm's tree, or its icon if the firm has another figure.
 */
export const SectorNames = ({ label, sectors, services }: Props) => (
  <nav aria-label={label} className="sector-names soil screen-only">
    <ul className={`wrap${hasLongWord(...sectors.map(({ title }) => title)) ? ' long-words' : ''}`}>
      {sectors.map((sector) => (
        <li key={sector.id}>
          <a href={sector.path}>
            <span>
              {hasBanyan ? (
                <BanyanEmblem
                  className="banyan h-15 w-26"
                  practices={markPractices(services, listMost(sector))}
                />
              ) : (
                <Icon large name={sector.icon} />
              )}
            </span>
            {sector.title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
