/** A hidden window has no frames. */
const NO_FRAME_MS = 100;

/**
 * After the next frame: work that a press starts would otherwise be done before the browser can show
 * that something was pressed. An observer is first called in the frame that comes, like
 * requestAnimationFrame, and also in tests that stop the clock.
 */
export function pressShown(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const { port1, port2 } = new MessageChannel();
      // A task of its own: what observers do is part of the frame.
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
    observer.observe(document.documentElement);
  });
}
