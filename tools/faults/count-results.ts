import { queryOnce } from '#tools/query-once.ts';
import { z } from 'zod';
import type { World } from './faults.ts';

/** What a campaign may not do (each 0), and what it did. */
export interface Results {
  readonly acknowledgedAndLost: number;
  readonly storedTwice: number;
  readonly notifiedWithDifferentIds: number;
  readonly storedAndNotNotified: number;
  readonly stored: number;
  /** Copies under the same id, by which a receiver recognizes them. */
  readonly copies: number;
}

/** Compares the answers to the senders with the table and with what mail server and webhook got. */
export async function countResults(
  { databaseUrl, smtp, webhook }: World,
  acknowledged: ReadonlyMap<string, number>,
): Promise<Results> {
  const rows = await queryOnce<{ id: number; email: string }>(
    databaseUrl,
    "select id, email from contact_submissions where email like '%@campaign.example'",
  );
  const idOf = new Map(rows.map(({ id, email }) => [email, id]));
  const mails = byLead(
    smtp.messages.map((raw) => {
      const text = raw.replace(/\r\n[ \t]+/g, ' ');
      const lead = Number(/^X-Lead-Id: (\d+)/im.exec(text)?.[1]);
      return [lead, /^Message-ID: (<\S+>)/m.exec(text)?.[1] ?? ''];
    }),
  );
  const hooks = byLead(
    webhook.received.map(({ headers, body }) => {
      const { data } = z.object({ data: z.object({ id: z.number() }) }).parse(JSON.parse(body));
      return [data.id, String(headers['webhook-id'])];
    }),
  );
  const notified = [...mails.values(), ...hooks.values()];
  return {
    acknowledgedAndLost: [...acknowledged].filter(([email, id]) => idOf.get(email) !== id).length,
    storedTwice: rows.length - idOf.size,
    notifiedWithDifferentIds: notified.filter((ids) => new Set(ids).size > 1).length,
    storedAndNotNotified: rows.filter(({ id }) => !mails.has(id) || !hooks.has(id)).length,
    stored: rows.length,
    copies: notified.reduce((sum, ids) => sum + ids.length - 1, 0),
  };
}

function byLead(pairs: readonly (readonly [number, string])[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [lead, id] of pairs) found.set(lead, [...(found.get(lead) ?? []), id]);
  return found;
}
