import { softmax } from './classifier.ts';
import type { Samples } from './samples.ts';

const EPOCHS = 6;
const RATE = 3;
const SLOWING = 0.3;
const BIAS_SHARE = 0.02;
/** What changes the weights too little to be worth the time. */
const SMALL_ERROR = 0.003;

/**
 * Stochastic gradient descent: the weights by feature and label, in one row for each feature. Nearly all
 * the time of learning is spent in `addRows`.
 */
export function descend({ targets, starts, at, values }: Samples, features: number, size: number) {
  const weights = new Float32Array(features * size);
  const bias = new Float32Array(size);
  const errors = new Float32Array(size);
  const wrong = new Int32Array(size);
  const rows = at.map((index) => index * size);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch * SLOWING);
    for (const sample of shuffled(targets.length, epoch)) {
      const target = targets[sample] ?? 0;
      const start = starts[sample] ?? 0;
      const end = starts[sample + 1] ?? 0;
      errors.set(bias);
      addRows(errors, weights, rows, values, start, end);
      softmax(errors);
      errors[target] = (errors[target] ?? 0) - 1;
      let count = 0;
      for (let label = 0; label < size; label += 1) {
        const error = errors[label] ?? 0;
        if (Math.abs(error) < SMALL_ERROR) continue;
        wrong[count] = label;
        count += 1;
        bias[label] = (bias[label] ?? 0) - BIAS_SHARE * rate * error;
      }
      for (let use = start; use < end; use += 1) {
        const step = rate * (values[use] ?? 0);
        const row = rows[use] ?? 0;
        for (let nth = 0; nth < count; nth += 1) {
          const label = wrong[nth] ?? 0;
          const cell = row + label;
          weights[cell] = (weights[cell] ?? 0) - step * (errors[label] ?? 0);
        }
      }
    }
  }
  return { weights, bias };
}

/** Adds what the features of a wording say for each label; four at a time, so that a sum is read once for four. */
function addRows(
  sums: Float32Array,
  weights: Float32Array,
  rows: Int32Array,
  values: Float32Array,
  start: number,
  end: number,
): void {
  const size = sums.length;
  let use = start;
  for (; use + 3 < end; use += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [rows[use], rows[use + 1], rows[use + 2], rows[use + 3]];
    const v = values[use] ?? 0;
    const w = values[use + 1] ?? 0;
    const x = values[use + 2] ?? 0;
    const y = values[use + 3] ?? 0;
    for (let label = 0; label < size; label += 1) {
      // Rounded as if each were stored: the model is the same whatever the number at a time.
      let sum = Math.fround((sums[label] ?? 0) + (weights[a + label] ?? 0) * v);
      sum = Math.fround(sum + (weights[b + label] ?? 0) * w);
      sum = Math.fround(sum + (weights[c + label] ?? 0) * x);
      sums[label] = sum + (weights[d + label] ?? 0) * y;
    }
  }
  for (; use < end; use += 1) {
    const value = values[use] ?? 0;
    const row = rows[use] ?? 0;
    for (let label = 0; label < size; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0) * value;
  }
}

/** The numbers from 0 in an order without rhyme, and the same every time. */
function shuffled(count: number, epoch: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index);
  let state = 7 + epoch;
  for (let last = count - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (last + 1);
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}
