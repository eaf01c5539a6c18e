import { projectRoot } from '#server/project-root.ts';
import { join } from 'node:path';

/** One folder of SQL for both engines. */
export const migrationsFolder = join(projectRoot, 'server/db/migrations');
