import { company } from '#shared/content/company.ts';
import type { Track } from '../track.ts';
import type { Leads } from './leads.ts';

/**
 * Tracks phone, e-mail and outbound links that are pressed, with a mouse, a finger or a key. Labels
 * say which of our numbers or addresses it was; the number itself is not tracked.
 */
export function watchLinkClicks(track: Track, leads: Leads, until: AbortSignal): void {
  function handle({ target, button }: MouseEvent): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // The right button opens a menu and follows nothing.
    if (!link || button === 2) return;
    const { protocol, host, origin } = link;
    if (protocol === 'tel:' || protocol === 'sms:') trackPhone(link);
    else if (protocol === 'mailto:') trackEmail(link);
    else if (/^https?:$/.test(protocol) && origin !== location.origin) {
      track('outbound_click', { label: host, customData: { kind: outboundKind(link) } });
    }
  }

  function trackPhone(link: HTMLAnchorElement): void {
    const source = sourceTag(link);
    const isSms = link.href.endsWith(company.sms.e164);
    track('phone_click', { label: isSms ? 'sms' : 'phone', customData: { source } });
    if (!isSms) leads.onContact('phone', source);
  }

  function trackEmail(link: HTMLAnchorElement): void {
    const source = sourceTag(link);
    const names = Object.keys(company.emails) as (keyof typeof company.emails)[];
    const label = names.find((name) => link.href.startsWith(company.emails[name].href));
    if (label === undefined) return;
    track('email_click', { label, customData: { source } });
    leads.onContact('email', source);
  }

  // While the event goes down, before a handler of the page can stop it.
  document.addEventListener('click', handle, { capture: true, signal: until });
  // The middle button opens a tab.
  document.addEventListener('auxclick', handle, { capture: true, signal: until });
}

/** Where a link stands: the tag of the contact page's blocks, or the part of the page. */
function sourceTag(link: Element): string {
  const tagged = link.closest<HTMLElement>('[data-contact-source]')?.dataset['contactSource'];
  if (tagged !== undefined) return tagged;
  if (link.closest('[data-chat-widget]')) return 'chat';
  if (link.closest('.site-header')) return 'header';
  if (link.closest('footer')) return 'footer';
  const isHero = link.closest('section')?.querySelector('h1') && location.pathname === '/';
  return isHero ? 'hero' : 'page';
}

function outboundKind({ href }: HTMLAnchorElement): string {
  const isOneOf = (addresses: readonly string[]) =>
    addresses.some((known) => href.startsWith(known));
  if (isOneOf(Object.values(company.portals))) return 'portal';
  return isOneOf(company.social.map(({ url }) => url)) ? 'social' : 'other';
}
