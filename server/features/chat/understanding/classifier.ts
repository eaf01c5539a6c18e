import { hashOf, placeOf } from './feature-hash.ts';
import { featuresOf } from './features.ts';
import type { Reading } from './reading.ts';

/** Linear weights of a classifier: for every feature the labels it speaks for and against. */
export interface Model {
  readonly labels: readonly string[];
  /** By feature, in rising order: what stands for its text. */
  readonly hashes: Uint32Array;
  /** By feature: the rare say more. */
  readonly rarity: Float32Array;
  /** By label. */
  readonly bias: Float32Array;
  /** By feature, and one more: where its entries begin. */
  readonly starts: Uint32Array;
  /** By feature: what one step of an entry is worth. */
  readonly steps: Float32Array;
  /** By entry: the label it is about. */
  readonly targets: Uint16Array | Uint8Array;
  /** By entry: how many steps for that label. */
  readonly weights: Int8Array;
}

/** Few labels need one byte each. */
export const targetNumbers = (labels: number) => (labels > 256 ? Uint16Array : Uint8Array);

export interface Guess {
  readonly label: string;
  /** 0 to 1; all guesses of a message add up to 1. */
  readonly probability: number;
}

export type Classifier = ReturnType<typeof createClassifier>;

/** Features that training never saw make a guess less sure. */
const UNKNOWN_SHARE = 0.3;
/** Of this many readings it is known what they are about: the parts of one message, and those before it. */
const MOST_RECENT = 64;
/** How rare an unknown feature is taken to be. */
export const rarestOf = (rarity: Float32Array): number =>
  rarity.reduce((most, each) => Math.max(most, each), 0);

/** Says what a message is about, by the weights that training found (understanding/training.ts). */
export function createClassifier(model: Model) {
  const { labels, hashes, rarity, bias, starts, steps, targets, weights } = model;
  const rarest = rarestOf(rarity);

  const recent = new Map<string, Float32Array>();

  /** The same words are judged again: as a sentence, as a question of a message, and in each later turn. */
  function probabilitiesOf(reading: Reading): Float32Array {
    const key = keyOf(reading);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const found = judge(reading);
    if (recent.size >= MOST_RECENT) recent.delete(recent.keys().next().value ?? '');
    recent.set(key, found);
    return found;
  }

  function judge(reading: Reading): Float32Array {
    const sums = new Float32Array(labels.length);
    let square = 0;
    for (const [feature, share] of featuresOf(reading)) {
      const at = placeOf(hashOf(feature), hashes);
      if (at === undefined) {
        square += unknownSquare(isPart(feature), share, rarest);
        continue;
      }
      const value = share * (rarity[at] ?? 0);
      square += value * value;
      addEntries(sums, value * (steps[at] ?? 0), starts[at] ?? 0, starts[at + 1] ?? 0);
    }
    const norm = Math.sqrt(square) || 1;
    return softmax(sums.map((sum, label) => sum / norm + (bias[label] ?? 0)));
  }

  /** Half of the work of an answer: what TypeScript takes for missing would be checked a million times. */
  function addEntries(sums: Float32Array, step: number, from: number, end: number): void {
    for (let entry = from; entry < end; entry += 1) {
      const target = targets[entry] as number;
      sums[target] = (sums[target] as number) + step * (weights[entry] as number);
    }
  }

  return {
    labels,
    /** What a message is most likely about, the likeliest first. */
    guess(reading: Reading, limit = 3): Guess[] {
      const probabilities = probabilitiesOf(reading);
      const best: Guess[] = [];
      // Few of many are wanted: no need to sort them all.
      probabilities.forEach((probability, index) => {
        const last = best.at(-1);
        if (last && best.length >= limit && probability <= last.probability) return;
        const place = best.findIndex((each) => each.probability < probability);
        best.splice(place < 0 ? best.length : place, 0, {
          label: labels[index] ?? '',
          probability,
        });
        if (best.length > limit) best.pop();
      });
      return best;
    },
  };
}

/** All that features are made of: the words as they were put right, and what they stand for. */
const keyOf = ({ tokens, known }: Reading): string =>
  [...tokens.map(({ word }) => word), ...known.map(({ concept, end }) => `${concept}${end}`)].join(
    ' ',
  );

/** Whether a feature is a piece of a word or a pair, and no word or concept of its own. */
export const isPart = (feature: string): boolean =>
  feature.startsWith('#') || feature.includes(' ');

/** What a feature nobody has seen adds to the length of a message. */
export function unknownSquare(isPart: boolean, share: number, rarest: number): number {
  return UNKNOWN_SHARE * (isPart ? UNKNOWN_SHARE : 1) * (share * rarest) ** 2;
}

/** So far below the highest a score is no probability worth computing, be they a thousand. */
const NEGLIGIBLE = -16;

/** Makes probabilities of scores, in place. */
export function softmax(scores: Float32Array): Float32Array {
  let highest = -Infinity;
  for (const score of scores) highest = Math.max(highest, score);
  let total = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const below = (scores[index] ?? 0) - highest;
    const each = below < NEGLIGIBLE ? 0 : Math.exp(below);
    scores[index] = each;
    total += each;
  }
  for (let index = 0; index < scores.length; index += 1)
    scores[index] = (scores[index] ?? 0) / total;
  return scores;
}
