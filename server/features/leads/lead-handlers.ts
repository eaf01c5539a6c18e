import type { Handler } from '#server/http/endpoint.ts';
import type { chatContact } from '#shared/contracts/chat-contact.ts';
import type { LeadService } from './lead-service.ts';

export const submitLead =
  (leads: LeadService): Handler<typeof chatContact> =>
  ({ data, idempotencyKey, caller }) =>
    leads.submit({ request: data, idempotencyKey, caller });
