import { pictureAddress } from '#shared/blog/picture-address.ts';
import { postPictureOf } from '#shared/blog/post-picture.ts';
import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNearView } from '../../hooks/use-near-view.ts';
import { PictureSources } from './picture-sources.tsx';

/** Proportions of every picture, before it is there. */
const SIZE = { width: 1280, height: 720 };
const BLANK = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${SIZE.width}' height='${SIZE.height}'/%3E`;

export interface PostImageProps {
  /** As stored; the address may be anything. */
  post: Pick<BlogPostSummary, 'featuredImage' | 'featuredImageAlt'>;
  className?: string;
  /** Waits until it is 50 px away from the window (docs/decisions/deferred-pictures.md). */
  isLazy?: boolean;
  /** Stands in its place when there is none, when it comes from elsewhere and when it is broken. */
  fallback?: ReactNode;
}

/** The post's own picture. Without a text that says what it shows, it is decoration. */
export function PostImage({ post, fallback = null, isLazy = false, className }: PostImageProps) {
  const address = pictureAddress(post.featuredImage);
  if (address === undefined) return fallback;
  const Picture = isLazy ? DeferredImage : LoadedImage;
  const alt = post.featuredImageAlt ?? '';
  // The key: another picture is another try.
  return (
    <Picture key={address} src={address} alt={alt} className={className} fallback={fallback} />
  );
}

interface ImageProps {
  src: string;
  alt: string;
  className: string | undefined;
  fallback: ReactNode;
}

function LoadedImage({ src, alt, className, fallback }: ImageProps) {
  const { isBroken, imageProps } = useBrokenImage();
  if (isBroken) return fallback;
  const image = (
    <img
      {...imageProps}
      {...SIZE}
      {...privately}
      // As every picture of a first screen (docs/decisions/paint-first.md).
      fetchPriority="low"
      src={src}
      alt={alt}
      className={className}
    />
  );
  if (!postPictureOf(src)) return image;
  return (
    <picture className="contents">
      <PictureSources src={src} />
      {image}
    </picture>
  );
}

function DeferredImage({ src, alt, className, fallback }: ImageProps) {
  const [ref, isNear] = useNearView<HTMLImageElement>();
  if (isNear) return <LoadedImage src={src} alt={alt} className={className} fallback={fallback} />;
  return (
    <picture className="contents">
      {/* For those who have no script that knows when it is near. */}
      <PictureSources src={src} media="(scripting: none)" />
      <source srcSet={src} media="(scripting: none)" />
      <img
        ref={ref}
        {...SIZE}
        {...privately}
        src={BLANK}
        alt={alt}
        loading="lazy"
        className={className}
      />
    </picture>
  );
}

/** Another site need not learn which article is read. */
const privately = { referrerPolicy: 'no-referrer' } as const;

/** Notices a picture that cannot be loaded, also when that happened before React was there. */
function useBrokenImage() {
  const ref = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
  }, []);
  return { isBroken, imageProps: { ref, onError: () => setIsBroken(true) } };
}
