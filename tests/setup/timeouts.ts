/**
 * How long a test waits for what it expects, in milliseconds. For a machine that does other things
 * meanwhile: what waits longer is stuck, not slow. A wait ends at once when what it expects is there.
 */
export const TEST_TIMEOUT_MS = 120_000;

/** For one thing inside a test: less than the whole test, so that its own message is the one shown. */
export const ASSERT_TIMEOUT_MS = 60_000;
