import { useEffect, useRef, useState } from 'react';

/** Notices a picture that cannot be loaded, also when that happened before React was there. */
export function useBrokenImage() {
  const ref = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
  }, []);
  return { isBroken, imageProps: { ref, onError: () => setIsBroken(true) } };
}
