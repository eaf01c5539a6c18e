import { POST_PICTURE_FORMATS, POST_PICTURE_WIDTHS } from '#shared/blog/post-picture.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';

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
  const sharp = await loadSharp();
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (isHeic(bytes)) {
    return `${path} is HEIC, which cannot be read here; save it as JPEG (on an iPhone: share it as "Most Compatible").`;
  }
  if (!facts || !READABLE.includes(facts.format)) {
    return `${path} is no picture that can be shown; save it as JPEG, PNG or WebP.`;
  }
  const { width, height } = facts.autoOrient;
  const hash = createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 16);
  return { path, name: `${hash}-${width}x${height}`, width, height, bytes };
}

/** A server that only reads posts does without it. */
const loadSharp = async () => (await import('sharp')).default;

/** The brand in the first box of the file: Apple's phones write these, for pictures in HEVC. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

/**
 * The picture in every width and format: turned as the camera was held, never larger than it is, and
 * without what the camera wrote beside it (place, time, owner).
 * @throws when the file breaks off
 */
export async function encodePicture({ bytes }: SourcePicture): Promise<EncodedPicture[]> {
  const sharp = await loadSharp();
  const encoded: EncodedPicture[] = [];
  for (const width of POST_PICTURE_WIDTHS) {
    const sized = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
    for (const format of POST_PICTURE_FORMATS) {
      const picture = format === 'avif' ? sized.clone().avif(AVIF) : sized.clone().webp(WEBP);
      encoded.push({ width, format, data: await picture.toBuffer() });
    }
  }
  return encoded;
}
