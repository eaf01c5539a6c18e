import type { useCarousel } from '../../hooks/use-carousel.ts';
import { Icon } from '../ui/icon.tsx';

interface CarouselControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  count: number;
  /** What one slide is called, in the names of the dots. */
  noun: string;
}

/** Pause or Play, Previous, Next, and one dot for every slide. */
export function CarouselControls({ carousel, count, noun }: CarouselControlsProps) {
  const { isPaused, target } = carousel;
  return (
    <div className="carousel-controls">
      <div className="flex gap-2">
        <button
          type="button"
          className="round-button"
          aria-label={isPaused ? 'Play' : 'Pause'}
          onClick={carousel.togglePaused}
        >
          <Icon name={isPaused ? 'play' : 'pause'} className="size-4" />
        </button>
        <button
          type="button"
          className="round-button"
          aria-label="Previous"
          onClick={carousel.previous}
        >
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="round-button" aria-label="Next" onClick={carousel.next}>
          <Icon name="arrow-right" />
        </button>
      </div>
      {/* A dot stands at the edge of all that is above it, and not its target. */}
      <div className="-mx-4 flex">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className="carousel-dot"
            aria-label={`Show ${noun} ${index + 1}`}
            aria-current={index === target || undefined}
            onClick={() => carousel.goTo(index)}
          />
        ))}
      </div>
    </div>
  );
}
