/** A hidden window has no frames. */
const NO_FRAME_MS = 100;

/**
 * In the next frame, when the page has been laid out for it and before it is painted. An observer is first
 * called then, like requestAnimationFrame a little earlier, and also in tests that stop the clock.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

/**
 * After the next frame: work that a press starts would otherwise be done before the browser can show
 * that something was pressed.
 */
export async function pressShown(): Promise<void> {
  await nextFrame();
  // A task of its own: what observers do is part of the frame.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
