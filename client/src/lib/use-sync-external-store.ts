/** Stands in for the shim that wouter brings for React 16 and 17 (vite.config.ts): React has its own. */
export { useSyncExternalStore } from 'react';
