import {
  archivedPosts,
  postsForService,
  publishedPosts,
  singlePost,
} from '#shared/contracts/blog.ts';
import { chat as chatContract } from '#shared/contracts/chat.ts';
import { chatContact } from '#shared/contracts/chat-contact.ts';
import { smsInbound as smsInboundContract } from '#shared/contracts/sms-inbound.ts';
import { smsOptIn } from '#shared/contracts/sms-opt-in.ts';
import { gtmContainerId, metaPixelId } from '#shared/contracts/third-party-ids.ts';
import { trackEvent } from '#shared/contracts/track-event.ts';
import {
  listArchivedPosts,
  listPostsForService,
  listPublishedPosts,
  readPost,
} from './features/blog/blog-handlers.ts';
import { answerChat, streamChat } from './features/chat/chat-handlers.ts';
import { submitLead } from './features/leads/lead-handlers.ts';
import { createSignatureCheck } from './features/sms/inbound/twilio-signature.ts';
import { createSmsOptIn, receiveSms } from './features/sms/sms-handlers.ts';
import { readContainerId, readPixelId, takeEvent } from './features/tracking/tracking-handlers.ts';
import { type Endpoint, endpoint, streamingEndpoint, webhookEndpoint } from './http/endpoint.ts';
import type { Features } from './services.ts';
import type { PageForm } from './web/page-forms.ts';

const smsSignUp = ({ sms }: Features) => endpoint(smsOptIn, 'form', createSmsOptIn(sms));

/** The API table: contract, limit, handler. */
export function apiEndpoints(features: Features): readonly Endpoint[] {
  const { blog, chat, config, leads, smsInbound, tracking } = features;
  return [
    endpoint(publishedPosts, 'read', listPublishedPosts(blog)),
    endpoint(archivedPosts, 'read', listArchivedPosts(blog)),
    endpoint(singlePost, 'read', readPost(blog)),
    endpoint(postsForService, 'read', listPostsForService(blog)),
    streamingEndpoint(chatContract, 'chat', { handle: answerChat(chat), stream: streamChat(chat) }),
    endpoint(chatContact, 'lead', submitLead(leads)),
    smsSignUp(features),
    endpoint(metaPixelId, 'read', readPixelId(config.meta)),
    endpoint(gtmContainerId, 'read', readContainerId(config.gtmContainerId)),
    endpoint(trackEvent, 'event', takeEvent(tracking)),
    webhookEndpoint(smsInboundContract, {
      isGenuine: createSignatureCheck({ ...config.twilio, publicUrl: config.publicUrl }),
      handle: receiveSms(smsInbound),
    }),
  ];
}

/** Forms that can be posted to their own page without JavaScript, by that page's path. */
export function pageForms(features: Features): Readonly<Record<string, PageForm>> {
  return {
    '/sms-opt-in': {
      endpoint: smsSignUp(features),
      fields: ['phoneNumber', 'consent'],
      toBody: ({ phoneNumber = '', consent, consentTextVersion }) => ({
        phoneNumber,
        // A browser leaves an unchecked box out.
        consent: consent !== undefined,
        ...(consentTextVersion !== undefined && { consentTextVersion }),
      }),
    },
  };
}
