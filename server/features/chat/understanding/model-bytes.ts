import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Model, targetNumbers } from './classifier.ts';

const QUALITY = 5;

/** A model as one compressed block: a line that says what follows, then the numbers. */
export function encodeModel(model: Model): Buffer {
  const { labels, hashes, rarity, bias, starts, steps, targets, weights } = model;
  const head = Buffer.from(
    JSON.stringify({ labels, features: hashes.length, entries: targets.length }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const numbers = [hashes, rarity, bias, starts, steps, targets, weights].map((each) =>
    Buffer.from(each.buffer, each.byteOffset, each.byteLength),
  );
  return brotliCompressSync(Buffer.concat([length, head, ...numbers]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
}

/** The model that was encoded. */
export function decodeModel(bytes: Uint8Array): Model {
  const all = brotliDecompressSync(bytes);
  const headEnd = 4 + all.readUInt32LE(0);
  const { labels, features, entries } = JSON.parse(all.toString('utf8', 4, headEnd)) as {
    labels: string[];
    features: number;
    entries: number;
  };
  let at = headEnd;
  // Copied, since the numbers need not lie at an address that their type can be read from.
  const take = (bytesOfAll: number) => {
    const part = Uint8Array.prototype.slice.call(all, at, at + bytesOfAll);
    at += bytesOfAll;
    return part.buffer;
  };
  const Targets = targetNumbers(labels.length);
  return {
    labels,
    hashes: new Uint32Array(take(features * 4)),
    rarity: new Float32Array(take(features * 4)),
    bias: new Float32Array(take(labels.length * 4)),
    starts: new Uint32Array(take((features + 1) * 4)),
    steps: new Float32Array(take(features * 4)),
    targets: new Targets(take(entries * Targets.BYTES_PER_ELEMENT)),
    weights: new Int8Array(take(entries)),
  };
}
