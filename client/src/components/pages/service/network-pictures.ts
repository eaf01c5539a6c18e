import type { networkSlides } from '#shared/content/services-page.ts';
import cabling from './pictures/network-cabling.svg';
import topology from './pictures/network-topology.svg';
import wifi from './pictures/network-wifi.svg';

/** The address of each slide's drawing. */
export const networkPictures: Record<(typeof networkSlides)[number]['scene'], string> = {
  'network-cabling': cabling,
  'network-wifi': wifi,
  'network-topology': topology,
};
