const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** After "I am" these begin a sentence about something else; no name holds one in lower case. */
const OTHER_WORDS = new Set(
  words(`
    a about above actually afraid all almost already also always an and angry another any anxious as at
    available aware away back bad based because behind being better big both bored broken but busy by
    calling can certain clear closed concerned confused contact curious currently dead definitely desperate
    different done down due early eager else even excited fed fine first for free fresh frightened from
    frustrated full fully glad going gone good great guessing half happy hard have having he hello help
    here hey hi his hoping how hoping i if ill in inside interested into it its just kind kinda late lost
    mad maybe me more most moving my near nervous never new next nice no nobody none nope not nothing
    now of off often ok okay old on one online only open or our out outside over overwhelmed part past
    please pleased pretty probably quite ready really responsible right running sad same scared seeing
    serious short shocked shopping short shy sick simply since skip slow so some somebody someone
    sorry still stuck such super sure surprised swamped ten thank thanks that the there these they thinking
    this those thrilled through tired to today too totally trying two unable under unhappy unsure until
    unsure up upset us used using very waiting was we welcome well what when where which who why will
    willing with within without wondering working worried writing wrong yeah yep yes yet you your
  `),
);

/** What people are, not what they are called. */
const ROLE_WORDS = new Set(
  words(`
    account accountant admin administrator analyst anonymous assistant billing boss business ceo cfo chief
    cio client clinic clinician cto customer dentist dermatologist developer director doctor employee
    engineer executive facility front frontdesk hospital human it lead manager medical member np nurse
    office oncologist operator owner pa partner patient pediatrician person pharmacist physician
    physiotherapist practice president provider receptionist rn robot secretary staff student supervisor
    surgeon tech technician therapist user vendor vet veterinarian vp visitor
  `),
);

/** Suffixes of words that describe; names that have one are written with a capital. */
const DESCRIBING = /(?:ing|ed|ful|less|ous|able|ible|ish|ive|ated|ally)$/;

/** Whether a word can be part of a name as people write theirs, in capitals or not. */
export function isNameWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/[.'’-]+$/, '');
  if (OTHER_WORDS.has(plain) || ROLE_WORDS.has(plain)) return false;
  const isCapitalized = /^\p{Lu}/u.test(word) && !/^\p{Lu}{4,}$/u.test(word);
  return isCapitalized || !DESCRIBING.test(plain);
}
