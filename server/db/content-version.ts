import { randomUUID } from 'node:crypto';

export interface ContentVersion {
  readonly version: () => string;
  /** Something changed: a new version from now on. */
  readonly changed: () => void;
  /**
   * Changes can be heard of again, and this is what is planned.
   * @param dueTimes when scheduled posts come due, in milliseconds since 1970
   */
  readonly heard: (dueTimes: readonly number[]) => void;
  /** Changes can no longer be heard of: a new version at every call. */
  readonly deaf: () => void;
}

/** Counts changes of the content. Deaf until first told what is planned. */
export function createContentVersion(now: () => Date): ContentVersion {
  // A restarted process counts from the start again; its versions must not meet the old ones.
  const life = randomUUID();
  let changes = 0;
  let due: readonly number[] | undefined;
  return {
    version() {
      if (!due) changes += 1;
      const time = now().getTime();
      const live = due?.filter((at) => at <= time).length ?? 0;
      return `${life}.${changes}.${live}`;
    },
    changed() {
      changes += 1;
    },
    heard(dueTimes) {
      changes += 1;
      due = dueTimes;
    },
    deaf() {
      due = undefined;
    },
  };
}
