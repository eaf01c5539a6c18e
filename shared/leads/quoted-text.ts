/** What somebody else wrote is quoted after one of these. */
const REPORTS =
  /\b(?:mail|e-?mail|e-?mailed|e-?mails|message|text|texted|letter|note|voicemail|fax|form|says?|said|wrote|writes|sent|received|got|signed|signature|caller|card|reads?|dice|escribi[oó]|recib[ií]|mensaje|correo)\b[^"'\n]{0,60}(?:[?:]\s?\n)?$/i;
/** A quotation: marks of one kind with something said between them. */
const QUOTED =
  /(?<![\p{L}\d])(?:"[^"]{10,1000}"|'[^']{1,400}(?:'(?=\p{L})[^']{1,400}){0,9}'(?!\p{L}))/gu;
/** Lines that a mail program marks as quoted, and all that stands below a forwarded mail's head. */
const MARKED =
  /^[ \t]{0,3}>[^\n]*|(?:^[ \t]{0,3}fwd?:|begin forwarded message|^-{3,20} ?(?:original|forwarded) message)[^]*/gim;

const LETTER = String.raw`(?:e-?mails?|mails?|messages?|texts?|letters?|notes?|(?:business )?cards?|voicemail|fax|flyer|correo|mensaje|texto|carta)`;
const SIGNATURE = String.raw`(?:signature(?: block)?|sign-?off|footer|letterhead|business card|flyer)`;
/** "Got this e-mail", "she signs her mails like this", "their footer:": the lines below are somebody else's. */
const SHOWS = new RegExp(
  [
    String.raw`\b(?:gets?|got|getting|received?|receiving|found|sent|sending|left|texts?|texting|mailing|forward(?:ed|ing)|recib\p{L}{1,5}|lleg[oó]|mandaron|enviaron|dej[oó]|there is|with)(?: \p{L}{1,12}){0,3} (?:this|these|that|the following|est[aeo]s?)(?: ${LETTER})?(?: (?:today|yesterday|last \w{1,9}|hoy|ayer|from (?!you\b)[^\n]{1,30}|at the (?:bottom|end)|(?:in|on) (?:our|my|the) \w{1,12}|to forward))?(?=[:,.?!]|\s?\n)`,
    String.raw`\bthis (?:${LETTER} )?(?:came|arrived)\b`,
    String.raw`\b(?:signs?|signed|ends?|firman?)\b[^\n]{0,40} (?:like this|this way|as[ií])(?!\p{L})`,
    String.raw`\b(?:(?:this|that|these|his|her|their|\p{L}{1,20}'s) (?:\w{1,12} ){0,2}${SIGNATURE}|an? (?:\w{1,12} )?${SIGNATURE} like this)\b`,
    String.raw`\b(?:says?|reads?|sent|wrote|left|dice|escribi[oó]|mand[oó]|envi[oó]|dej[oó])(?: (?:me|us|nos|this note|this card))?:\s?\n`,
  ].join('|'),
  'iu',
);
/** What is shown comes at once, or is asked about; "this message that our server is down" tells of it. */
const ENDS_SHORT =
  /^(?![^]*\bth(?:is|e) (?:error |following )?(?:message|e-?mail|text|mail) (?:that|saying|when|about|because)\b)(?:[^]{1,60}|[^]{1,300}[:?]\s?)\n$/i;
/** The visitor's own: "my signature", "call me". */
const OWN =
  /\bmine\b|\bmy (?:\w{1,12} )?(?:signature|sign-?off|footer|card|details|info|contact)\b|\bmis? (?:firma|datos)\b|\b(?:i|we) (?:\w{1,12} )?(?:said|wrote|sent|left|told)\b|\b(?:call|contact|reach|text|ring) (?:me|us)\b|\b(?:ll[aá]m|cont[aá]ct)\w{0,4}(?:me|nos)\b/iu;
/** "Got this flyer of yours and want a quote". */
const IS_OURS = /\byours?\b|\bfrom you\b/i;
/** A line that speaks, and is no part of what is shown. */
const SPEAKS = /\b(?:i|i'm|i've|we|my|our|me|us|is (?:this|it|that)|soy|mi|me llamo)\b/i;

/** The lines below one that shows what somebody else wrote, as far as nobody speaks in them. */
function shownLines(text: string): { start: number; end: number }[] {
  const first = /^[^\n]{1,300}\n/.exec(text)?.[0];
  if (first === undefined || !SHOWS.test(first) || OWN.test(first)) return [];
  if (!ENDS_SHORT.test(first) || (IS_OURS.test(first) && !/\?\s{0,2}$/.test(first))) return [];
  let end = first.length;
  for (const line of text.slice(end).split('\n')) {
    if (SPEAKS.test(line)) break;
    end += line.length + 1;
  }
  return OWN.test(text.slice(first.length, end)) ? [] : [{ start: first.length, end }];
}

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
  return [...marked, ...said, ...shownLines(plain)];
}
