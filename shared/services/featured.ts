import { services } from './index.ts';

// The build replaces this module by its value (scripts/vite/computed-modules.ts).

/** What the large card of the home page lists of the first service. */
export const featuredBenefits: readonly string[] = services[0]?.benefits.slice(0, 3) ?? [];
