/**
 * Sends requests at an even pace, whether or not the ones before were answered, as visitors do; a sender
 * that waits for each answer would be slowed by the very fault it looks for.
 * @param rate requests a second
 * @param send sends request number N, from 0; never rejects
 */
export function startOpenLoop(rate: number, send: (number: number) => Promise<void>) {
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  const begin = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begin) / 1_000) * rate);
    while (sent < due) {
      const one = send(sent++).finally(() => underWay.delete(one));
      underWay.add(one);
    }
  }, 10);
  return {
    sent: () => sent,
    /** Waits for the answers to what was sent. */
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
