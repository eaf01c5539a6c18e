import { useContext } from 'react';
import { usePageState } from '../../lib/page-state.ts';
import { type PageHead, PageHeadContext } from './page-head.ts';

/**
 * What machines read about a page and a browser keeps right from page to page. React moves the tags
 * into the head and takes them away with the page. Exactly one on every page. What is only read in
 * served documents (Open Graph, JSON-LD) the server adds from the same words.
 */
export function PageMeta(head: PageHead) {
  const { publicUrl } = usePageState();
  useContext(PageHeadContext)(head);
  const { title, description, keywords, canonicalPath, isIndexed } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {canonicalPath !== null && <link rel="canonical" href={publicUrl + canonicalPath} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  );
}
