const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The sentences of a text. */
function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** Each sentence together with the one after it: an answer rarely stands in one alone. */
export function sentencePairs(text: string): string[] {
  const sentences = sentencesOf(text);
  if (sentences.length <= 2) return [sentences.join(' ')];
  return sentences
    .slice(0, -1)
    .map((sentence, index) => `${sentence} ${sentences[index + 1] ?? ''}`);
}
