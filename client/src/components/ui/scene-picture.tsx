import type { Scene, SceneFile } from '../../assets/scenes/scene.ts';
import { useNearView } from '../../hooks/use-near-view.ts';

export interface ScenePictureProps {
  scene: Scene;
  /** How wide the picture is drawn at which window width, as in the `sizes` attribute. */
  sizes: string;
  /** Empty, the default, where the words beside it already say what it shows. */
  alt?: string;
  className?: string;
  /**
   * Stands in the first screen: it loads with the page, after everything that is more urgent, instead
   * of waiting for React.
   */
  isEarly?: boolean;
}

/**
 * A rendered scene in the best format and width for the window. It loads 50 px before it comes into
 * view; without JavaScript the browser's own lazy loading does it (docs/decisions/deferred-pictures.md).
 * The hero, which loads early, has its own (components/sections/hero-picture.tsx).
 */
export function ScenePicture({
  scene,
  sizes,
  alt = '',
  className,
  isEarly = false,
}: ScenePictureProps) {
  const [ref, isNear] = useNearView<HTMLImageElement>();
  // Until then the files are only for those who have no script to load them.
  const media = isNear || isEarly ? undefined : '(scripting: none)';
  // What is in view gets its file before React comes (lib/bring-pictures.ts).
  const shared = { sizes, media, suppressHydrationWarning: true };
  return (
    <picture className="scene">
      <source type="image/avif" srcSet={srcSet(scene.avif)} {...shared} />
      <source type="image/webp" srcSet={srcSet(scene.webp)} {...shared} />
      <img
        ref={ref}
        src={blank(scene)}
        width={scene.width}
        height={scene.height}
        alt={alt}
        loading={isEarly ? 'eager' : 'lazy'}
        fetchPriority={isEarly ? 'low' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

function srcSet(files: readonly SceneFile[]): string {
  return files.map(([widthPx, url]) => `${url} ${widthPx}w`).join(', ');
}

/** An empty picture with the scene's proportions, so that nothing moves when the real one arrives. */
function blank({ width, height }: Scene): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`;
}
