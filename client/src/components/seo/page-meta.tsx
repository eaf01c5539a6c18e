import { company } from '#shared/content/company.ts';
import { usePageState } from '../../lib/page-state.ts';
import { JsonLd } from './json-ld.tsx';

export interface Breadcrumb {
  name: string;
  /** Path on this site. */
  url: string;
}

export interface PageMetaProps {
  title: string;
  description: string;
  keywords: string;
  /** Path of the page; null for screens that must not be indexed (404). */
  canonicalPath: string | null;
  breadcrumbs: readonly Breadcrumb[];
  /** JSON-LD beyond the breadcrumbs. */
  structuredData?: readonly object[];
}

/**
 * All that machines read about a page. React moves title, meta and link tags into the head and takes
 * them away with the page (docs/decisions/page-meta.md). Exactly one on every page.
 */
export function PageMeta(props: PageMetaProps) {
  const { publicUrl } = usePageState();
  const { title, description, keywords, canonicalPath } = props;
  const canonicalUrl = canonicalPath === null ? null : publicUrl + canonicalPath;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {canonicalUrl ? (
        <link rel="canonical" href={canonicalUrl} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta name="twitter:card" content="summary" />
      <JsonLd data={breadcrumbList(props.breadcrumbs, publicUrl)} />
      {props.structuredData?.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  );
}

function breadcrumbList(breadcrumbs: readonly Breadcrumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + url,
    })),
  };
}
