/** Something visitors ask about, and what we say to it; how it is asked stands under its id in the wordings. */
export interface Topic {
  readonly id: string;
  /** Plain text of the chat: paragraphs, `- ` lists, `[label](/path)` links. */
  readonly answer: string;
  /** What to say when it is asked again or for more, one after the other. */
  readonly more?: readonly string[];
  readonly spanish?: string;
  /** The service it belongs to; questions that follow are looked for there. */
  readonly service?: string;
  /** Said alone: no other topic is answered beside it. */
  readonly isWhole?: boolean;
  /** Passages of the site may say it better: the answer gives way to a sentence that fits well. */
  readonly isGeneral?: boolean;
}
