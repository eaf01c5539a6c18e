import { z } from 'zod';
import { apiPaths } from '../api/paths.ts';
import { defineContract } from './contract.ts';

const request = z.strictObject({});

/** The Meta pixel; null where none is configured. */
export const metaPixelId = defineContract({
  method: 'GET',
  path: apiPaths.metaPixelId,
  request,
  response: z.object({ success: z.literal(true), pixelId: z.string().nullable() }),
});

/** The container of Google Tag Manager; null where none is configured. */
export const gtmContainerId = defineContract({
  method: 'GET',
  path: apiPaths.gtmContainerId,
  request,
  response: z.object({ success: z.literal(true), containerId: z.string().nullable() }),
});
