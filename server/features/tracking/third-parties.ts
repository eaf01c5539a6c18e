import type { AnalyticsSettings } from '#shared/analytics/settings.ts';
import type { ThirdParty } from '#shared/analytics/third-party-hosts.ts';
import type { Config } from '#server/config.ts';

type Settings = Pick<Config, 'ga' | 'gtmContainerId' | 'meta'>;

/** The services that pages may load, once a visitor agreed: those that have an id. */
export function configuredThirdParties({ ga, gtmContainerId, meta }: Settings): ThirdParty[] {
  return [
    ...(ga.measurementId === undefined ? [] : (['google-analytics'] as const)),
    ...(gtmContainerId === undefined ? [] : (['tag-manager'] as const)),
    ...(meta.pixelId === undefined ? [] : (['meta-pixel'] as const)),
  ];
}

/** What pages say of it; undefined where no service is configured. */
export function analyticsSettings(settings: Settings): AnalyticsSettings | undefined {
  const services = configuredThirdParties(settings);
  if (services.length === 0) return undefined;
  const { measurementId, apiSecret } = settings.ga;
  return {
    ...(measurementId !== undefined && { gaMeasurementId: measurementId }),
    gaEventsFrom: measurementId !== undefined && apiSecret !== undefined ? 'server' : 'browser',
    hasMetaPixel: services.includes('meta-pixel'),
    hasTagManager: services.includes('tag-manager'),
  };
}
