interface TypedHeadlineProps {
  /** As many characters as typed-headline.css counts. */
  text: string;
  className: string;
}

/** The page's h1, typed by CSS from the first paint on (docs/decisions/typed-headline.md). */
export function TypedHeadline({ text, className }: TypedHeadlineProps) {
  return (
    <h1 className={className}>
      <span className="typed">{text}</span>
    </h1>
  );
}
