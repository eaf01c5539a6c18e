import type { ServiceIcon as ServiceIconName } from '#shared/services/index.ts';
import { Icon } from './icon.tsx';

interface ServiceIconProps {
  icon: ServiceIconName;
  className?: string;
}

/** The icon of a service, always beside its name, so it says nothing to screen readers. */
export function ServiceIcon({ icon, className = 'size-5' }: ServiceIconProps) {
  return <Icon name={icon} className={`${className} [stroke-width:1.75]`} />;
}
