/**
 * What reads badly in two halves: a phone number, a suite, a state with its ZIP code, `24/7/365`, a rule's
 * number, and a hyphen after so little that it looks lost at the end of a line (`e-mail`, `opt-out`). All of
 * it is short: a post's author may have typed anything, and a phone is narrow.
 */
const ONE_PIECE =
  /(\(\d{3}\) \d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\bSuite \w{1,8}\b|\b[A-Z]{2} \d{5}\b|\b24\/7\/365\b|\b\d{1,3} CFR \d{1,4}(?:\.\d{1,5})?|\b(?:[Ee]|[Oo]pt|[Gg]rown)-\p{L}{1,14}(?!\p{L}))/u;

/** Plain text in which what is read as one piece keeps to one line. */
export function Unbroken({ text }: { text: string }) {
  // split() puts what the group caught at the odd places.
  return text.split(ONE_PIECE).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
