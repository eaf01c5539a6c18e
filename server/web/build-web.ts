import { serviceById } from '#shared/services/index.ts';
import type { PageId, PageParams } from '#shared/site-map.ts';
import type { BlogService } from '#server/features/blog/blog-service.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { PreviewService } from '#server/features/blog/preview/preview-service.ts';
import {
  analyticsSettings,
  configuredThirdParties,
} from '#server/features/tracking/third-parties.ts';
import type { PublicPosts } from '#server/features/blog/public-posts.ts';
import type { Endpoint } from '#server/http/endpoint.ts';
import type { RateLimits } from '#server/http/limits.ts';
import { createApiReader } from '#server/http/read-endpoint.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createWeb, type Web } from './create-web.ts';
import { indexingHeaders } from './indexing.ts';
import type { PageForm } from './page-forms.ts';
import type { OpenPageSource } from './page-source.ts';

/** Opens the pages: rendered from the API's own answers, with the one table of security headers. */
export async function buildWeb(parts: {
  readonly config: Config;
  readonly database: Pick<Database, 'content'>;
  readonly previews: PreviewService;
  readonly publicPosts: Pick<PublicPosts, 'find'>;
  readonly blog: BlogService;
  readonly limits: RateLimits;
  readonly endpoints: readonly Endpoint[];
  readonly forms: Readonly<Record<string, PageForm>>;
  readonly openPages: OpenPageSource;
}): Promise<Web> {
  const { config, database, endpoints, forms, limits, openPages, previews, blog, publicPosts } =
    parts;
  const { publicUrl } = config;
  const thirdParties = configuredThirdParties(config);
  const analytics = analyticsSettings(config);
  const readApi = createApiReader(endpoints);
  return createWeb({
    source: await openPages({ publicUrl, readApi, ...(analytics && { analytics }) }),
    contentVersion: () => database.content.version(),
    exists: (id, params) => isThere(id, params, publicPosts),
    forms,
    previews,
    blog,
    limits,
    headersFor: (hashes) => ({
      ...securityHeaders({ publicUrl, thirdParties, ...hashes }),
      ...indexingHeaders(publicUrl),
    }),
  });
}

/** Posts and services by their names; a rendering costs twenty times what this look-up does. */
async function isThere(
  id: PageId,
  { slug = '', id: service = '' }: PageParams,
  posts: Pick<PublicPosts, 'find'>,
): Promise<boolean> {
  if (id === 'service') return serviceById(service) !== undefined;
  if (id !== 'blog-post') return true;
  try {
    return (await posts.find(slug)) !== undefined;
  } catch {
    // The database is away: the page says so itself.
    return true;
  }
}
