import { cloudSolutions } from './services/cloud-solutions.ts';
import { digitalMarketing } from './services/digital-marketing.ts';
import { efaxServices } from './services/efax-services.ts';
import { emrIntegration } from './services/emr-integration.ts';
import { helpdeskSupport } from './services/helpdesk-support.ts';
import { managedServices } from './services/managed-services.ts';
import { networkServices } from './services/network-services.ts';
import { securityServices } from './services/security-services.ts';
import { websiteHosting } from './services/website-hosting.ts';
import { SERVICE_IDS, type Service, type ServiceId } from './types.ts';

/** Keyed by id, so that a missing service does not compile. */
const byId: Record<ServiceId, Service> = {
  'helpdesk-support': helpdeskSupport,
  'security-services': securityServices,
  'network-services': networkServices,
  'cloud-solutions': cloudSolutions,
  'emr-integration': emrIntegration,
  'managed-services': managedServices,
  'website-hosting': websiteHosting,
  'digital-marketing': digitalMarketing,
  'efax-services': efaxServices,
};

/** All nine, in the order of every grid. */
export const services: readonly Service[] = SERVICE_IDS.map((id) => byId[id]);

/** The service behind /services/{id}; undefined for an unknown id, which is a 404. */
export const serviceById = (id: string): Service | undefined =>
  services.find((service) => service.id === id);

/** The header panel, the footer and the sitemap list eight services: all except eFax (spec §2). */
export const menuServices: readonly Service[] = services.filter(({ id }) => id !== 'efax-services');
