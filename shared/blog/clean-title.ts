const DOUBLE_QUOTES = /["“”„‟«»]/g;

/** A single quote that opens before a word, closes after one, and holds no other in between. */
const SINGLE_QUOTED = /(^|[\s([{—–-])['‘‚]((?:[^'‘’]|(?<=\p{L})['’](?=\p{L}))+)['’](?!\p{L})/gu;

/**
 * A title without quotation marks (spec §2). Apostrophes are letters' company, not quotation marks:
 * "Oklahoma's clinics" keeps its one.
 */
export function cleanTitle(title: string): string {
  return title.replace(DOUBLE_QUOTES, '').replace(SINGLE_QUOTED, '$1$2').trim();
}
