import type { BlogPost } from '#shared/contracts/blog.ts';
import { startApiServer } from '#tests/fakes/api-server.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { ArchivedPosts } from './archived-posts.tsx';
import { BlogPostScreen } from './blog-post-screen.tsx';
import { PublishedPosts } from './published-posts.tsx';

function buildPost(id: number, overrides: Partial<BlogPost> = {}): BlogPost {
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    summary: `Summary ${id}`,
    content: '**First**\n\nText of the post.',
    featuredImage: null,
    featuredImageAlt: null,
    publishedAt: `2026-0${id}-05T14:00:00Z`,
    tags: ['healthcare security', 'HIPAA compliance', 'third'],
    category: 'Security',
    updatedAt: `2026-0${id}-05T14:00:00Z`,
    ...overrides,
  };
}

function show(children: ReactNode): void {
  render(<QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>);
}

const posts = [1, 2, 3, 4, 5, 6, 7].map((id) => buildPost(id));
const listOf = (list: readonly BlogPost[], page = 1, pageCount = 1) => ({
  success: true,
  posts: list,
  page,
  pageCount,
});
const problem = { status: 503, body: { success: false, message: 'Away.' } };

test('the six newest posts are listed, newest first', async () => {
  const server = await startApiServer();
  server.reply({ body: listOf(posts) });
  show(<PublishedPosts />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const titles = await screen.findAllByRole('heading', { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual(
    [7, 6, 5, 4, 3, 2].map((id) => `Post ${id}`),
  );
});

test('a card shows date, summary, two short tags and a link that names the post', async () => {
  const server = await startApiServer();
  server.reply({ body: listOf([buildPost(1, { title: '"One"' })]) });
  show(<PublishedPosts />);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('January 5, 2026')).toBeInTheDocument();
  expect(card.getByText('Summary 1')).toBeInTheDocument();
  const tags = card.getAllByRole('listitem').map((tag) => tag.textContent);
  expect(tags).toEqual(['security', 'HIPAA complianc']);
  const link = card.getByRole('link', { name: 'Read more: One' });
  expect(link).toHaveAttribute('href', '/blog/post-1');
});

test('a post without a publish date is scheduled', async () => {
  const server = await startApiServer();
  server.reply({ body: listOf([buildPost(1, { publishedAt: null })]) });
  show(<PublishedPosts />);
  expect(await screen.findByText('Scheduled')).toBeInTheDocument();
});

test('a picture that cannot be loaded gives way to the placeholder', async () => {
  const server = await startApiServer();
  server.reply({
    body: listOf([buildPost(1, { featuredImage: '/pictures/a.avif' })]),
  });
  show(<PublishedPosts />);
  const card = await screen.findByRole('article');
  const image = card.querySelector('img');
  expect(image).toBeInTheDocument();
  if (image) fireEvent.error(image);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('svg')).toBeInTheDocument();
});

test('a picture says what it shows; where nobody has said it, it is decoration', async () => {
  const server = await startApiServer();
  const featuredImage = '/pictures/a.avif';
  server.reply({
    body: listOf([buildPost(1, { featuredImage, featuredImageAlt: 'A locked door' })]),
  });
  show(<PublishedPosts />);
  expect(await screen.findByRole('img', { name: 'A locked door' })).toBeInTheDocument();
  cleanup();
  server.reply({ body: listOf([buildPost(1, { featuredImage })]) });
  show(<PublishedPosts />);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('presentation')).toHaveAttribute('src', featuredImage);
});

test('a picture of this site is shown, one from elsewhere is not', async () => {
  const server = await startApiServer();
  const pictures = ['https://elsewhere.example/b.png', '/pictures/a.avif'];
  const withPictures = pictures.map((featuredImage, index) =>
    buildPost(index + 1, { featuredImage }),
  );
  server.reply({ body: listOf(withPictures) });
  show(<PublishedPosts />);
  await screen.findAllByRole('article');
  const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/pictures/a.avif']);
});

