import { POST_PICTURE_FORMATS, POST_PICTURE_WIDTHS } from '#shared/blog/post-picture.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { heicPixels, heicSize, isHeic } from './heic.ts';

/** A writer's own file, before it is made ready for pages. */
export interface SourcePicture {
  /** As the post names it: `pictures/desk.jpg`. */
  readonly path: string;
  /** Hash and size; see shared/blog/post-picture.ts. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export interface EncodedPicture {
  readonly width: (typeof POST_PICTURE_WIDTHS)[number];
  readonly format: (typeof POST_PICTURE_FORMATS)[number];
  readonly data: Buffer;
}

/** Changes whenever the encoding does: then every picture is made anew. */
const RECIPE = 'post-picture-1';
const READABLE: readonly string[] = ['jpeg', 'png', 'webp'];
const MEGABYTE = 1024 * 1024;
/** Phones write up to 75 MB, where they keep what the sensor saw. */
const MAX_BYTES = 100 * MEGABYTE;
const AVIF = { quality: 50, effort: 4 };
const WEBP = { quality: 74 };

/** Whether a picture is named by its place beside the posts, and not by an address. */
export function isSourcePath(picture: string): boolean {
  return !/^(?:[/\\#]|[a-z][a-z\d+.-]*:)/i.test(picture);
}

/**
 * Reads a picture that a post names.
 * @returns a sentence for its writer when there is none, or it is not a picture
 */
export async function readSourcePicture(
  folder: string,
  path: string,
): Promise<SourcePicture | string> {
  if (normalize(path).startsWith('..')) return `${path} is not inside the folder of posts.`;
  let bytes: Buffer;
  try {
    bytes = await readFile(join(folder, path));
  } catch {
    return `There is no picture ${path} in the folder of posts.`;
  }
  if (bytes.length > MAX_BYTES) {
    return `${path} has more than ${MAX_BYTES / MEGABYTE} MB; save it smaller.`;
  }
  const size = await (isHeic(bytes) ? heicSize(bytes) : sizeOf(bytes)).catch(() => undefined);
  if (!size) return `${path} is no picture that can be shown; save it as JPEG, PNG, HEIC or WebP.`;
  const { width, height } = size;
  const hash = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 16);
  return { path, name: `${hash}-${width}x${height}`, width, height, bytes };
}

/** A server that only reads posts does without it. */
const loadSharp = async () => (await import('sharp')).default;

/** As it is seen, turned the right way. @throws when it is none of those that are read */
async function sizeOf(bytes: Buffer): Promise<Pick<SourcePicture, 'width' | 'height'>> {
  const { format, autoOrient } = await (await loadSharp())(bytes).metadata();
  if (!READABLE.includes(format)) throw new TypeError(`${format} is not read.`);
  return autoOrient;
}

/**
 * The picture in every width and format: turned as the camera was held, never larger than it is, and
 * without what the camera wrote beside it (place, time, owner).
 * @throws when the file breaks off
 */
export async function encodePicture({ bytes }: SourcePicture): Promise<EncodedPicture[]> {
  const sharp = await loadSharp();
  const turned = isHeic(bytes) ? await fromHeic(bytes) : sharp(bytes).autoOrient();
  const encoded: EncodedPicture[] = [];
  for (const width of POST_PICTURE_WIDTHS) {
    const sized = turned.clone().resize({ width, withoutEnlargement: true });
    for (const format of POST_PICTURE_FORMATS) {
      const picture = format === 'avif' ? sized.clone().avif(AVIF) : sized.clone().webp(WEBP);
      encoded.push({ width, format, data: await picture.toBuffer() });
    }
  }
  return encoded;
}

async function fromHeic(bytes: Buffer) {
  const { pixels, width, height } = await heicPixels(bytes);
  return (await loadSharp())(pixels, { raw: { width, height, channels: 4 } });
}
