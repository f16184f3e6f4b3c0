import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Banknote from 'lucide-react/icons/banknote';
import Building2 from 'lucide-react/icons/building-2';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Compass from 'lucide-react/icons/compass';
import Cpu from 'lucide-react/icons/cpu';
import Factory from 'lucide-react/icons/factory';
import FileSearch from 'lucide-react/icons/file-search';
import Gauge from 'lucide-react/icons/gauge';
import Globe from 'lucide-react/icons/globe';
import Handshake from 'lucide-react/icons/handshake';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Landmark from 'lucide-react/icons/landmark';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MapPin from 'lucide-react/icons/map-pin';
import Network from 'lucide-react/icons/network';
import Package from 'lucide-react/icons/package';
import Scale from 'lucide-react/icons/scale';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Target from 'lucide-react/icons/target';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { IconName } from '../content/icon-names.ts';

const icons: Record<IconName, LucideIcon> = {
  users: Users,
  'user-search': UserSearch,
  scale: Scale,
  'clipboard-check': ClipboardCheck,
  'file-search': FileSearch,
  chart: ChartNoAxesCombined,
  'map-pin': MapPin,
  globe: Globe,
  building: Building2,
  landmark: Landmark,
  factory: Factory,
  cpu: Cpu,
  banknote: Banknote,
  'shopping-bag': ShoppingBag,
  'heart-pulse': HeartPulse,
  package: Package,
  target: Target,
  gauge: Gauge,
  handshake: Handshake,
  'shield-check': ShieldCheck,
  wallet: Wallet,
  network: Network,
  lightbulb: Lightbulb,
  compass: Compass,
  award: Award,
};

/** Decoration next to a title with the same meaning, so hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />;
}
