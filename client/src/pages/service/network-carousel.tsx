import { networkSlides } from '#shared/content/services-page.ts';
import { slideState } from '../../hooks/carousel-state.ts';
import { useCarousel } from '../../hooks/use-carousel.ts';
import { CarouselControls } from '../../components/sections/carousel-controls.tsx';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';
import { HERO_SIZES, serviceScene } from '../../components/sections/service-scenes.ts';

const NETWORK_INTERVAL_MS = 5000;
const FADE_MS = 250;

/** Three pictures of one network (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). */
export function NetworkCarousel() {
  const carousel = useCarousel({
    count: networkSlides.length,
    intervalMs: NETWORK_INTERVAL_MS,
    fadeMs: FADE_MS,
  });
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Network infrastructure pictures"
      className="network-carousel picture-room"
      data-moves
      {...carousel.holdProps}
    >
      <CarouselControls carousel={carousel} count={networkSlides.length} noun="picture" />
      <div
        className="carousel-slides [grid-area:1/1]"
        aria-live={carousel.isRotating ? 'off' : 'polite'}
      >
        {networkSlides.map(({ scene, title, alt }, index) => (
          <div
            key={scene}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${networkSlides.length}`}
            className="carousel-slide duration-250"
            data-state={slideState(index, carousel.shown, carousel.isFading)}
          >
            <figure>
              <Slide name={scene} alt={alt} isFirst={index === 0} />
              <figcaption className="mt-1 font-heading text-subheading text-ink-950">
                {title}
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
    </section>
  );
}

interface SlideProps {
  name: (typeof networkSlides)[number]['scene'];
  alt: string;
  /** The one that shows first loads first. */
  isFirst: boolean;
}

function Slide({ name, alt, isFirst }: SlideProps) {
  const scene = serviceScene(name);
  return (
    scene && (
      <ScenePicture
        scene={scene}
        sizes={HERO_SIZES}
        alt={alt}
        className="mx-auto h-auto w-full max-w-140 lg:max-w-none"
        isEarly={isFirst}
      />
    )
  );
}
