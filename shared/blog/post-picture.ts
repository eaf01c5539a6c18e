/** Widths that every picture of a writer is stored in, in pixels. */
export const POST_PICTURE_WIDTHS = [480, 960, 1600] as const;
export const POST_PICTURE_FORMATS = ['avif', 'webp'] as const;
/** The one whose address stands in a post: what programs get that know no other. */
const MAIN_WIDTH = 960;

const POST_PICTURES_PATH = '/post-pictures/';
const ADDRESS = /^\/post-pictures\/([\da-f]{16}-(\d{1,5})x(\d{1,5}))\/\d{3,4}\.(?:avif|webp)$/;

/** A picture of a writer, parsed from its address: `name` is its hash and its size. */
export interface PostPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What a `srcset` says, by format. */
  readonly sets: Readonly<Record<(typeof POST_PICTURE_FORMATS)[number], string>>;
}

/** The address of a picture in a post. @param name see PostPicture */
export function postPictureAddress(name: string): string {
  return `${POST_PICTURES_PATH}${name}/${MAIN_WIDTH}.webp`;
}

/** What is known of a picture from its address; undefined for pictures that are files of the site. */
export function postPictureOf(address: string | null): PostPicture | undefined {
  const [, name, width = '', height = ''] = ADDRESS.exec(address ?? '') ?? [];
  if (name === undefined) return undefined;
  const original = Number(width);
  const setOf = (format: string) =>
    POST_PICTURE_WIDTHS.filter((_, index) => (POST_PICTURE_WIDTHS[index - 1] ?? 0) < original)
      .map((each) => `${POST_PICTURES_PATH}${name}/${each}.${format} ${Math.min(each, original)}w`)
      .join(', ');
  return {
    name,
    width: original,
    height: Number(height),
    sets: { avif: setOf('avif'), webp: setOf('webp') },
  };
}
