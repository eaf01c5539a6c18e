import { company } from './company.ts';

/** What the blog's screens say around the posts; exact where the specification gives it (§2, §8). */
export const blogTexts = {
  list: {
    title: `${company.brand} Blog`,
    subtitle: 'Insights, tips, and resources for healthcare IT professionals',
    archiveLink: 'View Blog Archive',
    loading: 'Loading posts…',
    error: 'Error loading blog posts. Please try again later.',
    empty: 'No blog posts available yet. Check back soon!',
  },
  archive: {
    title: 'Blog Archive',
    subtitle:
      'Older articles, newest first. Dates and rules may have changed since; the habits hold.',
    backLink: 'Back to current posts',
    loading: 'Loading posts…',
    error: 'Error loading archived posts. Please try again later.',
    empty: 'No archived posts available yet.',
    pages: 'Pages of the archive',
    missingPage: 'The archive has no such page.',
  },
  /** All current posts by their title, on the sitemap page. */
  index: {
    loading: 'Loading posts…',
    error: 'Error loading blog posts. Please try again later.',
    empty: 'No blog posts available yet. Check back soon!',
    pages: 'Pages of the list of articles',
    missingPage: 'The list of articles has no such page.',
  },
  /** The way through a list of more than one page. */
  pager: { newer: 'Newer posts', older: 'Older posts', firstPageLink: 'Go to its first page' },
  post: {
    backLink: 'Back to all posts',
    loading: 'Loading the article…',
    error: 'Error loading blog post. Please try again later.',
    notFound: 'Blog post not found.',
    returnButton: 'Return to blog',
    topics: 'Topics',
    readNext: 'Read next',
    newer: 'Newer post',
    older: 'Older post',
    /** Followed by a date. */
    updated: 'Updated',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    linkNotCopied: {
      title: 'The link was not copied',
      description: 'Your browser did not allow it. Please copy it from the address bar.',
    },
    print: 'Print this article',
  },
  /** Above the posts about a service, on its page. */
  forService: 'From our blog',
  card: { readMore: 'Read more', scheduled: 'Scheduled' },
  preview: {
    notice: (until: string) =>
      `Preview: this post is not published yet. Whoever has this link can read it until ${until}.`,
    expired: (since: string) =>
      `This preview link expired on ${since}. Please ask whoever sent it for a new one.`,
  },
  retryButton: 'Try again',
  callToAction: {
    heading: 'Need professional healthcare IT services?',
    text: `Tell us what runs in your building and what worries you. A person answers ${company.claims.supportHours}.`,
    button: 'Request Services',
  },
} as const;
