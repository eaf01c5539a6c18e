import { onSignal } from '../../../lib/on-signal.ts';
import type { Track } from '../track.ts';

type LeadKind = 'contact_form' | 'phone_call' | 'quote_request';

export interface Leads {
  /** A phone or e-mail link is pressed. @param source tag of the place it stands in */
  readonly onContact: (kind: 'phone' | 'email', source: string) => void;
}

/**
 * Tracks people who may become clients, each way of reaching us once: a call, a message to sales
 * from the contact page (a request for a quote), and contact details left in the chat, which is this
 * site's contact form. Existing customers who look for support are no leads.
 */
export function createLeads(track: Track, until: AbortSignal): Leads {
  const tracked = new Set<LeadKind>();
  function trackOnce(kind: LeadKind): void {
    if (tracked.has(kind)) return;
    tracked.add(kind);
    track('lead', { label: kind });
  }
  onSignal('lead-delivered', () => trackOnce('contact_form'), until);
  return {
    onContact(kind, source) {
      if (source === 'contact_existing_customers') return;
      if (kind === 'phone') trackOnce('phone_call');
      else if (source.startsWith('contact_')) trackOnce('quote_request');
    },
  };
}
