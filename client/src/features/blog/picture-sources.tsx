import { postPictureOf } from '#shared/blog/post-picture.ts';

export interface PictureSourcesProps {
  /** Address of the picture; one that is a file of the site has no other widths. */
  src: string;
  media?: string;
}

/** As wide as the text of a post, or the window. */
const SIZES = '(min-width: 64rem) 60rem, 100vw';

/** A writer's picture in its widths and formats, for inside `<picture>`. */
export function PictureSources({ src, media }: PictureSourcesProps) {
  const picture = postPictureOf(src);
  if (!picture) return null;
  return (
    <>
      <source type="image/avif" srcSet={picture.sets.avif} sizes={SIZES} media={media} />
      <source type="image/webp" srcSet={picture.sets.webp} sizes={SIZES} media={media} />
    </>
  );
}
