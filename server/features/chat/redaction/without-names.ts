import { isNoName } from './names.ts';

const SHORTEST_NAME = 2;
/** No name has more letters-only pieces; "O'Neill-Vance" has three. */
const MAX_PIECES = 12;
const PIECE = /[\p{L}\d]+/gu;

interface Piece {
  readonly start: number;
  readonly end: number;
}

/**
 * Makes what replaces every mention of names, whole or in part. Names are looked up piece by piece:
 * a pattern of all names would be tried whole at every letter of a long conversation.
 */
export function createNameRemover(names: readonly string[]): (text: string) => string {
  const known = new Set<string>();
  const longestFrom = new Map<string, number>();
  for (const part of names.flatMap((name) => [name, ...name.split(' ')])) {
    const pieces = piecesOf(part);
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last || pieces.length > MAX_PIECES) continue;
    const name = part.slice(first.start, last.end).toLowerCase();
    if (name.length < SHORTEST_NAME || isNoName(name)) continue;
    known.add(name);
    const opening = part.slice(first.start, first.end).toLowerCase();
    longestFrom.set(opening, Math.max(longestFrom.get(opening) ?? 0, pieces.length));
  }

  /** How many pieces of the text, from one on, are a name; 0 for none. */
  const nameLength = (text: string, pieces: readonly Piece[], at: number): number => {
    const { start = 0, end = 0 } = pieces[at] ?? {};
    for (
      let length = longestFrom.get(text.slice(start, end).toLowerCase()) ?? 0;
      length > 0;
      length -= 1
    ) {
      const last = pieces[at + length - 1];
      if (last && known.has(text.slice(start, last.end).toLowerCase())) return length;
    }
    return 0;
  };

  return (text) => {
    if (known.size === 0) return text;
    const pieces = piecesOf(text);
    let result = '';
    let done = 0;
    for (let at = 0; at < pieces.length; at += 1) {
      const length = nameLength(text, pieces, at);
      const [first, last] = [pieces[at], pieces[at + length - 1]];
      if (length === 0 || !first || !last || isPlaceholder(text, first, last)) continue;
      result += `${text.slice(done, first.start)}[name]`;
      done = last.end;
      at += length - 1;
    }
    return (result + text.slice(done)).replace(/\[name\](?: \[name\])+/g, '[name]');
  };
}

const isPlaceholder = (text: string, first: Piece, last: Piece) =>
  text[first.start - 1] === '[' || text[last.end] === ']';

function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECE)].map(({ 0: piece, index }) => ({
    start: index,
    end: index + piece.length,
  }));
}
