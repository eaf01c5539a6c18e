import { visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './attack-texts.ts';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

// V8 counts the steps back of a pattern and gives up after so many: its own tests of that limit
// (mjsunit/regexp-backtrack-limit.js) make such patterns this way.
setFlagsFromString('--allow-natives-syntax');
const limitedPattern = runInThisContext(
  '(source, flags, limit) => %NewRegExpWithBacktrackLimit(source, flags, limit)',
) as (source: string, flags: string, limit: number) => RegExp;

/**
 * Says of texts whether the search for a pattern takes more than so many steps back. Steps are counted,
 * not seconds: the answer is the same on every machine, and a runaway ends at the limit.
 */
export function createStepLimit(source: string, flags: string, limit: number) {
  // Tries every place of the text, and finds nothing at its beginning when all of them have failed:
  // no match at all means that the limit was reached.
  const search = limitedPattern(
    `(?:[^]*?(?:${withCountedLoops(source, flags)}))|`,
    flags.replace(/[^imsuv]/g, ''),
    limit,
  );
  return (text: string): boolean => search.exec(text) === null;
}

/** V8 does not count the steps of loops over single characters, unless there is more in the loop. */
function withCountedLoops(source: string, flags: string): string {
  const inserts: { at: number; text: string }[] = [];
  visitRegExpAST(parsePattern(source, flags), {
    onQuantifierEnter({ element }) {
      inserts.push({ at: element.start, text: '(?:' }, { at: element.end, text: '(?=))' });
    },
  });
  // From the end, so that places stay true; of two at one place the inner one comes first.
  const ordered = inserts.map((insert, order) => ({ ...insert, order }));
  ordered.sort((a, b) => b.at - a.at || (a.text === '(?:' ? b.order - a.order : a.order - b.order));
  return ordered.reduce(
    (result, { at, text }) => result.slice(0, at) + text + result.slice(at),
    source,
  );
}
