import type { ServiceIcon as ServiceIconName } from '#shared/content/types.ts';
import {
  Cloud,
  FileHeart,
  FileOutput,
  Globe,
  Headset,
  type LucideIcon,
  Megaphone,
  Network,
  ServerCog,
  ShieldCheck,
} from 'lucide-react';

const icons: Record<ServiceIconName, LucideIcon> = {
  headset: Headset,
  'shield-check': ShieldCheck,
  network: Network,
  cloud: Cloud,
  'file-heart': FileHeart,
  'server-cog': ServerCog,
  globe: Globe,
  megaphone: Megaphone,
  'file-output': FileOutput,
};

interface ServiceIconProps {
  icon: ServiceIconName;
  className?: string;
}

/** The icon of a service, always beside its name, so it says nothing to screen readers. */
export function ServiceIcon({ icon, className = 'size-5' }: ServiceIconProps) {
  const Icon = icons[icon];
  return <Icon className={className} strokeWidth={1.75} aria-hidden />;
}
