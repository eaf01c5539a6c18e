import { isPart, rarestOf, unknownSquare } from './classifier.ts';
import { hashOf } from './feature-hash.ts';
import { featuresOf } from './features.ts';
import type { Reading } from './reading.ts';

/** One wording and the class it belongs to. */
export interface Example {
  readonly label: string;
  readonly reading: Reading;
}

/** Wordings as known features and their share of each. Flat, since millions of small objects cost seconds. */
export interface Samples {
  /** By wording: the label it belongs to. */
  readonly targets: Int32Array;
  /** By wording: a number that only its own features decide. */
  readonly keys: Uint32Array;
  /** By wording, and one more: where its features begin. */
  readonly starts: Int32Array;
  /** By use of a feature: its place among all of them. */
  readonly at: Int32Array;
  /** By use of a feature: its share of the wording. */
  readonly values: Float32Array;
}

/** Features of a single wording say nothing about others. */
const SEEN_AT_LEAST = 3;

/** What the wordings are made of, and each of them in those terms. */
export function samplesOf(examples: Iterable<Example>) {
  const labels = new Map<string, number>();
  const targets: number[] = [];
  const keys: number[] = [];
  const ends: number[] = [];
  const uses: number[] = [];
  const shares: number[] = [];
  const parts: boolean[] = [];
  for (const { label, reading } of examples) {
    const target = labels.get(label) ?? labels.size;
    labels.set(label, target);
    targets.push(target);
    let key = 0;
    for (const [feature, share] of featuresOf(reading)) {
      const hash = hashOf(feature);
      key = (key + hash) >>> 0;
      uses.push(hash);
      shares.push(share);
      parts.push(isPart(feature));
    }
    keys.push(key);
    ends.push(uses.length);
  }
  const { hashes, rarity } = countedOf(Uint32Array.from(uses).sort(), targets.length);
  const rarest = rarestOf(rarity);
  // Millions are looked up: a search by halves would take ten times as long.
  const places = new Map<number, number>();
  hashes.forEach((hash, place) => places.set(hash, place));
  const starts = new Int32Array(targets.length + 1);
  const at = new Int32Array(uses.length);
  const values = new Float32Array(uses.length);
  const weights = new Float64Array(uses.length);
  let known = 0;
  let use = 0;
  ends.forEach((end, wording) => {
    const start = known;
    let square = 0;
    for (; use < end; use += 1) {
      const share = shares[use] ?? 0;
      const index = places.get(uses[use] ?? 0);
      if (index === undefined) {
        square += unknownSquare(parts[use] ?? false, share, rarest);
        continue;
      }
      const weight = share * (rarity[index] ?? 0);
      square += weight * weight;
      at[known] = index;
      weights[known] = weight;
      known += 1;
    }
    const norm = Math.sqrt(square) || 1;
    for (let each = start; each < known; each += 1) values[each] = (weights[each] ?? 0) / norm;
    starts[wording + 1] = known;
  });
  const samples: Samples = {
    targets: Int32Array.from(targets),
    keys: Uint32Array.from(keys),
    starts,
    at,
    values,
  };
  return { labels: [...labels.keys()], hashes, rarity, samples };
}

/** Features that more than one wording has, and how rare each is; of their uses in rising order. */
function countedOf(uses: Uint32Array, wordings: number) {
  const hashes: number[] = [];
  const rarity: number[] = [];
  for (let from = 0, end = 0; from < uses.length; from = end) {
    while (end < uses.length && uses[end] === uses[from]) end += 1;
    if (end - from < SEEN_AT_LEAST) continue;
    hashes.push(uses[from] ?? 0);
    rarity.push(Math.log(1 + wordings / (1 + end - from)));
  }
  return { hashes: Uint32Array.from(hashes), rarity: Float32Array.from(rarity) };
}
