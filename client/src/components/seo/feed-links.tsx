import { blogTexts } from '#shared/content/blog-texts.ts';
import { machinePaths } from '#shared/machine-paths.ts';

/** Lets feed readers find the feeds from the page of the blog; React moves the tags into the head. */
export function FeedLinks() {
  const { title } = blogTexts.list;
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={machinePaths.atomFeed}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={`${title} (JSON)`}
        href={machinePaths.jsonFeed}
      />
    </>
  );
}
