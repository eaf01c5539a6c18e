import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, by the last lines of `npm test`: begun late, it would leave a core without work. */
const LONG = [
  'tests/e2e/chat-model.test.ts',
  'tests/e2e/privacy-unanswered.test.ts',
  'tests/e2e/privacy-notice.test.ts',
  'tests/e2e/privacy-choice.test.ts',
  'tests/e2e/every-page.test.ts',
  'tests/e2e/deploy-guide.test.ts',
  'tests/e2e/write-at-a-forge.test.ts',
  'tests/e2e/release.test.ts',
  'tests/e2e/states.test.ts',
  'tests/e2e/crawl-many-posts.test.ts',
  'tests/e2e/analytics.test.ts',
  'tests/e2e/chat-lead-arrives.test.ts',
  'tests/e2e/chat-lead-card.test.ts',
  'tests/e2e/chat-lead-clock.test.ts',
  'tests/e2e/development.test.ts',
  'tests/cli/staff-process.test.ts',
  'tests/cli/backup.test.ts',
  'tests/cli/backup-refused.test.ts',
  'tests/chat/strangers.test.ts',
  'scripts/new/house.test.ts',
  'client/src/app/hostile-posts.test.tsx',
];

/** The long files first, in the order of their list; a fresh clone knows nothing else of their length. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((file) => moduleId.endsWith(file));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
