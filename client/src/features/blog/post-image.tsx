import type { ReactNode } from 'react';
import { pictureAddress } from './picture-address.ts';
import { useBrokenImage } from './use-broken-image.ts';

export interface PostImageProps {
  /** As stored; may be anything. */
  featuredImage: string | null;
  className?: string;
  isLazy?: boolean;
  /** Stands in its place when there is none, when it comes from elsewhere and when it is broken. */
  fallback?: ReactNode;
}

/** The post's own picture. Decorative: the title beside it says what it is. */
export function PostImage({ featuredImage, fallback = null, ...props }: PostImageProps) {
  const address = pictureAddress(featuredImage);
  // The key: another picture is another try.
  return address === undefined ? (
    fallback
  ) : (
    <LoadedImage key={address} {...props} src={address} fallback={fallback} />
  );
}

function LoadedImage({
  src,
  className,
  isLazy = false,
  fallback,
}: Omit<PostImageProps, 'featuredImage'> & { src: string }) {
  const { isBroken, imageProps } = useBrokenImage();
  if (isBroken) return fallback;
  return (
    <img
      {...imageProps}
      src={src}
      alt=""
      width={1280}
      height={720}
      // Another site need not be told which article is read.
      referrerPolicy="no-referrer"
      loading={isLazy ? 'lazy' : undefined}
      className={className}
    />
  );
}
