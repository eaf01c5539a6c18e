/** In a task of its own: what a visitor does can come between two, and a slow phone answers it sooner. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
