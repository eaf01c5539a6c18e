import { companyFacts as facts } from '../facts/company-facts.ts';
import { factParagraph } from './reply.ts';
import { texts } from './texts.ts';

/** What is asked so often, and in so few words, that a search would guess. */
interface TopicRule {
  readonly asks: RegExp;
  readonly unless?: RegExp;
  readonly answer: string;
}

const say = (name: keyof typeof facts) => factParagraph(facts[name]);

/** Read in this order; patterns read plain words. */
const RULES: readonly TopicRule[] = [
  {
    asks: /^(?:so |hi |hey )?(?:who (?:are|is) (?:you|redbud|this)(?: guys| people| all)?|what is redbud|(?:tell me )?(?:more )?about (?:you|yourself|your company|the company|redbud))\b[ ?.!]*$/,
    answer: say('about'),
  },
  {
    asks: /\bwhat (?:exactly )?do you (?:guys |people |all )?(?:do|offer|provide)\b|\b(?:what|which|list of|your|all) services\b|\bservices do you\b/,
    answer: say('services'),
  },
  {
    asks: /\b(?:your|the company's) (?:website|web ?site|url|web address|homepage)\b/,
    answer: say('web'),
  },
  {
    asks: /\b(?:who|name|list)\b.{0,15}\b(?:clients?|customers)\b/,
    unless: /\bwork (?:for|with)\b/,
    answer: texts.clients,
  },
  {
    asks: /\b(?:hiring|job|jobs|career|careers|vacanc\w+|internship|resume|work for you|how many (?:employees|people work|staff)|headcount|insurances?|medicaid|medicare|tax id|ein|w-?9|npi|refunds?|soc ?2|hitrust|iso ?27001|fedramp|cmmc|pci|stock price|revenue|competitors?)\b/,
    unless: /\b(?:cyber ?insurance|insurer asks)\b/,
    answer: texts.unknown,
  },
  {
    asks: /\b(?:iphones?|ipads?|game consoles?|xbox|playstation|tvs?|microwave|car|cars)\b|\b(?:do you|can i|where can i)\b.{0,10}\b(?:sell|buy|purchase)\b.{0,20}\b(?:laptops?|computers?|printers?|phones?|tablets?|hardware|pcs?)\b|\bdiscounts?\b/,
    answer: texts.unknown,
  },
  {
    asks: /\b(?:talk|speak|chat|connect)\b.{0,25}\b(?:person|human|someone|somebody|agent|representative|rep|operator|people)\b|\b(?:human|person|agent|representative|operator) please\b|^(?:human|agent|person|representative|operator)[ .!?]*$|\bcall (?:me|us)(?: back)?\b|\bcallback\b|\breach out to me\b/,
    answer: texts.person,
  },
  {
    asks: /\b(?:schedule|book|set up|arrange|make)\b.{0,15}\b(?:appointment|meeting|consultation|consult|call|demo|visit|time|walk-?through)\b|\bconsultations?\b/,
    answer: say('consultation'),
  },
  {
    asks: /\b(?:my|our|the|a)\b.{0,25}\b(?:stopped working|died|broke|failed|quit working|is dead|is (?:so |very |really |too )?slow|is broken|is not working|isn't working|not working|won't (?:start|print|turn on|open|boot|connect|load)|(?:keeps|is) (?:crashing|freezing)|crashed|froze|frozen|is stuck|doesn't work)\b|\b(?:can't|cannot|unable to|not able to) (?:log ?in|log on|sign in|print|connect|access|open)\b|\blocked out\b/,
    answer: texts.broken,
  },
  {
    asks: /\b(?:price|prices|pricing|cost|costs|how much|fees?|charges?|quote|quotes|estimate|expensive|cheap|afford|budget|rates|per (?:user|month|computer|seat)|monthly)\b/,
    unless: /\b(?:texts?|sms|isp|satisfaction|data rates|how much (?:time|longer|experience))\b/,
    answer: say('price'),
  },
  {
    asks: /\be-mail\b|\b(?:contact|reach|write)\b.{0,15}\b(?:sales|support)\b/,
    unless:
      /\b(?:our|host\w*|encrypt\w*|migrat\w*|filter\w*|spam|phish\w*|calendar|mailbox|come with|mfa|2fa|set ?up|my e-mail is|secure|outlook|exchange)\b/,
    answer: say('emails'),
  },
  {
    asks: /\b(?:phone|telephone|hotline|toll-?free)\b|\b(?:your|you|contact|the) number\b|\bnumber please\b|\bcall (?:you|someone|somebody|a person|in)\b|\bwho (?:do|can|should) (?:we|i) call\b|\bhow (?:do|can) (?:i|we) (?:reach|contact)\b|\bcontact (?:you|information|details)\b/,
    unless: /\b(?:fax|phones|system|voip|my phone|cell ?phone|sms|text)\b/,
    answer: say('phone'),
  },
  {
    asks: /\bwhere (?:are|is) (?:you|your|the)\b|\bwhere .{0,20}\b(?:located|based|office)\b|\b(?:your|mailing|postal|street|office|physical) address\b|\bzip ?code\b|\bdirections\b|\bheadquarter\w*\b|\b(?:an )?office in\b|\blocations?\b/,
    answer: say('address'),
  },
  {
    asks: /\b(?:business|office|opening|your|support) hours\b|\bare you (?:guys )?(?:open|closed|available)\b|\bwhat time\b|\b(?:when|time)\b.{0,15}\b(?:open|close)\b|\b(?:work|open|support|answer|available|support available)\b.{0,20}\b(?:holidays?|weekends?|sundays?|saturdays?|nights?)\b|\b(?:24\/7|24x7|24 hours|around the clock|after hours|middle of the night|in the morning)\b|^(?:and |what about )?(?:on |at )?(?:weekends?|nights?|holidays?|sundays?|saturdays?|hours)[ ?.!]*$/,
    unless: /\bhow many hours\b/,
    answer: say('hours'),
  },
];

/** Answers of the rules that a clause meets, at most two. Reads plain words, spelled right. */
export function topicAnswers(clause: string): string[] {
  const answers = RULES.filter(({ asks, unless }) => asks.test(clause) && !unless?.test(clause));
  return [...new Set(answers.map(({ answer }) => answer))].slice(0, 2);
}
