/** What somebody else wrote is quoted after one of these. */
const REPORTS =
  /\b(?:mail|e-?mail|e-?mailed|e-?mails|message|text|texted|letter|note|voicemail|fax|form|says?|said|wrote|writes|sent|received|got|signed|signature|caller|card|reads?|dice|escribi[oó]|recib[ií]|mensaje|correo)\b[^"'\n]{0,60}$/i;
/** A quotation: marks of one kind with something said between them. */
const QUOTED =
  /(?<![\p{L}\d])(?:"[^"]{10,1000}"|'[^']{1,400}(?:'(?=\p{L})[^']{1,400}){0,9}'(?!\p{L}))/gu;
/** Lines that a mail program marks as quoted, and all that stands below a forwarded mail's head. */
const MARKED =
  /^[ \t]{0,3}>[^\n]*|(?:^[ \t]{0,3}fwd?:|begin forwarded message|^-{3,20} ?(?:original|forwarded) message)[^]*/gim;

/** The parts of a message that quote somebody else. */
export function quotedParts(
  text: string,
): readonly { readonly start: number; readonly end: number }[] {
  const plain = text.replace(/[“”„«»]/g, '"');
  const marked = [...plain.matchAll(MARKED)].map(({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
  }));
  const said = [...plain.matchAll(QUOTED)].flatMap(({ 0: whole, index }) =>
    REPORTS.test(plain.slice(Math.max(0, index - 90), index))
      ? [{ start: index, end: index + whole.length }]
      : [],
  );
  return [...marked, ...said];
}
