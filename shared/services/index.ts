import { cloudSolutions } from './cloud-solutions.ts';
import { digitalMarketing } from './digital-marketing.ts';
import { efaxServices } from './efax-services.ts';
import { emrIntegration } from './emr-integration.ts';
import { helpdeskSupport } from './helpdesk-support.ts';
import { managedServices } from './managed-services.ts';
import { networkServices } from './network-services.ts';
import { securityServices } from './security-services.ts';
import { websiteHosting } from './website-hosting.ts';
import type { ServiceDefinition } from './define-service.ts';

/**
 * Every service by its id, the last segment of /services/{id} (spec §2), in the order of menus and
 * grids. For the server and for what the build computes; the browser reads shown.ts and summaries.ts.
 */
const definitions = {
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

export type ServiceId = keyof typeof definitions;
export type ServiceIcon = (typeof definitions)[ServiceId]['icon'];

export interface Service extends ServiceDefinition {
  readonly id: ServiceId;
  readonly icon: ServiceIcon;
}

export const serviceIds = Object.keys(definitions) as readonly ServiceId[];
export const services: readonly Service[] = serviceIds.map((id) => ({ id, ...definitions[id] }));

/** The service behind /services/{id}; undefined for an unknown id, which is a 404. */
export const serviceById = (id: string): Service | undefined =>
  services.find((service) => service.id === id);
