/** Refuses everything the chat does not show: HTML, pictures, code, tables, odd characters. */
export function markupFault(answer: string): string | undefined {
  if (/<[a-z!/?]|&(?:lt|#0*60|#x0*3c);/i.test(answer)) return 'HTML';
  if (/!\[/.test(answer)) return 'a picture';
  if (/```|`[^`]+`|^[ \t]*\|.*\|[ \t]*$|^#{1,6} |^[ \t]*[{[]"?[\w"]+"?\s*:/m.test(answer))
    return 'code or tables';
  // Private use, format and control characters can hide anything.
  if (/[\p{Co}\p{Cf}\p{Cn}]|(?![\n\t])\p{Cc}/u.test(answer)) return 'invisible characters';
  return isLatin(answer) ? undefined : 'another script';
}

const LATIN_SHARE = 0.95;

/** Answers are English or Spanish; letters of other scripts imitate ours or spell what we check. */
function isLatin(answer: string): boolean {
  const letters = answer.match(/\p{L}/gu) ?? [];
  const latin = answer.match(/\p{Script=Latin}/gu) ?? [];
  const plain = answer.normalize('NFKC').match(/[a-zñáéíóúü]/gi) ?? [];
  const same = answer.match(/[a-zñáéíóúü]/gi) ?? [];
  return (
    letters.length > 0 &&
    latin.length >= letters.length * LATIN_SHARE &&
    plain.length === same.length
  );
}
