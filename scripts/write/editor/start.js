/**
 * Rules of a post that look at more than one field; the others are in config.yml. Refused here, a post
 * is not saved, and the editor shows the sentence.
 */
const MAX_SLUG_CHARACTERS = 80;

function slugOf(title) {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MAX_SLUG_CHARACTERS)
    .replace(/^-|-$/g, '');
}

/** @returns the fields of the post as they are saved */
function completed(post, now) {
  const slug = post.get('slug') || slugOf(post.get('title'));
  if (slug === '' || slug === 'archive') throw new Error('Give the post another address.');
  if (post.get('featuredImage') && !post.get('featuredImageAlt')) {
    throw new Error('Say what the picture shows, for readers who cannot see it.');
  }
  if (!post.get('featuredImage') && post.get('featuredImageAlt')) {
    throw new Error('There is a text for a picture, but no picture.');
  }
  const status = post.get('status');
  if (status === 'scheduled' && !post.get('scheduledFor')) {
    throw new Error('Say when the post comes out.');
  }
  const isOut = status === 'published' || status === 'archived';
  const publishedAt = post.get('publishedAt') || (isOut ? now.toISOString() : undefined);
  if (isOut && new Date(publishedAt) > now) {
    throw new Error(
      'Its date is still to come: choose the status "scheduled" and say when it comes out.',
    );
  }
  const filled = post.set('slug', slug);
  const dated = publishedAt ? filled.set('publishedAt', publishedAt) : filled;
  // A field left empty is left out.
  return dated.filter((value) => value !== '' && value !== undefined && value !== null);
}

globalThis.CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => completed(entry.get('data'), new Date()),
});
