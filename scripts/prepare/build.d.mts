/** What tests in TypeScript use of build.mjs, which runs before any package is there. */
export function isBuilt(): boolean;
