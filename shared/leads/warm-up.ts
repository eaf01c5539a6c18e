import { STANCE_PATTERNS } from './contact-stance.ts';
import { MARKERS } from './detail-owner.ts';
import { readLead } from './read-lead.ts';

const read = (content: string) => () => void readLead([{ role: 'user', content }]);

/**
 * Patterns are compiled when they are first used and again, for speed, when they are used once more. For
 * all that `readLead` uses this takes as long as hundreds of messages: each step does a part of it.
 */
export const warmUpSteps: readonly (() => void)[] = [
  ...[...STANCE_PATTERNS, MARKERS].flatMap((pattern) => {
    const use = () => void ''.search(pattern);
    return [use, use];
  }),
  read('Dana'),
  read('Dana'),
  read('Dana Reed, dana@clinic.example, call 405-555-0123'),
  read('Dana Reed, dana@clinic.example, call 405-555-0123'),
];
