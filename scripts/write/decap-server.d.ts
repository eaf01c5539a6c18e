declare module 'decap-server/dist/middlewares.js' {
  import type { Express } from 'express';

  /** Serves POST /api/v1 on the folder GIT_REPO_DIRECTORY; ORIGIN is the page that may ask. */
  export function registerLocalFs(app: Express, options?: { logLevel?: string }): Promise<void>;
}
