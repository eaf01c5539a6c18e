/**
 * Runs the steps, `width` of them side by side, each as soon as the one it waits for has succeeded.
 * A failing step stops only those that wait for it.
 * @template {{ name: string, after?: string }} S
 * @param {readonly S[]} steps
 * @param {(step: S) => Promise<boolean>} runStep resolves to true when the step succeeded
 * @param {(step: S) => void} onBlocked called for a step whose forerunner failed
 * @param {number} width
 * @returns {Promise<void>}
 */
export async function runSteps(steps, runStep, onBlocked, width) {
  const waiting = [...steps];
  /** @type {Map<string, boolean>} */
  const outcomes = new Map();
  const running = new Set();

  const isReady = ({ after }) => !after || outcomes.get(after) === true;
  const isBlocked = ({ after }) => after && outcomes.get(after) === false;

  function takeNext() {
    const blocked = waiting.findIndex(isBlocked);
    if (blocked !== -1) {
      const [step] = waiting.splice(blocked, 1);
      outcomes.set(step.name, false);
      onBlocked(step);
      return takeNext();
    }
    const index = waiting.findIndex(isReady);
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  }

  while (waiting.length > 0 || running.size > 0) {
    let step;
    while (running.size < width && (step = takeNext())) {
      const { name } = step;
      const task = runStep(step).then((succeeded) => {
        outcomes.set(name, succeeded);
        running.delete(task);
      });
      running.add(task);
    }
    if (running.size === 0) return;
    await Promise.race(running);
  }
}
