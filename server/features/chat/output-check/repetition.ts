/** So many letters in a row are no coincidence. */
const WINDOW = 28;
/** Every so many letters of the instructions a window is looked for. */
const STEP = 7;

const SELF_TALK =
  /\b(?:system|hidden|initial|secret|original) (?:prompt|message|instructions?|rules)\b|\b(?:my|these|the|following|above|previous) (?:instructions?|rules|prompt|guidelines)\b|\b(?:i was|i am|i'm|i have been|i've been) (?:told|instructed|programmed|configured|asked) to\b|\binstrucciones\b|\b(?:jailbr\w+|dan mode|developer mode)\b|\bas an? (?:ai )?language model\b|\bnumbered facts\b|\bplaceholders?\b/i;

/**
 * Refuses answers that talk about the instructions or repeat a piece of them: also spaced out,
 * reversed, or with every letter shifted.
 */
export function repetitionFault(answer: string, secretText: string): string | undefined {
  if (SELF_TALK.test(answer.normalize('NFKC'))) return 'talk about the instructions';
  const secret = collapsed(secretText);
  const canary = secret.slice(-12);
  const text = collapsed(answer);
  const shapes = [text, Array.from(text).reverse().join(''), initialsOf(answer), ...shifts(text)];
  const windows = Array.from(
    { length: Math.max(0, Math.ceil((secret.length - WINDOW) / STEP)) },
    (_, index) => secret.slice(index * STEP, index * STEP + WINDOW),
  );
  const repeats = shapes.some(
    (shape) => shape.includes(canary) || windows.some((window) => shape.includes(window)),
  );
  return repeats ? 'the instructions' : undefined;
}

/** Letters and digits alone, without accents, in lower case. */
export function collapsed(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** First letters of lines or words: an acrostic. */
function initialsOf(text: string): string {
  return collapsed((text.match(/(?<![\p{L}])\p{L}/gu) ?? []).join(''));
}

/** The text with its letters moved by 1 to 25 places: ROT13 and its like. */
function shifts(text: string): string[] {
  return Array.from({ length: 25 }, (_, index) =>
    text.replace(/[a-z]/g, (letter) =>
      String.fromCharCode(((letter.charCodeAt(0) - 97 + index + 1) % 26) + 97),
    ),
  );
}
