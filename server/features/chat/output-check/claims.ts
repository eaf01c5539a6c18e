import { company } from '#shared/content/company.ts';

/** Marks and programs that no page of the site claims. */
const CERTIFICATION =
  /\b(?:certif(?:ied|ication|ications)|accredit(?:ed|ation)|hitrust|soc[ -]?[123]\b|iso[ -]?\d{3,}|fedramp|cmmc|pci(?:-| )?(?:dss|compliant)?|onc\b|licensed|award[- ]winning|endorsed|approved by|fully (?:hipaa )?compliant|100 ?% (?:hipaa|secure|compliant)|certificad\w+)\b/i;

const PROMISE =
  /\b(?:guarantee[ds]?|refund\w*|money[- ]back|legally binding|discount\w*|coupon|promo(?:tion)?(?: code)?|half[- ]price|lifetime|unlimited|free (?:month|year|trial|laptop|computer|ipad|service|support|hosting|forever)|(?:month|year)s? free|for free\b|is free of charge|no (?:cost|charge) (?:ever|at all)|we (?:promise|owe|agree to pay)|garantiza\w*|descuento\w*|reembolso\w*)\b/i;

const FREE =
  /\b(?:free|gratis|gratuit\w+|no cost|costs? nothing|no charge|without charge|cheapest)\b/i;
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

/** Contract terms, and times within which somebody is said to act. */
const TERMS =
  /\b(?:month[- ]to[- ]month|cancel (?:at )?any ?time|no (?:long[- ]term )?(?:contracts?|commitments?|obligations?|minimum term)|no (?:setup|cancellation|termination|hidden|extra|additional) (?:fees?|charges?|costs?)|(?:\d+|one|two|three|six|twelve|thirty|sixty|ninety)[- ](?:day|month|year)s?[- ](?:contract|term|agreement|notice|commitment|trial)|(?:annual|yearly|monthly) contracts?|lock(?:ed)?[- ]in|mes a mes|sin contratos?)\b/i;
const RESPONSE_TIME =
  /\b(?:(?:with)?in (?:just )?(?:under )?(?:an?|one|two|three|four|five|ten|fifteen|twenty|thirty|sixty|\d+|a few|minutes|seconds)[ -]?(?:minutes?|hours?|seconds?|business days?|days?)?|same[- ](?:business[- ])?day|next[- ]business[- ]day|(?:en|dentro de) (?:\d+|un[ao]?|dos|quince|treinta) (?:minutos?|horas?))\b/i;
const ACTS =
  /\b(?:respond\w*|repl(?:y|ies)|answer\w*|arriv\w*|call(?:s|ed)? (?:you )?back|get back|on[- ]site|there|fix\w*|resol\w*|contact\w*|reach\w*|response|guarantee\w*|technician|respond\w*|contesta\w*|llega\w*)\b/i;
/** "Our CEO is Maria Delgado": a role and two capitalized words that follow it. */
const PERSON =
  /\b(?:CEO|CTO|CRO|owner|founder|president|director|manager|technician|engineer|representative|Officer|team member|contact person|named|called|ask for|speak with|talk to|Dr\.?|Mr\.?|Ms\.?|Mrs\.?)[^.!?\n]{0,30}?\b(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)\b/gu;
const NEGATION =
  /\b(?:not|n['’]t|never|cannot|without|unable|neither|nor|no (?:published|stated|such|information))\b|n['’]t\b/i;
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
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (ASKS_FOR_SECRETS.test(sentence) && !WARNING.test(sentence)) return 'a demand for secrets';
    if (source.includes(sentence.trim())) continue;
    const unnamed = [...sentence.matchAll(PERSON)].find(
      ([, person = '']) => !source.includes(person),
    );
    if (unnamed && !isOwnName(unnamed[1] ?? '')) return 'a person';
    const isDenied = isNegated(sentence);
    if (TERMS.test(sentence) && !isDenied) return 'a contract term';
    if (
      RESPONSE_TIME.test(sentence) &&
      ACTS.test(sentence) &&
      !isDenied &&
      !isKnownTime(sentence, source)
    )
      return 'a response time';
    if (isDenied && !/[$€£]\s?\d/.test(sentence) && !CERTIFICATION.test(sentence)) {
      // "We do not offer discounts" claims nothing; figures are looked at all the same.
      if (unknownFigure(sentence, known)) return 'a figure';
      continue;
    }
    if (CERTIFICATION.test(sentence)) return 'a certification';
    if (PROMISE.test(sentence)) return 'a promise';
    if (FREE.test(sentence) && !FREE_HERE.test(sentence)) return 'a price';
    if ([...sentence.matchAll(SPELLED_FIGURE)].some(([spelled]) => !source.includes(spelled)))
      return 'a figure';
    if (unknownFigure(sentence, known)) return 'a figure';
  }
  return undefined;
}

/** Roles and products that look like names of people. */
const ROLE_NAMES =
  /^(?:Chief|Revenue|Health|Security|Helpdesk|Network|Cloud|Managed|Website|Digital|Business|Associate|Better|Suicide|United|Example|Monday|Privacy|Terms|Cookie|Our|The|We|You|And|For)\b/;

const ownWords = new Set(
  [company.name, company.alertsProgram, company.address.city].flatMap((name) => name.split(' ')),
);
/** The name of a role, a product, the company or its town. */
const isOwnName = (name: string) =>
  ROLE_NAMES.test(name) || ownWords.has(name.split(/\s/)[0] ?? '');

/** A negation before the claim; "no contract" is a claim and not its negation. */
function isNegated(sentence: string): boolean {
  const at = NEGATION.exec(sentence)?.index;
  if (at === undefined) return false;
  const claim = [TERMS, RESPONSE_TIME, PROMISE, CERTIFICATION, FREE].flatMap(
    (pattern) => pattern.exec(sentence)?.index ?? [],
  );
  return claim.every((index) => index >= at);
}

const isKnownTime = (sentence: string, source: string) =>
  source.toLowerCase().includes((RESPONSE_TIME.exec(sentence)?.[0] ?? '').toLowerCase());

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
