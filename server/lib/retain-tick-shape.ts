import { executionAsyncResource } from 'node:async_hooks';

const retained: object[] = [];

/**
 * Keeps one of the objects that Node makes for every `process.nextTick`. When a garbage collection finds
 * none alive, V8 forgets their shape, and makes all later ones on its slow path: a page from memory, which
 * takes some ten, then costs a tenth more (docs/decisions/pages-from-memory.md). To be called before
 * anything is collected.
 */
export function retainTickShape(): void {
  process.nextTick(() => retained.push(executionAsyncResource()));
}
