import { meansAway } from '#server/db/database-error.ts';
import { UnavailableError } from '#server/lib/errors.ts';

const MAX_ATTEMPTS = 30;

/**
 * Does what a visitor does after a 503 of a busy database: sends the same again. On a slow
 * machine a few of a hundred parallel copies wait longer for a connection than the server allows.
 */
export async function untilAvailable<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof UnavailableError || meansAway(error);
      if (!isBusy || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
