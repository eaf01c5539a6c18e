import { type Service, services } from './index.ts';

/** What the pages of services show: all but what only the server reads. */
export type ShownService = Omit<Service, 'assistant' | 'oldNames' | 'inMenu' | 'topics'>;

// The build replaces this module by its values (scripts/vite/computed-modules.ts).

export const shownServices: readonly ShownService[] = services.map(
  ({ assistant: _assistant, oldNames: _oldNames, inMenu: _inMenu, topics: _topics, ...shown }) =>
    shown,
);
