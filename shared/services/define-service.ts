import type { Feature } from '../content/types.ts';
import type { Metadata } from '../pages/define-page.ts';

/** One of the hues in client/src/styles/hues.css (`hue-1` … `hue-12`); no two services share one. */
export type ServiceHue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** One service. Every list of services is computed from these. */
export interface ServiceDefinition {
  readonly title: string;
  /** One sentence for cards and menus, at most 110 characters. */
  readonly shortDescription: string;
  /** A name in lucide.dev/icons; components/ui/service-icon.tsx maps it. */
  readonly icon: string;
  readonly hue: ServiceHue;
  /** Whether the header panel, the footer and the sitemap list it (spec §2: all except eFax). */
  readonly inMenu: boolean;
  /** What search results say about its page (spec §3). */
  readonly metadata: Metadata;
  /** Short and former names, redirected below /services and by themselves. */
  readonly oldNames: readonly string[];
  /** Exactly three paragraphs (spec §3); the first one is also on the card of /services. */
  readonly fullDescription: readonly [string, string, string];
  /** At least five; cards show the first three. */
  readonly benefits: readonly string[];
  /** Exactly six. */
  readonly features: readonly Feature[];
  /** Tags of posts that belong to it; its page offers those that share most of them. */
  readonly topics: readonly string[];
  /** How the assistant finds it. */
  readonly assistant: {
    /** Its name in the patterns of topics, in capitals, of its own. */
    readonly concept: string;
    /** What visitors call it, separated by commas. */
    readonly searchWords: string;
    /** The rest of the sentence "Sí, ofrecemos …". */
    readonly spanish: string;
  };
}

const DEFAULTS = {
  inMenu: true,
  oldNames: [],
  topics: [],
} as const satisfies Partial<ServiceDefinition>;

type ServiceInput = Omit<ServiceDefinition, keyof typeof DEFAULTS> & Partial<ServiceDefinition>;

/** Describes a service; what is left out is as with most services. */
export function defineService<const S extends ServiceInput>(
  service: S,
): ServiceDefinition & Pick<S, 'icon'> {
  return { ...DEFAULTS, ...service };
}