test.each([
  ['current list', <PublishedPosts key="1" />, 'No blog posts available yet. Check back soon!'],
  ['archive', <ArchivedPosts key="2" page={1} />, 'No archived posts available yet.'],
])('an empty %s says so', async (_name, list, text) => {
  const server = await startApiServer();
  server.reply({ body: listOf([]) });
  show(list);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  ['current list', <PublishedPosts key="1" />, 'Error loading blog posts. Please try again later.'],
  [
    'archive',
    <ArchivedPosts key="2" page={1} />,
    'Error loading archived posts. Please try again later.',
  ],
])('a %s that cannot be loaded says so, and can be tried again', async (_name, list, text) => {
  const server = await startApiServer();
  server.reply(problem);
  show(list);
  expect(await screen.findByText(text)).toBeInTheDocument();
  server.reply({ body: listOf(posts) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Post 7')).toBeInTheDocument();
});

test('the archive keeps all posts', async () => {
  const server = await startApiServer();
  server.reply({ body: listOf(posts) });
  show(<ArchivedPosts page={1} />);
  expect(await screen.findAllByRole('article')).toHaveLength(7);
});

test('an archive of several pages names them, and says where the list goes on', async () => {
  const server = await startApiServer();
  server.reply({ body: listOf(posts, 2, 9) });
  show(<ArchivedPosts page={2} />);
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of the archive' }));
  const links = pages
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Newer posts', '/blog/archive'],
    ['1', '/blog/archive'],
    ['2', '/blog/archive?page=2'],
    ['3', '/blog/archive?page=3'],
    ['9', '/blog/archive?page=9'],
    ['Older posts', '/blog/archive?page=3'],
  ]);
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(server.requests[0]?.path).toBe('/api/blog/archived?page=2');
});

test('an archive of one page has no way through', async () => {
  const server = await startApiServer();
  server.reply({ body: listOf(posts) });
  show(<ArchivedPosts page={1} />);
  await screen.findAllByRole('article');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page that the archive does not have leads back to its first', async () => {
  const server = await startApiServer();
  server.reply({ status: 404, body: { success: false, message: 'There is no such page.' } });
  show(<ArchivedPosts page={99} />);
  expect(await screen.findByText('The archive has no such page.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to its first page' })).toHaveAttribute(
    'href',
    '/blog/archive',
  );
});

test('a post shows title, date, summary, content with sub-headings, all topics and the way on', async () => {
  const server = await startApiServer();
  server.reply({ body: { success: true, post: buildPost(1, { title: '“One”' }) } });
  show(<BlogPostScreen slug="post-1" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeInTheDocument();
  expect(screen.getByText('January 5, 2026')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeInTheDocument();
  expect(screen.getByText('Text of the post.')).toBeInTheDocument();
  const topics = within(screen.getByRole('region', { name: 'Topics' })).getAllByRole('listitem');
  expect(topics.map((topic) => topic.textContent)).toEqual(posts[0]?.tags);
  expect(screen.getByRole('link', { name: 'Back to all posts' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: 'Request Services' })).toHaveAttribute(
    'href',
    '/contact',
  );
  expect(server.requests[0]?.path).toBe('/api/blog/post/post-1');
});

test.each([{ success: true, post: null }, { success: true }])(
  'an answer without a post, %j, says that there is none',
  async (body) => {
    const server = await startApiServer();
    server.reply({ body });
    show(<BlogPostScreen slug="post-1" />);
    expect(await screen.findByText('Blog post not found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to blog' })).toBeInTheDocument();
  },
);

test('the heading of a post that comes late gets the focus, as after any change of page', async () => {
  const server = await startApiServer();
  server.reply({ body: { success: true, post: buildPost(1) } });
  show(<BlogPostScreen slug="post-1" />);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Post 1' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test.each([
  [404, 'Blog post not found.'],
  [500, 'Error loading blog post. Please try again later.'],
])('a post that answers %i says so and leads back', async (status, text) => {
  const server = await startApiServer();
  server.reply({ status, body: { success: false, message: 'x' } });
  show(<BlogPostScreen slug="gone" />);
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to blog' })).toHaveAttribute('href', '/blog');
});

test('a post that could not be loaded is asked for again, and one that is gone is not', async () => {
  const server = await startApiServer();
  server.reply({ status: 500, body: { success: false, message: 'x' } });
  show(<BlogPostScreen slug="post-1" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.reply({ body: { success: true, post: buildPost(1) } });
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeInTheDocument();
  cleanup();
  server.reply({ status: 404, body: { success: false, message: 'x' } });
  show(<BlogPostScreen slug="gone" />);
  await screen.findByRole('heading', { level: 1, name: 'Blog post not found.' });
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
