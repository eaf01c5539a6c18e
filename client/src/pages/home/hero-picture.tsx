import avif1200 from '../../assets/scenes/clinic-at-night-1200.avif';
import webp1200 from '../../assets/scenes/clinic-at-night-1200.webp';
import avif480 from '../../assets/scenes/clinic-at-night-480.avif';
import webp480 from '../../assets/scenes/clinic-at-night-480.webp';
import avif800 from '../../assets/scenes/clinic-at-night-800.avif';
import webp800 from '../../assets/scenes/clinic-at-night-800.webp';

const SIZES = '(min-width: 64rem) min(50vw, 64rem), 110vw';

/**
 * The clinic at 3 a.m.: the only picture that loads early. It decorates what the words say, so it must
 * not delay them; low priority costs it nothing, since nothing else loads before the first paint
 * (docs/decisions/paint-first.md).
 */
export function HeroPicture({ className }: { className: string }) {
  return (
    <picture className="scene">
      <source
        type="image/avif"
        srcSet={`${avif480} 480w, ${avif800} 800w, ${avif1200} 1200w`}
        sizes={SIZES}
      />
      <img
        src={webp800}
        srcSet={`${webp480} 480w, ${webp800} 800w, ${webp1200} 1200w`}
        sizes={SIZES}
        width={1200}
        height={825}
        alt=""
        fetchPriority="low"
        className={className}
      />
    </picture>
  );
}
