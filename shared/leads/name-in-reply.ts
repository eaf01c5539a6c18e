import { CREDENTIAL_END, REPLY_MIN, isWholeName } from './name-at.ts';

const REPLY_MAX = 39;
const ASKS_FOR_NAME =
  /\bcall\s{1,3}you\b|\b(?:speaking|talking|chatting)\s{1,3}(?:with|to)\b|\bwho\s{1,3}is\s{1,3}this\b|\bnombre\b|\bse\s{1,3}llama\b|(?<kind>\b(?:domain|user|brand|file|host|clients?|they|we|it|site|study|article|rule|hipaa)[\s-]*)?\bnames?\b/giu;

/** Whether the assistant has just asked what to call the visitor (spec §5). */
export function asksForName(text: string): boolean {
  return [...text.matchAll(ASKS_FOR_NAME)].some(({ groups }) => groups?.kind === undefined);
}

/** What stands before or behind a name that is typed alone: "fine, Bo Li", "amber tso lpn". */
export const bareName = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:ok|okay|fine|sure|alright|well|yes|oh|yeah)[,.!]?\s{1,3}){1,2}/i, '')
    .replace(CREDENTIAL_END, '');

/** "Tammy at the front desk", "mike in billing". */
const WHERE_THEY_SIT =
  /(?<=^\S{2,20}(?: \S{2,20})?) (?:(?:over )?(?:at|from) (?!all\b)[a-zA-Z&'. -]{2,30}|(?:over |up )?in (?:the )?(?:billing|accounting|records|reception|hr|it|lab|pharmacy|purchasing|front|back|office))$/;

/** A reply to that question: 2 to 39 characters that read as a name, and nothing else (spec §5). */
export function nameInReply(text: string): string | undefined {
  // "First name only ok? Tonya": the reply stands behind what is asked back.
  const behind =
    /^[^?]{0,40}\b(?:name|nombre)\b[^?]{0,40}\?\s+((?:(?:fine|ok|okay|well|sure),? )?(?:it'?s |i'?m |soy )?\p{Lu}[^?]*)$/u.exec(
      text.trim(),
    )?.[1];
  if (behind !== undefined) return nameInReply(behind);
  const reply = text
    .trim()
    .replace(
      /^(?:(?:hi|hello|hey|sure thing|sure|why not|yes|yep|yeah|absolutely|certainly|no problem|no worries|please|fine|alright|ok|okay|of course|hola|claro que sí|claro|sí|si|bueno|por favor|con gusto)[,!.]?\s{1,3}){1,4}/i,
      '',
    )
    .replace(
      /^(?:it's|its|it is|this is|you can call me|call me|just|(?:i'm|i am|im)(?: called)?|my name is|me llamo|soy|es)\s{1,3}/i,
      '',
    )
    .replace(
      /(?:[,.!]?\s{0,3}(?:thanks|thank you|please|gracias|here|is fine|works|will do|a sus [oó]rdenes))?[\s.!:;()-]{0,9}$/i,
      '',
    )
    .replace(WHERE_THEY_SIT, '')
    .replace(CREDENTIAL_END, '');
  const turned = /^(\p{Lu}[\p{L}'-]{1,30}), (\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}\.?)?)$/u.exec(reply);
  if (turned) return nameInReply(`${turned[2]} ${turned[1]}`);
  const isLong = text.trim().length > REPLY_MAX;
  if (isLong || reply.length < REPLY_MIN || /[\d@?!,;:/]/.test(reply)) return undefined;
  return isWholeName(reply, { isLoose: true }) ? reply : undefined;
}
