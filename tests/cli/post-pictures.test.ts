import { postPictureOf } from '#shared/blog/post-picture.ts';
import { blogPictures } from '#shared/schema.ts';
import { testServer } from '#tests/api/support/test-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { expect, test } from 'vitest';
import { postDesk, published } from './support/post-desk.ts';

/** Half red, half blue too, 1200 × 800, by heif-enc of libheif. */
const HEIC_PHOTO = new URL('support/photo.heic', import.meta.url);

/** The left half red, the right half blue, as a phone writes it that was held on its side. */
function photo(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: { create: { ...half, background: 'red' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Nobody should read this' } });
}

describeWithDatabase('pictures of posts', (opened) => {
  const desk = postDesk(opened);
  const put = async (name: string, data: Buffer | string) => {
    await mkdir(join(desk.folder.path, 'pictures'), { recursive: true });
    await writeFile(join(desk.folder.path, 'pictures', name), data);
  };
  const withPicture = (name: string) => ({
    ...published,
    featuredImage: `pictures/${name}`,
    featuredImageAlt: 'A desk.',
  });
  const site = async () => request((await testServer(opened())).app);

  test('a photo is turned, stripped and served in three widths and two formats, without a restart', async () => {
    const server = await site();
    await put(
      'desk.jpg',
      await photo(2400, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    await desk.folder.write('a', withPicture('desk.jpg'));
    expect(await desk.staff('sync')).toMatchObject({ code: 0 });
    const reply = await server.get('/api/blog/post/a');
    const { featuredImage } = (reply.body as { post: { featuredImage: string } }).post;
    const picture = postPictureOf(featuredImage);
    expect(picture).toMatchObject({ width: 1600, height: 2400 });
    const files = [...Object.values(picture?.sets ?? {})].flatMap((set) => set.split(', '));
    expect(files).toHaveLength(6);
    for (const entry of files) {
      const [address = '', width] = entry.split(' ');
      const reply = await server.get(address).buffer(true).responseType('blob');
      const { status, headers } = reply;
      const file = reply.body as Buffer;
      expect([status, headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('immutable'),
      ]);
      const facts = await sharp(file).metadata();
      expect(`${facts.width}w`).toBe(width);
      expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
      // Turned by a quarter to the right: what was at the left is at the top.
      const pixel = { left: 9, top: 9, width: 1, height: 1 };
      const [red = 0, , blue = 0] = await sharp(file).extract(pixel).raw().toBuffer();
      expect(red).toBeGreaterThan(blue);
    }
  });

  test('a second sync encodes nothing again, and a changed picture is another one', async () => {
    await put('desk.png', await photo(1200, 800).png().toBuffer());
    await desk.folder.write('a', withPicture('desk.png'));
    await desk.staff('sync');
    const first = await desk.rowOf('a');
    expect((await desk.staff('sync')).notes).toBe('0 new, 0 changed, 1 unchanged.');
    await put('desk.png', await photo(1400, 800).png().toBuffer());
    await desk.staff('sync');
    expect((await desk.rowOf('a'))?.featuredImage).not.toBe(first?.featuredImage);
  });

  test('pictures in the text of a Markdown post are stored the same way', async () => {
    await put('desk.webp', await photo(1200, 800).webp().toBuffer());
    await desk.folder.write(
      'a',
      { ...published, format: 'markdown' },
      'One.\n\n![A desk](pictures/desk.webp "At night")\n\nTwo.',
    );
    expect(await desk.staff('sync')).toMatchObject({ code: 0 });
    const content = (await desk.rowOf('a'))?.content;
    expect(content).toMatch(
      /^One\.\n\n!\[A desk\]\(\/post-pictures\/[\da-f]{16}-1200x800\/960\.webp "At night"\)\n\nTwo\.$/,
    );
  });

  test('an HEIC photo, as phones write it, is stored like any other', async () => {
    const server = await site();
    await put('desk.heic', await readFile(HEIC_PHOTO));
    await desk.folder.write('a', withPicture('desk.heic'));
    expect(await desk.staff('sync')).toMatchObject({ code: 0 });
    const picture = postPictureOf((await desk.rowOf('a'))?.featuredImage ?? null);
    expect(picture).toMatchObject({ width: 1200, height: 800 });
    const [address = ''] = picture?.sets.webp.split(' ') ?? [];
    const reply = await server.get(address).buffer(true).responseType('blob');
    const pixel = { left: 9, top: 9, width: 1, height: 1 };
    const [red = 0, , blue = 0] = await sharp(reply.body as Buffer)
      .extract(pixel)
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue);
  });

  test('an HEIC photo that breaks off keeps its post out of the database', async () => {
    const whole = await readFile(HEIC_PHOTO);
    await put('desk.heic', whole.fill(0, whole.length - 500));
    await desk.folder.write('a', withPicture('desk.heic'));
    expect((await desk.staff('sync')).code).toBe(1);
    expect(await desk.rowOf('a')).toBeUndefined();
  });

  test.each([
    ['a text', Buffer.from('no picture'), 'is no picture that can be shown'],
    [
      'a drawing that could hold a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
      'is no picture that can be shown',
    ],
    [
      'an HEIC photo without a picture in it',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'is no picture that can be shown',
    ],
  ])('%s is refused, and nothing is stored', async (_, data, reason) => {
    await put('desk.jpg', data);
    await desk.folder.write('a', withPicture('desk.jpg'));
    const { code, notes } = await desk.staff('sync');
    expect(code).toBe(1);
    expect(notes).toContain(`error: pictures/desk.jpg ${reason}`);
    expect(await desk.rowOf('a')).toBeUndefined();
    expect(await opened().db.select().from(blogPictures)).toEqual([]);
  });

  test('a picture outside the folder, or none at all, is refused', async () => {
    await desk.folder.write('a', { ...published, featuredImage: '../secret.jpg' });
    expect((await desk.staff('sync')).notes).toContain('is not inside the folder of posts');
    await desk.folder.write('a', withPicture('none.jpg'));
    expect((await desk.staff('sync')).notes).toContain('There is no picture pictures/none.jpg');
  });

  test('the lint reports the size of a picture and what it is said to show', async () => {
    await put('desk.jpg', await photo(800, 450).jpeg().toBuffer());
    await desk.folder.write('a', withPicture('desk.jpg'));
    const { out } = await desk.staff('lint');
    expect(out).toContain('pictures/desk.jpg: 800 × 450 pixels');
    expect(out).toContain('It shows: A desk.');
    expect(out).toContain('below 1000 it is blurred');
  });

  test('while a picture is not there, readers get the drawn banner and no broken frame', async () => {
    await desk.folder.write('a', { ...published, featuredImage: '/blog/not-built-yet.avif' });
    await put('desk.jpg', await photo(1200, 800).jpeg().toBuffer());
    await desk.folder.write('b', withPicture('desk.jpg'));
    await desk.staff('sync');
    await opened().db.delete(blogPictures);
    const server = await site();
    for (const slug of ['a', 'b']) {
      const reply = await server.get(`/api/blog/post/${slug}`);
      expect(reply.body).toMatchObject({ post: { featuredImage: null, featuredImageAlt: null } });
    }
    await desk.staff('sync');
    const reply = await server.get('/api/blog/post/b');
    const { post } = reply.body as { post: { featuredImage: string } };
    expect(post.featuredImage).toContain('/post-pictures/');
  });

  test.each(['/post-pictures/x', '/post-pictures/0123456789abcdef-1x1/480.webp'])(
    '%s is not found',
    async (path) => {
      expect((await (await site()).get(path)).status).toBe(404);
    },
  );
});
