/** "(she/her)" says how to speak of the visitor, not of somebody else. */
const PRONOUNS = /\(?\b(?:she|he|they)\s?\/\s?(?:her|him|them|they)(?:\s?\/\s?\w{3,6})?\b\)?/gi;

/** What a mail program puts below a signature asks nobody to forget the visitor. */
const NOTICE =
  /(?<=\S\s{1,3})(?:confidentiality notice\b|if you are not the intended recipient\b|this e-?mail (?:and any \w{4,12}|(?:is|may be) (?:confidential|privileged))\b|aviso de confidencialidad)[^]*?(?=\n\s{0,3}\n|$)/i;

/** Letters behind what says that they are a name. */
const SPELLED =
  /(?<=\b(?:[Ss]pel(?:led|t)|[Nn]ame(?: is|'s|:)?|[Aa]pellido(?: es)?) )(?:[A-Za-zÀ-ÿ] ){2,20}[A-Za-zÀ-ÿ](?=\s?(?:$|[,.;!\n]))/g;

/** A message with the same character for what keyboards and phones type in several ways. */
export function readableText(content: string): string {
  // Full-width digits and ligatures are typed on real keyboards, curly apostrophes on all phones.
  return (
    content
      .normalize('NFKC')
      .replace(/[’‘`´]/g, "'")
      .replace(/\b([Ii])m\b(?=\s)/g, "$1'm")
      .replace(NOTICE, '')
      .replace(PRONOUNS, ' ')
      // "Lynn, spelled L Y N N": letters are put together as "L-Y-N-N" is.
      .replace(SPELLED, (letters) => letters.replaceAll(' ', '-'))
      // "Your help desk" is a service of ours; "your desk" is where somebody of ours sits.
      .replace(/\bhelp desk\b/gi, 'helpdesk')
      .replace(/[\p{Extended_Pictographic}\uFE0F\u200D]+/gu, ' ')
      // One space or line end between words: patterns that allow more take twice as long to compile.
      .replace(/\s+/g, (white) => (white.includes('\n') ? '\n' : ' '))
  );
}
