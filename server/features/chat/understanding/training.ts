import { type Model, rarestOf, softmax, unknownSquare } from './classifier.ts';
import { hashOf, placeOf } from './feature-hash.ts';
import { featuresOf } from './features.ts';
import type { Reading } from './reading.ts';

/** One wording and the class it belongs to. */
export interface Example {
  readonly label: string;
  readonly reading: Reading;
}

const EPOCHS = 6;
const RATE = 3;
const SLOWING = 0.3;
const BIAS_SHARE = 0.02;
/** What changes the weights too little to be worth the time. */
const SMALL_ERROR = 0.003;
/** Features of a single wording say nothing about others. */
const SEEN_AT_LEAST = 2;
const STEPS = 127;
/** Weights of fewer steps are left out. */
const SMALLEST_STEP = 4;

/** A wording as known features and their share of it. */
interface Sample {
  readonly target: number;
  readonly at: Int32Array;
  readonly values: Float32Array;
}

/**
 * Multinomial logistic regression by stochastic gradient descent. The same examples in the same order
 * give the same model, byte for byte.
 */
export function trainModel(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const targetOf = new Map(labels.map((label, index) => [label, index]));
  const wordings = examples.map(({ label, reading }) => ({
    target: targetOf.get(label) ?? 0,
    features: featuresOf(reading),
  }));
  const seen = new Map<number, number>();
  for (const hash of wordings.flatMap(({ features }) => [...features.keys()].map(hashOf)))
    seen.set(hash, (seen.get(hash) ?? 0) + 1);
  const kept = [...seen]
    .filter(([, times]) => times >= SEEN_AT_LEAST)
    .sort(([one], [other]) => one - other);
  const hashes = Uint32Array.from(kept, ([hash]) => hash);
  const rarity = Float32Array.from(kept, ([, times]) =>
    Math.log(1 + examples.length / (1 + times)),
  );
  const rarest = rarestOf(rarity);
  const samples = wordings.map((wording) => sampleOf(wording, hashes, rarity, rarest));
  const { bias, weights } = descend(samples, hashes.length, labels.length);
  return { labels, hashes, rarity, bias, ...compact(weights, hashes.length, labels.length) };
}

function sampleOf(
  wording: { readonly target: number; readonly features: ReadonlyMap<string, number> },
  hashes: Uint32Array,
  rarity: Float32Array,
  rarest: number,
): Sample {
  const at: number[] = [];
  const values: number[] = [];
  let square = 0;
  for (const [feature, share] of wording.features) {
    const index = placeOf(hashOf(feature), hashes);
    if (index === undefined) {
      square += unknownSquare(feature, share, rarest);
      continue;
    }
    const value = share * (rarity[index] ?? 0);
    square += value * value;
    at.push(index);
    values.push(value);
  }
  const norm = Math.sqrt(square) || 1;
  return {
    target: wording.target,
    at: Int32Array.from(at),
    values: Float32Array.from(values, (value) => value / norm),
  };
}

/** The weights by feature and label, in one row for each feature. */
function descend(samples: readonly Sample[], features: number, size: number) {
  const weights = new Float32Array(features * size);
  const bias = new Float32Array(size);
  const errors = new Float32Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch * SLOWING);
    for (const sample of shuffled(samples, epoch)) {
      errors.set(bias);
      for (let nth = 0; nth < sample.at.length; nth += 1) {
        const value = sample.values[nth] ?? 0;
        const row = (sample.at[nth] ?? 0) * size;
        for (let label = 0; label < size; label += 1)
          errors[label] = (errors[label] ?? 0) + (weights[row + label] ?? 0) * value;
      }
      softmax(errors);
      errors[sample.target] = (errors[sample.target] ?? 0) - 1;
      const wrong: number[] = [];
      for (let label = 0; label < size; label += 1) {
        const error = errors[label] ?? 0;
        if (Math.abs(error) < SMALL_ERROR) continue;
        wrong.push(label);
        bias[label] = (bias[label] ?? 0) - BIAS_SHARE * rate * error;
      }
      for (let nth = 0; nth < sample.at.length; nth += 1) {
        const step = rate * (sample.values[nth] ?? 0);
        const row = (sample.at[nth] ?? 0) * size;
        for (const label of wrong) {
          const cell = row + label;
          weights[cell] = (weights[cell] ?? 0) - step * (errors[label] ?? 0);
        }
      }
    }
  }
  return { weights, bias };
}

/** In an order without rhyme, and the same every time. */
function shuffled<T>(all: readonly T[], epoch: number): T[] {
  const order = [...all];
  let state = 7 + epoch;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Each row in small steps of its own size, without what is next to nothing. */
function compact(all: Float32Array, features: number, size: number) {
  const starts = new Uint32Array(features + 1);
  const steps = new Float32Array(features);
  const targets: number[] = [];
  const weights: number[] = [];
  for (let feature = 0; feature < features; feature += 1) {
    const row = all.subarray(feature * size, (feature + 1) * size);
    const step = row.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / STEPS || 1;
    steps[feature] = step;
    row.forEach((weight, label) => {
      const inSteps = Math.round(weight / step);
      if (Math.abs(inSteps) < SMALLEST_STEP) return;
      targets.push(label);
      weights.push(inSteps);
    });
    starts[feature + 1] = targets.length;
  }
  return { starts, steps, targets: Uint16Array.from(targets), weights: Int8Array.from(weights) };
}
