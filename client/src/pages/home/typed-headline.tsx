import { HEADLINE_WORDS } from '#shared/headline-words.ts';

interface TypedHeadlineProps {
  text: string;
  className: string;
}

/** The page's h1, typed by CSS from the first paint on (docs/decisions/typed-headline.md). */
export function TypedHeadline({ text, className }: TypedHeadlineProps) {
  return (
    <h1 className={`typed ${className}`}>
      {text.split(HEADLINE_WORDS).map((word, index) => (
        <span key={index}>{word}</span>
      ))}
    </h1>
  );
}
