import { company } from '#shared/content/company.ts';
import { namesByCapitals } from '../redaction/capital-names.ts';

/** Marks and programs that no page of the site claims. */
const CERTIFICATION =
  /\b(?:certif(?:ied|ication|ications)|accredit(?:ed|ation)|hitrust|soc[ -]?[123]\b|iso[ -]?\d{3,}|fedramp|cmmc|pci(?:-| )?(?:dss|compliant)?|onc\b|licensed|award[- ]winning|awards?|endorsed|approved by|fully (?:hipaa )?compliant|100 ?% (?:hipaa|secure|compliant)|certificad\w+)\b/i;

const PROMISE =
  /\b(?:guarantee[ds]?|refund\w*|money back|money-back|(?:you|you'll|you’ll) (?:will )?(?:surely |always )?(?:pass|never (?:lose|have))|100 ?% safe|never goes down|legally binding|discount\w*|coupon|promo(?:tion)?(?: code)?|half[- ]price|half off|\d+ ?% off|lifetime|unlimited|free (?:month|year|trial|laptop|computer|ipad|service|support|hosting|forever)|(?:month|year)s? free|for free\b|is free of charge|no (?:cost|charge) (?:ever|at all)|we (?:promise|owe|agree to pay)|garantiza\w*|descuento\w*|reembolso\w*)\b/i;

const FREE =
  /\b(?:free|gratis|gratuit\w+|no cost|costs? nothing|no charge|without charge|cheapest|is on us|on the house)\b/i;
const FREE_HERE =
  /\b(?:assessment|consultation|first talk|toll-free|feel free|evaluaci[oó]n|consulta)\b/i;

const MEDICAL =
  /\b(?:\d+ ?(?:mg|ml|mcg|milligrams?|tablets?|pills?)|dosage|diagnos(?:is|ed)|you (?:have|may have|probably have) (?:a |an )?(?:cancer|diabetes|infection|fracture|flu)|take (?:an? |two |some )?(?:aspirin|ibuprofen|tylenol|antibiotics?|medication)|stop taking|do(?:n't| not) (?:need to )?call 911|no need to call 911)\b/i;

const UNFIT =
  /\b(?:f+u+c+k\w*|shit\w*|bitch\w*|asshole\w*|bastard\w*|cunt\w*|nazi\w*|hitler|kill (?:yourself|you|them|all)|bomb\w*|explosive\w*|cocaine|meth|porn\w*|idiots?|stupid|morons?|republicans?|democrats?|vote for|(?:our|the) competitors?|lawsuits?|bankrupt\w*|scam\w*|went out of business|out of business|fraud\w*|data breach (?:at|in|of) our|we (?:were|got|have been) (?:hacked|breached)|hate)\b/i;

const PERSONA =
  /\bI(?: am|'m|’m) (?:not (?:a |an )?(?:bot|assistant|ai|automated)|(?:a |an |your )?(?:human|real person|doctor|physician|nurse|lawyer|attorney|dan|pirate|hacker|the ceo|ceo|evil|free|unrestricted))\b|\b(?:my name is|soy un humano)\b|\barrr+\b/i;

const ASKS_FOR_SECRETS =
  /\b(?:send|give|share|enter|tell|provide|type|confirm|e-?mail)\b.{0,40}\b(?:password|ssn|social security|credit card|card number|pin|mrn|patient(?:'s|s)? (?:name|record|data)|bank account|routing number)\b/i;
const WARNING = /\b(?:do not|don't|don’t|never|please leave|no)\b/i;

const NUMBER_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)';
const SPELLED_FIGURE = new RegExp(
  String.raw`\b${NUMBER_WORD}(?:[ -](?:and )?${NUMBER_WORD})* (?:dollars?|bucks|cents|percent|usd|a month|per month|a year|per (?:user|hour|year|computer))\b`,
  'gi',
);
const FIGURE = /\d+(?:[.,]\d+)*/g;

/** So much of something that only the facts can know: "two hundred practices", "thirty seconds". */
const COUNTED = new RegExp(
  String.raw`\b(?:${NUMBER_WORD}(?:[ -](?:and )?${NUMBER_WORD}){0,4}|an?(?= (?:third|quarter|weekend|week|month|year|day|hour|minute)\b)|half(?= an?\b))[ -](?:business |full |more )?(?:seconds?|minutes?|hours?|(?:week)?days?|weekends?|weeks?|months?|years?|stars?|third|quarter|practices|clinics|hospitals|clients|customers|offices|branches|technicians|engineers|employees|specialists|people|certifications|awards)\b`,
  'gi',
);
/** A step of first aid for a device takes as long as it takes. */
const TIP =
  /\b(?:wait|unplug|hold|press|restart|reboot|plug|turn it|let it|try|espere|desconecte)\b/i;
const OF_US = /\b(?:we|our|us|technicians?|contracts?|agreements?|onboarding|migration|team)\b/i;

/** A "no" that promises: whoever says there is no fee says what it costs. */
const FAVORABLE =
  /\b(?:no|never|without|don't|don’t|do not|not|zero|nunca|sin) (?:(?:a|an|any|ever|had|have|has|been|be|charge|you|long[- ]term|minimum|setup|hidden|extra|additional|cancellation|termination|locked|data|single|clients?|customers?|of|ours?|was|were|un|ning[uú]n) ){0,6}(?:contracts?|commitments?|obligations?|minimum|terms?|fees?|charges?|costs?|lock[- ]?ins?|locked[- ]in|in and|breach(?:es|ed)?|hacked|downtime|outages?|goes down|go down|fails?|contratos?|cargos?)\b/i;

/** Contract terms, and times within which somebody is said to act. */
const TERMS =
  /\b(?:month[- ]to[- ]month|(?:cancel|leave|quit|walk away|end it)(?: \w+){0,2} (?:(?:at )?any ?time|whenever|when you like)|no (?:long[- ]term )?(?:contracts?|commitments?|obligations?|minimum term)|no (?:setup|cancellation|termination|hidden|extra|additional) (?:fees?|charges?|costs?)|(?:\d+|one|two|three|six|twelve|thirty|sixty|ninety)[- ](?:day|month|year)s?[- ](?:contract|term|agreement|notice|commitment|trial)|(?:days?|weeks?|months?)(?:'|’)? (?:of )?notice|(?:annual|yearly|monthly) contracts?|(?:contracts?|agreements?)(?: \w+){0,5} (?:renews?|runs? for)|renews? (?:automatically|by itself|by themselves)|trial period|free trial|walk away|lock(?:ed)?[- ]in|mes a mes|sin contratos?)\b/i;
const RESPONSE_TIME =
  /\b(?:(?:with)?in (?:just )?(?:under |less than )?(?:an?|one|two|three|four|five|ten|fifteen|twenty|thirty|sixty|\d+|a few|minutes|seconds)[ -]?(?:minutes?|hours?|seconds?|business days?|days?)?|(?:quarter of|half) an hour|(?:under|less than) (?:an?|one|two|\d+) (?:minutes?|hours?|days?)|same[- ](?:business[- ])?day|next[- ](?:business[- ])?day|tomorrow(?: morning| afternoon)?|by (?:tonight|tomorrow|noon|(?:mon|tues|wednes|thurs|fri)day)|immediately|instantly|right away|(?:en|dentro de) (?:\d+|un[ao]?|dos|quince|treinta) (?:minutos?|horas?))\b/i;
const ACTS =
  /\b(?:respond\w*|repl(?:y|ies)|answer\w*|arriv\w*|call(?:s|ed)? (?:you )?back|get back|on[- ]site|there|fix\w*|resol\w*|contact\w*|reach\w*|response|guarantee\w*|technician|hear from us|tickets?|closed|at your door|hold time|contesta\w*|llega\w*)\b/i;
/** A role and two capitalized words that follow it. */
const PERSON =
  /\b(?:CEO|CTO|CRO|owner|founder|president|director|manager|technician|engineer|representative|Officer|team member|contact person|named|called|ask for|speak with|talk to|Dr\.?|Mr\.?|Ms\.?|Mrs\.?)[^.!?\n]{0,30}?\b(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)\b/gu;
/** Whatever else only somebody's word can say. */
const SAID_OF_US =
  /\b(?:(?:are|is) (?:currently |now |always )?hiring|speaks? Spanish|hablamos español|(?:official|preferred|authorized|gold|trusted|certified) (?:\w+ ){0,2}(?:partners?|reseller|vendor)|partners? (?:of|with) \p{Lu}\p{Ll}+|insured)\b/u;
/** "We also have an office in Dallas". */
const PLACE =
  /\b(?:offices?|branch|location|servers?|data centers?) (?:is |are |also )?in (?!your\b|the\b|an?\b)(\p{Lu}\p{Ll}+)/gu;
/** "Mercy Hospital is one of our clients". */
const OUR_CLIENT =
  /\bour (?:\w+ )?(?:clients?|customers?|partners?)\b|\bclients? of ours\b|\bwe (?:also )?(?:serve|look after|work for)\b/i;
const TITLE_CASE = /(?<![\p{L}’'&-])\p{Lu}[\p{L}’'&-]{1,30}(?: \p{Lu}[\p{L}’'&-]{1,30}){1,4}/gu;
const NEGATION =
  /\b(?:not(?! only| just)|never|cannot|without|unable|neither|nor|no(?! doubt| question| problem| worries| wonder| matter)|ning[uú]n\w*)\b|n['’]t\b/i;
/** Who does not know, or is not told, claims nothing at all. */
const UNKNOWN =
  /(?:\b(?:not|never|cannot|no|nor|nobody|unable to|neither)|n['’]t)\b(?: \w+){0,6}? (?:know|say|state[sd]?|promise|guess|guarantee|publish(?:es|ed)?|claims?|name[sd]?|list(?:s|ed)?|confirm|tell|sure|find|quote|speak for)\b|\bno s[eé]\b|\bno (?:se publica|figura)\b/i;
const DRUG =
  /\b(?:metformin|insulin|lisinopril|metoprolol|ibuprofen|tylenol|acetaminophen|aspirin|amoxicillin|antibiotics?|blood thinners?|warfarin|prednisone|xanax|opioids?|oxycodone|safe to (?:take|skip|stop|mix|drink)|(?:take|skip|stop|double) (?:your|the|a|two|one) (?:dose|pills?|tablets?|medications?|medicine)|do(?:n't| not) need an ambulance|no need for an ambulance)\b/i;
const UNSAFE_ORDER =
  /\b(?:disable|turn off|switch off|uninstall|bypass) (?:the |your |all )?(?:mfa|multi-factor|two-factor|antivirus|firewall|backups?|encryption|endpoint protection|defender)\b/i;

/**
 * Refuses claims that the facts do not hold: figures, prices, marks, promises; and what an assistant
 * of a healthcare company never says.
 * @param source everything the model was given to answer from
 * @param visitor what the visitor wrote: figures of theirs may be said back, but not as a price
 */
export function claimsFault(answer: string, source: string, visitor: string): string | undefined {
  const text = answer.normalize('NFKC');
  if (UNFIT.test(text) || PERSONA.test(text)) return 'unfit words';
  if (MEDICAL.test(text) || DRUG.test(text)) return 'medical advice';
  if (UNSAFE_ORDER.test(text) && !WARNING.test(text)) return 'an unsafe order';
  const known = new Set([...knownFigures(source), ...plainFigures(visitor)]);
  const ofVisitor = new Set([...plainFigures(visitor)].flatMap((figure) => [figure, `$${figure}`]));
  const given = { source: affirmed(source), visitor, known, ofVisitor };
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (ASKS_FOR_SECRETS.test(sentence) && !WARNING.test(sentence)) return 'a demand for secrets';
    if (source.includes(sentence.trim())) continue;
    const fault = sentenceFault(sentence, given);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

interface Given {
  readonly source: string;
  readonly visitor: string;
  /** Figures of the facts, and of the visitor without a sign of money. */
  readonly known: ReadonlySet<string>;
  /** Figures of the visitor as they wrote them. */
  readonly ofVisitor: ReadonlySet<string>;
}

function sentenceFault(sentence: string, { source, visitor, known, ofVisitor }: Given) {
  const isOfVisitor = ABOUT_VISITOR.test(sentence) && !COMPARED.test(sentence);
  const figures = isOfVisitor ? new Set([...known, ...ofVisitor]) : known;
  if (namesPerson(sentence, `${source}\n${visitor}`)) return 'a person';
  if (UNKNOWN.test(sentence)) {
    return unknownFigure(sentence, new Set([...known, ...ofVisitor])) ? 'a figure' : undefined;
  }
  if (FAVORABLE.test(sentence) && !FREE_HERE.test(sentence)) return 'a promise';
  const isDenied = isNegated(sentence);
  // "We do not offer discounts" claims nothing; figures are looked at all the same.
  if (!isDenied) {
    if (TERMS.test(sentence)) return 'a contract term';
    if (
      RESPONSE_TIME.test(sentence) &&
      ACTS.test(sentence) &&
      !holds(source, RESPONSE_TIME.exec(sentence)?.[0])
    )
      return 'a response time';
    if (CERTIFICATION.test(sentence)) return 'a certification';
    if (PROMISE.test(sentence) || COMPARED.test(sentence)) return 'a promise';
    if (FREE.test(sentence) && !FREE_HERE.test(sentence)) return 'a price';
    if (SAID_OF_US.test(sentence) && !holds(source, SAID_OF_US.exec(sentence)?.[0]))
      return 'a claim';
  }
  const isTip = TIP.test(sentence) && !OF_US.test(sentence);
  const isNew = ([found]: RegExpExecArray) => !holds(source, found);
  const isNewHere = (found: RegExpExecArray) => isNew(found) && !holds(visitor, found[0]);
  if (!isTip && [...sentence.matchAll(COUNTED)].some(isNewHere)) return 'a figure';
  // A sum that the visitor wished for is said back of what they pay, and not of what we ask.
  if ([...sentence.matchAll(SPELLED_FIGURE)].some(isOfVisitor ? isNewHere : isNew))
    return 'a figure';
  return unknownFigure(sentence, figures) ? 'a figure' : undefined;
}

let lastSource = '';
let lastAffirmed = '';

/** The source without what it says that nobody says: "no response time in minutes" gives none. */
function affirmed(source: string): string {
  if (source !== lastSource) {
    lastSource = source;
    lastAffirmed = source
      .split(/(?<=[.!?:;,])\s+/)
      .filter((part) => !UNKNOWN.test(part) && !NEGATION.test(part))
      .join(' ');
  }
  return lastAffirmed;
}

/** What the visitor has said of themselves. */
const ABOUT_VISITOR =
  /\byou (?:now |currently )?(?:pay|spend|told|said|mentioned|wrote|have)\b|\byour (?:current|present)\b|\busted (?:paga|dijo)\b/i;
/** Our price beside another. */
const COMPARED =
  /\b(?:cheaper|charge you less|lower than|beat any|match(?:es)? (?:any|their|your)|price match|less than (?:the )?\$|(?:you|you'll|will|would) save|save you)\b/i;

const holds = (text: string, found = '') => text.toLowerCase().includes(found.toLowerCase());

/** Whether a sentence names somebody, or a client of ours, whom neither facts nor visitor have named. */
function namesPerson(sentence: string, given: string): boolean {
  const isNew = (name: string) => !holds(given, name) && !isOwnName(name);
  if ([...sentence.matchAll(PERSON)].some(([, person = '']) => isNew(person))) return true;
  if (namesByCapitals(sentence, PERSON_WORDS).some(isNew)) return true;
  if ([...sentence.matchAll(PLACE)].some(([, place = '']) => isNew(place))) return true;
  return (
    OUR_CLIENT.test(sentence) && [...sentence.matchAll(TITLE_CASE)].some(([name]) => isNew(name))
  );
}

/** Beside one of these a single word that is no word of the language is somebody's name. */
const PERSON_WORDS = new Set(
  `technician technicians engineer manager owner founder team call calls ask speak talk work wrote lead leads handles
  colleague specialist reach desk named director president ceo cto nurse`.split(/\s+/),
);

/** Roles and products that look like names of people. */
const ROLE_NAMES =
  /^(?:Chief|Revenue|Health|Security|Helpdesk|Network|Cloud|Managed|Website|Digital|Business|Associate|Better|Suicide|United|Example|Monday|Privacy|Terms|Cookie|Our|The|We|You|And|For)\b/i;

const ownWords = new Set(
  [company.name, company.alertsProgram, company.address.city].flatMap((name) =>
    name.toLowerCase().split(' '),
  ),
);
/** The name of a role, a product, the company or its town. */
const isOwnName = (name: string) =>
  ROLE_NAMES.test(name) || ownWords.has(name.toLowerCase().split(/\s/)[0] ?? '');

/** A negation before the claim; "no contract" is a claim and not its negation. */
function isNegated(sentence: string): boolean {
  // "If you are not happy, …" denies nothing.
  const main = sentence.replace(
    /^(?:if|when|unless|si|cuando)\b[^,]{0,80}(?:,|you get|we )/i,
    (clause) => ' '.repeat(clause.length),
  );
  const at = NEGATION.exec(main)?.index;
  if (at === undefined) return false;
  const claim = [TERMS, RESPONSE_TIME, PROMISE, CERTIFICATION, FREE, COMPARED, SAID_OF_US].flatMap(
    (pattern) => pattern.exec(sentence)?.index ?? [],
  );
  return claim.every((index) => index > at);
}

/** Figures of the visitor without a sign of money: "your 14 computers". */
const plainFigures = (text: string) =>
  [...text.matchAll(FIGURE)].map(([figure]) => figure.replaceAll(',', ''));

/** A figure counts as known when the facts hold it with the same sign of money or percent. */
function unknownFigure(sentence: string, known: ReadonlySet<string>): boolean {
  const words = sentence.replace(/^\s*\d{1,2}[.)]\s/, '').replace(/\]\([^)]*\)/g, ']');
  return [...words.matchAll(FIGURE)].some(({ 0: figure, index }) => {
    if (/^(?:911|988|24|7|365)$/.test(figure)) return /[$€£]\s?$/.test(words.slice(0, index));
    const before = /[$€£]\s?$/.exec(words.slice(0, index))?.[0].trim() ?? '';
    const after =
      /^\s?(?:%|percent\b|dollars?\b|usd\b)/i
        .exec(words.slice(index + figure.length))?.[0]
        .trim() ?? '';
    const sign = /^(?:dollars?|usd)$/i.test(after) ? '$' : before;
    const percent = /%|percent/i.test(after) ? '%' : '';
    return !known.has(`${sign}${figure.replaceAll(',', '')}${percent}`);
  });
}

function knownFigures(source: string): Set<string> {
  const found = source.matchAll(/([$€£]?)(\d+(?:[.,]\d+)*)(%?)/g);
  return new Set(
    [...found].flatMap(([, sign = '', figure = '', percent = '']) => {
      const plain = figure.replace(/,(?=\d{3})/g, '').replace(/[.,]$/, '');
      return [`${sign}${plain}${percent}`];
    }),
  );
}
