const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What stands before a detail; one slip of the finger is understood too: "nummber", "telefone", "adress". */
const LABELS = words(`
  phone phones number numbers email emails mobile cellphone telephone phonenumber emailaddress address
  extension voicemail celular telefono numero correo electronico telephono handynummer
`);
/** Too short for a slip: the next word is soon a name. */
const SHORT_LABELS = new Set(
  words(`
  cel cell cells cellular tel tele fon fone phne phn fono nbr nmbr num numb nummer mail mails mial maill meil emial
  eml mbl mob movil gmail hotmail outlook icloud telf tlf whatsapp wa handy
`),
);
/** Names that are one letter away from a label. */
const NAMES = new Set(words('correa corrao emil emile andress'));
const SHORTEST = 4;

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Whether a word says what the detail beside it is, also misspelled; it is never a part of a name. */
export function isLabelWord(word: string): boolean {
  const letters = plain(word);
  if (SHORT_LABELS.has(letters)) return true;
  if (letters.length < SHORTEST || NAMES.has(letters)) return false;
  return LABELS.some((label) => isOneSlip(label, letters));
}

/** One letter too many, too few or another, or two that swapped places; the first one is seldom missed. */
function isOneSlip(label: string, typed: string): boolean {
  if (Math.abs(label.length - typed.length) > 1) return false;
  let at = 0;
  while (at < label.length && label[at] === typed[at]) at += 1;
  const isSwapped =
    label[at] === typed[at + 1] &&
    label[at + 1] === typed[at] &&
    label.slice(at + 2) === typed.slice(at + 2);
  if (at === 0) return isSwapped;
  const rest = label.slice(at);
  const next = typed.slice(at);
  return (
    isSwapped || rest.slice(1) === next.slice(1) || rest === next.slice(1) || rest.slice(1) === next
  );
}
