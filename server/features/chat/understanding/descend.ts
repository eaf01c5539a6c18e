import { softmax } from './classifier.ts';
import { LANES, ROWS_AT_ONCE, rowMemory } from './row-sums.ts';
import type { Samples } from './samples.ts';

const EPOCHS = 4;
const RATE = 3;
const SLOWING = 0.5;
const BIAS_SHARE = 0.02;
/** What changes the weights too little to be worth the time. */
const SMALL_ERROR = 0.003;

const FLOAT_BYTES = 4;

/**
 * Stochastic gradient descent: the weights by feature and label, in one row for each feature. Nearly all
 * the time of learning is spent in `addRows`.
 */
export function descend(
  { targets, keys, starts, at, values }: Samples,
  features: number,
  size: number,
) {
  const { weights, errors, width, addUses } = tableOf(features, size, { at, values });
  const bias = new Float32Array(size);
  const wrong = new Int32Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch * SLOWING);
    for (const sample of shuffled(keys, epoch)) {
      const target = targets[sample] ?? 0;
      const start = starts[sample] ?? 0;
      const end = starts[sample + 1] ?? 0;
      errors.set(bias);
      addUses(start, end);
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
        const row = (at[use] ?? 0) * width;
        for (let nth = 0; nth < count; nth += 1) {
          const label = wrong[nth] ?? 0;
          const cell = row + label;
          weights[cell] = (weights[cell] ?? 0) - step * (errors[label] ?? 0);
        }
      }
    }
  }
  return { weights, width, bias };
}

/**
 * The weights, behind a row of sums and one that stays empty, for uses that do not fill a step of
 * `addRows`. A row is as wide as its instructions want it: some of its places may be no label.
 * @returns `errors` the sums by label; `addUses` adds to them what the features of a wording say for each
 */
function tableOf(features: number, size: number, { at, values }: Pick<Samples, 'at' | 'values'>) {
  const width = Math.ceil(size / LANES) * LANES;
  const rowBytes = width * FLOAT_BYTES;
  const [empty, first] = [rowBytes, 2 * rowBytes];
  const { buffer, addRows } = rowMemory(first + features * rowBytes);
  const rowOf = (use: number, end: number) =>
    use < end ? first + (at[use] ?? 0) * rowBytes : empty;

  return {
    width,
    weights: new Float32Array(buffer, first, features * width),
    errors: new Float32Array(buffer, 0, size),
    addUses: (start: number, end: number): void => {
      for (let use = start; use < end; use += ROWS_AT_ONCE) {
        addRows(
          0,
          rowBytes,
          rowOf(use, end),
          rowOf(use + 1, end),
          rowOf(use + 2, end),
          rowOf(use + 3, end),
          values[use] ?? 0,
          values[use + 1] ?? 0,
          values[use + 2] ?? 0,
          values[use + 3] ?? 0,
        );
      }
    },
  };
}

const ORDER_BITS = 2 ** 20;

/**
 * The wordings in an order without rhyme, which is another in each epoch. Their own keys decide it, so that
 * a new wording comes between the others and leaves their order as it was: learned in a wholly new order, the same
 * wordings give another answer to one message in fourteen.
 */
function shuffled(keys: Uint32Array, epoch: number): Float64Array {
  const order = Float64Array.from(keys, (key, sample) => mixed(key, epoch) * ORDER_BITS + sample);
  return order.sort().map((each) => each % ORDER_BITS);
}

function mixed(key: number, epoch: number): number {
  let mix = Math.imul(key ^ Math.imul(epoch + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b);
  mix = Math.imul(mix ^ (mix >>> 15), 0xc2_b2_ae_35);
  return (mix ^ (mix >>> 13)) >>> 0;
}
