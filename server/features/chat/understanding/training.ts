import { type Model, targetNumbers } from './classifier.ts';
import { descend } from './descend.ts';
import { type Example, samplesOf } from './samples.ts';

const STEPS = 127;
/** Weights of fewer steps are left out. */
const SMALLEST_STEP = 6;
/** And those that say less than this at the rarity of their feature: a fifth of them, with nothing lost. */
const LEAST = 0.8;

/**
 * Multinomial logistic regression by stochastic gradient descent. The same examples in the same order
 * give the same model, byte for byte.
 */
export function trainModel(examples: Iterable<Example>): Model {
  const { labels, hashes, rarity, samples } = samplesOf(examples);
  const { bias, ...table } = descend(samples, hashes.length, labels.length);
  return { labels, hashes, rarity, bias, ...compact(table, rarity, labels.length) };
}

/** Each row in small steps of its own size, without what is next to nothing. */
function compact(
  { weights: all, width }: { readonly weights: Float32Array; readonly width: number },
  rarity: Float32Array,
  size: number,
) {
  const features = rarity.length;
  const starts = new Uint32Array(features + 1);
  const steps = new Float32Array(features);
  const targets: number[] = [];
  const weights: number[] = [];
  for (let feature = 0; feature < features; feature += 1) {
    const row = all.subarray(feature * width, feature * width + size);
    let most = 0;
    for (const each of row) most = Math.max(most, Math.abs(each));
    const step = most / STEPS || 1;
    steps[feature] = step;
    for (let label = 0; label < size; label += 1) {
      const weight = row[label] ?? 0;
      const inSteps = Math.round(weight / step);
      if (Math.abs(inSteps) < SMALLEST_STEP) continue;
      if (Math.abs(weight) * (rarity[feature] ?? 0) < LEAST) continue;
      targets.push(label);
      weights.push(inSteps);
    }
    starts[feature + 1] = targets.length;
  }
  return {
    starts,
    steps,
    targets: targetNumbers(size).from(targets),
    weights: Int8Array.from(weights),
  };
}
