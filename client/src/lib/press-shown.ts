/** A window that nobody sees has no frames. */
const NO_FRAME_MS = 100;

/**
 * After the next frame: work that a press starts would otherwise be done before the browser can show
 * that something was pressed.
 */
export function pressShown(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
