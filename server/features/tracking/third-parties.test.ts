import { readConfig } from '#server/config.ts';
import { expect, test } from 'vitest';
import { analyticsSettings, configuredThirdParties } from './third-parties.ts';

test('without an id there is no service and nothing to ask', () => {
  const secretsAlone = readConfig({ META_CAPI_TOKEN: 'token', GA_API_SECRET: 'secret' });
  for (const config of [readConfig({}), secretsAlone]) {
    expect(configuredThirdParties(config)).toEqual([]);
    expect(analyticsSettings(config)).toBeUndefined();
  }
});

test.each([
  [
    { GA_MEASUREMENT_ID: 'G-1' },
    { gaMeasurementId: 'G-1', gaEventsFrom: 'browser', hasMetaPixel: false, hasTagManager: false },
  ],
  [
    { GA_MEASUREMENT_ID: 'G-1', GA_API_SECRET: 'secret' },
    { gaMeasurementId: 'G-1', gaEventsFrom: 'server', hasMetaPixel: false, hasTagManager: false },
  ],
  [
    { META_PIXEL_ID: '12', GA_API_SECRET: 'secret' },
    { gaEventsFrom: 'browser', hasMetaPixel: true, hasTagManager: false },
  ],
  [
    { GTM_CONTAINER_ID: 'GTM-A' },
    { gaEventsFrom: 'browser', hasMetaPixel: false, hasTagManager: true },
  ],
] as const)('%j makes pages say %j', (environment, settings) => {
  expect(analyticsSettings(readConfig(environment))).toEqual(settings);
});
