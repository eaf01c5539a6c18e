/** What is taken back, and which of the details it is; `any` where only the message before can tell. */
export type TakenBack = 'email' | 'phone' | 'any';

const MAIL = 'e-?mail(?: address)?|mailbox|address|mail|correo';
const NUMBER = 'number|cell(?: ?phone)?|mobile|landline|digits|n[uú]mero|cel(?:ular)?|tel[eé]fono';
/** "That line", but "our line" and "my phone" are what somebody calls about. */
const DEVICE = 'phone|line|l[ií]nea';
const WHICH = "(?:that|this|the|my|ese|esa|este|el|mi|su)(?: (?:\\w{1,12}|ex's))?";
const GIVEN =
  '(?: (?:i|we) (?:just |already )?(?:gave|sent|typed|wrote|put|left|told)(?: (?:you|in|down|here))?)?';
const NOW = '(?: (?:now|just|actually|already|currently|recently|long|only|been|since|also)){0,2}';
const IS = "(?:'s| is| was| are| got| gets| has| had| has been| had been| went| goes)";
const IS_NOT =
  "(?: isn't| isnt| is not| wasn't| was not| doesn't| doesnt| does not| won't| wont| will not| never|'s not)";
/** Said of a number or an address only by whoever no longer has it. */
const STALE = `(?:${IS}${NOW} (?:(?:my |our |the |an? )?(?:old|former|previous|outdated|useless|worthless|inactive|defunct|obsolete|unmonitored|ex's|other|past|expired)\\b|out of (?:date|service)|wrong|incorrect|invalid|disconnected|cut off|shut off|turned off|cancell?ed|deactivated|reassigned|retired|changed|someone else's|somebody else's|my (?:ex|mother|mom|dad|father|wife|husband|son|daughter|sister|brother|boss)(?:'s)?\\b|not (?:in (?:service|use)|mine|valid|right|correct|current|my|active|good)|no (?:good|longer))|${IS_NOT}${NOW} (?:mine|my|valid|right|correct|current|active|in (?:service|use)|the right|exist)|${NOW} (?:no longer|bounces|changed|belongs? to|used to be|stopped being)| (?:ya )?no (?:sirve|es|existe|lo|la|est[aá])| (?:era|est[aá] mal|cambi[oó]))`;
/** What may be said of a broken device as well. */
const BROKEN = `(?:${IS}${NOW} (?:dead|down|broken|bouncing|full|hacked|blocked|closed|lost|stolen|gone)|${IS_NOT}${NOW} (?:work|ring|working|ringing|good)|${NOW} (?:died|expired|closed))`;
/** A phone may be old or dead, but hardly incorrect. */
const UNTRUE = `(?:${IS}${NOW} (?:outdated|wrong|incorrect|invalid|reassigned|not (?:mine|valid|right|correct|current|my))|${IS_NOT}${NOW} (?:mine|my|valid|right|correct|current))`;
const ANY_MORE = ' (?:any ?more|any longer|now|since)';
const HAVE =
  "(?:no longer (?:have|use|own|check|read|get|answer)|(?:don'?t|do not) (?:really |even )?(?:have|use|own|check|read)|lost|canceled|cancelled|gave up|got rid of|deactivated)";
const OLD = '(?:old|wrong|former|previous|outdated|bad|mistaken|ex(?:-\\w{2,8})?)';

