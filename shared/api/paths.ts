/**
 * Where the API answers. Free of zod, so that the browser can import it as a value; the contracts take
 * their paths from here. Parameters are written as Express has them.
 */
export const apiPaths = {
  chat: '/api/chat',
  chatContact: '/api/chat-contact',
  smsOptIn: '/api/sms-optin',
  smsInbound: '/api/sms/inbound',
  publishedPosts: '/api/blog/published',
  archivedPosts: '/api/blog/archived',
  post: '/api/blog/post/:slug',
  postsForService: '/api/blog/for-service/:service',
  metaPixelId: '/api/meta-pixel-id',
  gtmContainerId: '/api/gtm-container-id',
  trackEvent: '/api/track-event',
} as const;
