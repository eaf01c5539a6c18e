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
  /\b(?:f+u+c+k\w*|shit\w*|bitch\w*|asshole\w*|bastard\w*|cunt\w*|nazi\w*|hitler|kill (?:yourself|you|them|all)|bomb\w*|explosive\w*|cocaine|meth|porn\w*|idiots?|stupid|morons?|republicans?|democrats?|vote for|(?:our|the) competitors?|lawsuits?|bankrupt\w*|scam\w*|went out of business|out of business|fraud\w*|data breach (?:at|in|of) (?:our|redbud)|we (?:were|got|have been) (?:hacked|breached)|hate)\b/i;

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

/**
 * Refuses claims that the facts do not hold: figures, prices, marks, promises; and what an assistant
 * of a healthcare company never says.
 * @param source everything the model was given to answer from
 */
export function claimsFault(answer: string, source: string): string | undefined {
  const text = answer.normalize('NFKC');
  if (UNFIT.test(text) || PERSONA.test(text)) return 'unfit words';
  if (MEDICAL.test(text)) return 'medical advice';
  const known = knownFigures(source);
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (ASKS_FOR_SECRETS.test(sentence) && !WARNING.test(sentence)) return 'a demand for secrets';
    if (source.includes(sentence.trim())) continue;
    if (CERTIFICATION.test(sentence)) return 'a certification';
    if (PROMISE.test(sentence)) return 'a promise';
    if (FREE.test(sentence) && !FREE_HERE.test(sentence)) return 'a price';
    if ([...sentence.matchAll(SPELLED_FIGURE)].some(([spelled]) => !source.includes(spelled)))
      return 'a figure';
    if (unknownFigure(sentence, known)) return 'a figure';
  }
  return undefined;
}

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
