import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';

const THIRD = new Set("he she hes shes he's she's him her himself herself ella".split(' '));
const FIRST = new Set("i im i'm ive i've ill i'll id i'd myself yo matarme morirme".split(' '));
/** What whoever reports it says of themselves: "I am just the scribe", "what do I do". */
const REPORTS = new Set(
  'just the think dont know worried scared afraid found work called do should can am manage'.split(
    ' ',
  ),
);
const OTHER_DOES = compilePattern(
  'KIN|ma|mas|someone|somebody|receptionist|nurse|tech|provider|biller|employee|boss|client|patient|companero|companera ~3 said|says|saying|told|tells|texted|texts|wrote|writes|posted|messaged|sent|left|asked|jokes|joking|keeps|is|was|has|wants|will|works|showed|gave|took|dice|dijo|mando|escribio|envio|trabaja|quiere|esta|dejo|escribio',
);

/** Words that somebody left for the clinic: who is quoted is not who writes. */
const LEFT_WORD = compilePattern(
  'he|she|they|ella ~2 texted|wrote|writes|messaged|posted|escribio|mando ~3 our|group|line|portal|desk|clinic|office|nuestro|grupo|clinica',
);

/** A farewell that was found, and whose writer does not answer. */
const FOUND_FAREWELL = compilePattern(
  'found|saw|read|encontre|halle|vi|dejo|left|pillow ~5 letter|note|carta|nota|mensaje & goodbye|farewell|despedida|despidiendose|suicide & KIN & !my ~1 own & !wrote',
);

/** What came in by a form or a mailbox was written by whoever sent it. */
const CAME_IN = compilePattern(
  'form|message|e-mail|email|mail|voicemail|portal|note|fax|mensaje|correo|formulario ~3 came|comes|arrived|landed|opened|llego|entro & !my ~1 note|message',
);

/** "He's on line 2 right now": whoever calls, and not who writes. */
const ON_THE_LINE = compilePattern(
  'he|she|caller|client|patient ~2 on ~2 line|hold|phone & !with ~2 me & !for ~2 me',
);

/** Whoever else is named, this is said of the writer. */
const OF_ONESELF = compilePattern(
  'if|thinking ~3 i ~2 drove|drive|jumped|jump|died|die|ended|end|stepped|step|hung|took|swallowed|disappeared|crashed',
);
/** "It would be easier for everybody if I just wasn't here": the others named are those left behind. */
const OF_BEING_GONE = [
  "i|yo ~2 wasn't|wasnt|weren't|werent|not|no ~2 here|around|alive|exist|estuviera|existiera",
  'i ~2 stopped ~1 existing|being|living',
  "i ~2 didn't|didnt ~1 wake",
  'easier|better|smoother|simpler|mejor|facil ~5 without|sin ~1 me|mi',
].map(compilePattern);

/** Whether somebody else may take their life: the third person is spoken of, and hardly the first. */
export function isAboutAnother(reading: Reading): boolean {
  if ([FOUND_FAREWELL, CAME_IN, ON_THE_LINE].some((pattern) => matchPattern(pattern, reading)))
    return true;
  if ([OF_ONESELF, ...OF_BEING_GONE].some((pattern) => matchPattern(pattern, reading)))
    return false;
  const words = reading.tokens.map(({ word }) => word);
  const others =
    words.filter((word) => THIRD.has(word)).length +
    [OTHER_DOES, LEFT_WORD].filter((pattern) => matchPattern(pattern, reading)).length;
  const own = words.filter(
    (word, at) =>
      FIRST.has(word) && ![words[at - 1], words[at + 1]].some((near) => REPORTS.has(near ?? '')),
  ).length;
  return others > own;
}