const said = (thing: string, isDevice: boolean) => [
  `\\b(?:scratch|forget|ignore|strike|never ?mind|disregard|don'?t use|do not use|skip|lose|toss|olvid\\w{1,4}|ignor\\w{1,3}|borr\\w{1,4})(?: about)? ${WHICH} ?(?:${thing})\\b`,
  `\\b${WHICH} (?:${thing})\\b${GIVEN}${isDevice ? UNTRUE : STALE}`,
  ...(isDevice
    ? []
    : [
        `\\b(?:that|it)(?: was| used to be) (?:my|our) (?:\\w{1,12} )?(?:${thing})\\b(?! (?:that|which))`,
      ]),
  `\\b(?:that|this|ese|esa|este) (?:\\w{1,12} )?(?:${thing})\\b${GIVEN}(?:${STALE}${isDevice ? '' : `|${BROKEN}`})`,
  `\\b(?:that|it|this|esa?|este)(?:'s| is| was|,?)? (?:just |actually |only )?(?:my|our|the|an?|mi|era mi|es mi|el) (?:${OLD} )(?:\\w{1,12} )?(?:${thing})\\b`,
  `\\b(?:that|it|this|that one)(?:'s not|\\s?isn'?t| is not| was not|\\s?wasn'?t) (?:really |actually |even )?(?:my|our|the (?:right|correct)) (?:\\w{1,12} )?(?:${thing})\\b`,
  `\\b(?:that|it|this|that one)(?:'s| is| was) (?:just |actually )?(?:an?|the|my|our) (?:\\w{1,12} ){0,2}(?:${thing}) (?:that |which )?(?:i|we) (?:gave up|no longer|lost|cancel+ed|used to|had|don'?t|do not|never|got rid|stopped|left)\\b`,
  `\\b(?:era|es) (?:mi|el) (?:${thing}) (?:viej|anterior|antigu|equivocad)`,
  `\\b(?:i|we) (?:just |actually |already )?${HAVE} (?:that|this|the|ese) (?:${OLD} )?(?:\\w{1,12} )?(?:${thing})\\b`,
  `\\b(?:can'?t|cannot|don'?t|do not) (?:get into|access|check|read|use|answer) that (?:\\w{1,12} )?(?:${thing})\\b`,
  `\\b(?:has|got|uses|took|owns|answers) (?:that|the|this|my old) (?:${thing}) now\\b`,
  `\\bno longer (?:have|use|own|check) (?:that|this|the|my) (?:\\w{1,12} )?(?:${thing})\\b`,
  `\\b(?:that|it|this|esa?)(?:'s| is| was) (?:the|an?) (?:${thing}) (?:of|at|for|from|in) (?:my|our|the|an?) ${OLD}\\b`,
  `^(?:\\p{L}{1,8}[,.!]{0,3} ){0,3}(?:that's |thats |that was |it's |es (?:el|la) )?(?:the |a |an )?(?:wrong|${OLD}) (?:\\w{1,12} )?(?:${thing})(?= ?$| ?[.,!;])`,
  `\\b(?:gave|sent|typed|put|left|told|entered|used|wrote)(?: (?:you|in|down|them))? (?:my|the|an?|our) ${OLD} (?:\\w{1,12} )?(?:${thing})\\b`,
  `\\b(?:ese|el|esa|mi) (?:${thing}) (?:ya )?no\\b|\\bya no (?:tengo|uso|reviso) (?:ese|el|este|mi) (?:${thing})\\b`,
];
/** In small letters. */
const of = (things: string, devices: string) =>
  [said(things, false), ...(devices === '' ? [] : [said(devices, true)])]
    .flat()
    .map((source) => new RegExp(source, 'u'));
const OF_EMAIL = of(MAIL, '');
const OF_PHONE = of(NUMBER, DEVICE);
/** "That's my old one", "it's not mine any more". */
const OF_ANY = new RegExp(
  `^(?:\\w{1,10}[,.!]? ){0,3}(?:(?:that|it|this|that one|this one)(?:'s| is| was) (?:my|the|an?) (?:old|wrong|previous|former) one\\b|(?:that|it|this|that one)(?:'s not| isn't| is not) (?:mine|right|correct)\\b|(?:that|that one)(?:'s| is| was) (?:wrong|incorrect|outdated|old|dead)\\b|(?:i|we) (?:don'?t|do not|no longer) (?:have|use) (?:that|it)(?: one)?(?:${ANY_MORE})?(?= ?$| ?[.,!;]))|\\b(?:i|we) (?:don'?t|do not|no longer) (?:have|use|own) (?:that|it)(?: one)?${ANY_MORE}(?= ?$| ?[.,!;])`,
  'u',
);

export const TAKEN_BACK_PATTERNS: readonly RegExp[] = [...OF_PHONE, ...OF_EMAIL, OF_ANY];

/**
 * What a message takes back of the details before it, with nothing in its place: "that was my old
 * number", "I don't have that phone any more".
 * @param message without a detail of its own
 */
export function takenBack(message: string): TakenBack | undefined {
  const text = message.replace(/\s+/g, ' ').trim().toLowerCase();
  if (text.endsWith('?')) return undefined;
  if (OF_PHONE.some((each) => each.test(text))) return 'phone';
  if (OF_EMAIL.some((each) => each.test(text))) return 'email';
  return OF_ANY.test(text) ? 'any' : undefined;
}
