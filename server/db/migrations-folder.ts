import { projectRoot } from '#server/lib/project-root.ts';
import { join } from 'node:path';

/** One folder of SQL for both engines. */
export const migrationsFolder = join(projectRoot, 'server/db/migrations');
