import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { askService, checkLine, type CheckLine, FindingError } from './check-line.ts';
import { parseJson } from '#shared/parse-json.ts';

type Settings = Pick<Config, 'ga' | 'gtmContainerId' | 'meta'>;

const TAGS_URL = 'https://www.googletagmanager.com';

/**
 * The ids and secrets of Google and Meta. Nothing is counted by it.
 * @param tagsUrl where Google serves its scripts; tests name a server of their own
 */
export async function checkAnalytics(
  { ga, gtmContainerId, meta }: Settings,
  tagsUrl = TAGS_URL,
): Promise<CheckLine[]> {
  const { measurementId, apiSecret } = ga;
  const { pixelId, capiToken } = meta;
  return Promise.all([
    ...(measurementId === undefined
      ? []
      : [
          checkLine('google-analytics', async () => {
            await checkScript(`${tagsUrl}/gtag/js?id=${measurementId}`, 'GA_MEASUREMENT_ID');
            if (apiSecret === undefined) return 'Google serves the script of this property.';
            await checkMeasurement(ga.apiUrl, measurementId, apiSecret);
            return 'Google serves the script of this property and takes events. It does not say whether GA_API_SECRET is right: look at its DebugView after a visit.';
          }),
        ]),
    ...(gtmContainerId === undefined
      ? []
      : [
          checkLine('tag-manager', async () => {
            await checkScript(`${tagsUrl}/gtm.js?id=${gtmContainerId}`, 'GTM_CONTAINER_ID');
            return 'Google serves this container.';
          }),
        ]),
    ...(pixelId === undefined || capiToken === undefined
      ? []
      : [checkLine('meta', () => checkPixel(meta.apiUrl, pixelId, capiToken))]),
  ]);
}

const ask = (url: string, init?: RequestInit) => askService(new URL(url).host, url, init);

async function checkScript(url: string, variable: string): Promise<void> {
  const response = await ask(url);
  await response.body?.cancel();
  if (response.status === 200) return;
  throw new FindingError(
    `${new URL(url).host} answered ${response.status}: it knows no such id, or it is not published; change ${variable}.`,
  );
}

const validation = z.object({
  validationMessages: z.array(z.object({ validationCode: z.string().optional() })).default([]),
});

/** Google's own judge of events; it counts nothing. */
async function checkMeasurement(apiUrl: string, id: string, secret: string): Promise<void> {
  const address = new URL(`${apiUrl.replace(/\/$/, '')}/debug/mp/collect`);
  address.searchParams.set('measurement_id', id);
  address.searchParams.set('api_secret', secret);
  const response = await ask(address.href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id: '1.1', events: [{ name: 'site_check' }] }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new FindingError(
      `${address.host} answered ${response.status}: change GA_API_URL, GA_MEASUREMENT_ID or GA_API_SECRET.`,
    );
  }
  const judged = validation.safeParse(parseJson(text));
  const [fault] = judged.data?.validationMessages ?? [];
  if (fault) {
    throw new FindingError(
      `Google refuses events (${fault.validationCode ?? 'no reason given'}): change GA_MEASUREMENT_ID or GA_API_SECRET.`,
    );
  }
}

const refusal = z.object({
  error: z.object({ code: z.number(), error_subcode: z.number().optional() }),
});
const TOKEN_REFUSED = 190;
const BAD_PARAMETER = 100;
const NO_SUCH_OBJECT = 33;

/**
 * Sends no events: Meta looks at the token and the pixel first, and only then finds that there is
 * nothing to count. https://developers.facebook.com/docs/graph-api/guides/error-handling
 */
async function checkPixel(apiUrl: string, pixelId: string, token: string): Promise<string> {
  const response = await ask(`${apiUrl.replace(/\/$/, '')}/${pixelId}/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ access_token: token, data: [] }),
  });
  const parsed = refusal.safeParse(parseJson(await response.text()));
  const { code, error_subcode: subcode } = parsed.data?.error ?? {};
  const isAccepted = response.ok || (code === BAD_PARAMETER && subcode !== NO_SUCH_OBJECT);
  if (isAccepted) return 'Meta takes events of this pixel with this token.';
  if (code === TOKEN_REFUSED) {
    throw new FindingError(
      'Meta refused the token (190): make a new one and change META_CAPI_TOKEN.',
    );
  }
  if (code === BAD_PARAMETER) {
    throw new FindingError(
      'Meta knows no such pixel, or the token is not for it (100): change META_PIXEL_ID or META_CAPI_TOKEN.',
    );
  }
  throw new FindingError(
    `Meta answered ${response.status}${code === undefined ? '' : ` (${code})`}: see META_API_URL, META_PIXEL_ID and META_CAPI_TOKEN.`,
  );
}
