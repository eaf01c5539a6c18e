import type { Scene, SceneFile } from '../../assets/scenes/scene.ts';
import type { networkSlides } from '#shared/content/services-page.ts';
import type { ServiceId } from '#shared/services/index.ts';

type SlideScene = (typeof networkSlides)[number]['scene'];
/** Network infrastructure has three pictures, the other services one each, named like the service. */
export type ServiceSceneName = Exclude<ServiceId, 'network-services'> | SlideScene;

/** All service scenes have these proportions; the widest file is for dense screens (docs/art.md). */
const WIDTH_PX = 1200;
const HEIGHT_PX = 900;

/** In the hero: half of the page beside the text, or all of it below. */
export const HERO_SIZES = '(min-width: 76rem) 37rem, (min-width: 64rem) 48vw, min(90vw, 35rem)';

/**
 * The files as art/render.mjs leaves them, `NAME-WIDTH.FORMAT`. Asking for what is there, instead of
 * naming sixty-six files, lets a scene be rendered anew, or taken away, without touching the code.
 */
const files: Record<string, string> = import.meta.glob(
  '../../assets/scenes/*-{480,800,1200}.{avif,webp}',
  { eager: true, query: '?url', import: 'default' },
);

function filesOf(name: string, format: 'avif' | 'webp'): readonly SceneFile[] {
  return [480, 800, WIDTH_PX].flatMap((widthPx): readonly SceneFile[] => {
    const url = files[`../../assets/scenes/${name}-${widthPx}.${format}`];
    return url === undefined ? [] : [[widthPx, url]];
  });
}

/** The scene of a service or slide; undefined while it has not been rendered. */
export function serviceScene(name: ServiceSceneName): Scene | undefined {
  const [avif, webp] = [filesOf(name, 'avif'), filesOf(name, 'webp')];
  if (avif.length === 0 || webp.length === 0) return undefined;
  return { avif, webp, width: WIDTH_PX, height: HEIGHT_PX };
}
