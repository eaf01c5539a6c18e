import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration; the server applies them at start. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './shared/schema.ts',
  out: './server/db/migrations',
  strict: true,
});
