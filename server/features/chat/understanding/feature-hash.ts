/**
 * The text of a feature as 32 bits (FNV-1a): the texts themselves would take twenty times the memory. Of
 * 150,000 features about three pairs share a number, and are learned as one.
 */
export function hashOf(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93);
  }
  return hash >>> 0;
}

/** Where a hash stands among others that are in rising order; undefined where it does not. */
export function placeOf(hash: number, hashes: Uint32Array): number | undefined {
  let from = 0;
  let end = hashes.length;
  while (from < end) {
    const middle = (from + end) >>> 1;
    if ((hashes[middle] ?? 0) < hash) from = middle + 1;
    else end = middle;
  }
  return hashes[from] === hash ? from : undefined;
}
