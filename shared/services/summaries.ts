import { type Service, services } from './index.ts';

/** What a card or a menu shows of a service. */
export type ServiceSummary = Pick<Service, 'id' | 'title' | 'shortDescription' | 'icon' | 'hue'>;

// The build replaces this module by its values (scripts/vite/computed-modules.ts): the header is part
// of every page's first load.

export const serviceSummaries: readonly ServiceSummary[] = services.map(summaryOf);

/** What the header panel, the footer and the sitemap list. */
export const menuServices: readonly ServiceSummary[] = services
  .filter(({ inMenu }) => inMenu)
  .map(summaryOf);

/** How many services there are, as a word. */
export const serviceCount = numberWord(services.length);
/** The same at the start of a sentence. */
export const serviceCountFirst = serviceCount.replace(/^./, (letter) => letter.toUpperCase());

function summaryOf({ id, title, shortDescription, icon, hue }: Service): ServiceSummary {
  return { id, title, shortDescription, icon, hue };
}

function numberWord(count: number): string {
  const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
  return words[count] ?? String(count);
}
