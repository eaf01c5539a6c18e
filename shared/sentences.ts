/** Ends of sentences and of lines, with the quotes and brackets that close there. */
const END = /[.!?…]["'”’)*]*(?:\n+|(?=\s))|\n+/g;
/** A point after these ends no sentence: "Dr. Vance", "1. Call us". */
const NO_END =
  /(?:\b(?:drs?|mrs?|ms|st|sra?|srta|dra|ave|no|inc|co|vs|approx|e\.g|i\.e|a\.m|p\.m|u\.s|ee|uu)|(?:^|\n) {0,3}\d{1,2})\.$/i;

/** Where the sentences of a text end that may go on; what follows the last of them is none yet. */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    const sentence = text.slice(ends.at(-1) ?? 0, end);
    if (!NO_END.test(sentence) && !isWithinLink(sentence)) ends.push(end);
  }
  return ends;
}

const isWithinLink = (text: string) =>
  text.lastIndexOf('[') > text.lastIndexOf(']') || text.lastIndexOf('](') > text.lastIndexOf(')');

/** A text in its sentences; put together again they are the text. */
export function sentencesIn(text: string): string[] {
  const ends = [0, ...sentenceEnds(text), text.length];
  return ends.flatMap((end, index) => {
    const sentence = text.slice(ends[index - 1] ?? 0, end);
    return sentence === '' ? [] : [sentence];
  });
}
