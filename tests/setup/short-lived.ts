/**
 * For a process that ends after a few questions: V8 compiles WebAssembly once and does not optimize it, which
 * halves what a start with the embedded database costs.
 */
export const SHORT_LIVED = ['--liftoff-only'] as const;
