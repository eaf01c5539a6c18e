import { cloudSolutions } from './services/cloud-solutions.ts';
import { digitalMarketing } from './services/digital-marketing.ts';
import { efaxServices } from './services/efax-services.ts';
import { emrIntegration } from './services/emr-integration.ts';
import { helpdeskSupport } from './services/helpdesk-support.ts';
import { managedServices } from './services/managed-services.ts';
import { networkServices } from './services/network-services.ts';
import { securityServices } from './services/security-services.ts';
import { websiteHosting } from './services/website-hosting.ts';
import { serviceSummaries } from './service-summaries.ts';
import type { Service, ServiceDetails, ServiceId } from './types.ts';

/** Keyed by id, so that a missing service does not compile. */
const details: Record<ServiceId, ServiceDetails> = {
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

/** All nine, complete, in the order of every grid. */
export const services: readonly Service[] = serviceSummaries.map((summary) => ({
  ...summary,
  ...details[summary.id],
}));

/** The service behind /services/{id}; undefined for an unknown id, which is a 404. */
export const serviceById = (id: string): Service | undefined =>
  services.find((service) => service.id === id);
