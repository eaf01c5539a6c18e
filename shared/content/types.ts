/** Shapes of the site's copy. Pages, JSON-LD, the footer and the assistant all read the same typed data. */

export interface Feature {
  title: string;
  description: string;
}

/** Attributed by role, never by an invented personal name. */
export interface Testimonial {
  quote: string;
  /** e.g. "Practice manager" */
  author: string;
  /** e.g. "Family medicine clinic, Edmond"; empty where the client asked for it. */
  organization: string;
  /** Invented to show the page; `npm run launch-check` lists it. */
  sample?: true;
}

export interface FaqEntry {
  question: string;
  answer: string;
}

export interface HowToStep {
  position: number;
  name: string;
  text: string;
  /** Path on this site, made absolute with PUBLIC_URL where it is shown to machines. */
  url: string;
  /** Whether the page tells more of the step than it says itself; otherwise people see no link. */
  isWorthReading: boolean;
}

/** Running text with links and emphasis. A plain string is plain text. */
export type Segment = string | { text: string; href: string } | { text: string; strong: true };
export type RichText = readonly Segment[];

/** One block of a document page: the legal pages and /sms-opt-in are made of these. */
export type Block =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'definitions'; items: readonly { term: string; text: RichText }[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    };

export interface DocumentSection {
  /** Anchor for the table of contents. */
  id: string;
  heading: string;
  blocks: readonly Block[];
  /** Set apart in a frame: the opt-in agreement. */
  boxed?: true;
}

export interface LegalDocument {
  title: string;
  /** ISO date, e.g. 2025-04-23. */
  lastUpdated: string;
  /** The same date as people read it. */
  lastUpdatedLabel: string;
  intro: RichText;
  sections: readonly DocumentSection[];
}

export interface CaseStudySummary {
  title: string;
  summary: string;
  results: readonly string[];
  /** Path of the full story, or null where only the summary is told. */
  href: string | null;
  /** Invented to show the page; `npm run launch-check` lists it. */
  sample?: true;
}

/** A card on /elo. */
export interface PortalLink {
  id: string;
  title: string;
  description: string;
  /** Name of the rendered scene. */
  image: string;
  url: string;
}

export interface SitemapEntry {
  name: string;
  path: string;
}
