import {
  Award,
  Banknote,
  Building2,
  ChartNoAxesCombined,
  ClipboardCheck,
  Compass,
  Cpu,
  Factory,
  FileSearch,
  Gauge,
  Globe,
  Handshake,
  HeartPulse,
  Landmark,
  Lightbulb,
  type LucideIcon,
  MapPin,
  Network,
  Package,
  Scale,
  ShieldCheck,
  ShoppingBag,
  Target,
  UserSearch,
  Users,
  Wallet,
} from 'lucide-react';
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

interface Props {
  name: IconName;
  large?: boolean;
}

/** Decoration next to a title with the same meaning, so hidden from screen readers. */
export function Icon({ name, large = false }: Props) {
  const Drawing = icons[name];
  return (
    <Drawing
      aria-hidden="true"
      className={large ? 'size-14 text-accent' : 'size-7 text-accent'}
      strokeWidth={large ? 0.9 : 1.4}
    />
  );
}
