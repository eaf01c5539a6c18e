/** Something visitors ask about, and what we say to it. */
export interface Topic {
  readonly id: string;
  /** How it is asked; see understanding/pattern.ts. */
  readonly patterns: readonly string[];
  /** Plain text of the chat: paragraphs, `- ` lists, `[label](/path)` links. */
  readonly answer: string;
  /** What to say when it is asked again or for more, one after the other. */
  readonly more?: readonly string[];
  readonly spanish?: string;
  /** Added to the evidence: above 0 for what must not lose against words it shares, below for the general. */
  readonly weight?: number;
  /** The service it belongs to; questions that follow are looked for there. */
  readonly service?: string;
  /** Said alone: no other topic is answered beside it. */
  readonly isWhole?: boolean;
  /** Passages of the site may say it better: the answer gives way to a sentence that fits well. */
  readonly isGeneral?: boolean;
}
