import { useEffect, useRef, useState } from 'react';

interface TypedHeadlineProps {
  /** At most 99 characters: typed-headline.css numbers no more. */
  text: string;
  className: string;
}

/**
 * The page's h1, typed by CSS from the first paint on (docs/decisions/typed-headline.md). Every
 * character has its place from the start, and the name is the whole sentence. Once the last one
 * stands, `data-typed` lets the logo's heart beat.
 */
export function TypedHeadline({ text, className }: TypedHeadlineProps) {
  const charactersRef = useRef<HTMLSpanElement>(null);
  const [isTyped, setIsTyped] = useState(false);

  useEffect(() => {
    const last = charactersRef.current?.lastElementChild;
    let isCurrent = true;
    // Nothing is left to wait for when React comes later than the typing, or motion is unwanted.
    const running = last?.getAnimations().map(({ finished }) => finished) ?? [];
    Promise.all(running).then(
      () => {
        if (isCurrent) setIsTyped(true);
      },
      // Cancelled: the headline has left the page.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return (
    <h1 className={className} aria-label={text} data-typed={isTyped || undefined} data-moves>
      <span ref={charactersRef} className="typed" aria-hidden>
        {Array.from(text, (character, index) => (
          <span key={index}>{character}</span>
        ))}
      </span>
    </h1>
  );
}
