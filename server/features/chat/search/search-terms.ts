import { stemmer } from 'stemmer';

/** Words that say nothing about what a question is about. */
const STOP_WORDS = new Set(
  `a about after all also am an and any anyone anybody are as at be been but by can can't could did do
  does doing don't else every everything for from get give go going got guys had has have he hello help her hey hi
  him his how i if in into is isn't it its just know let like look looking make may me might mine more much
  must my need needs no not now of ok okay on one or other our ours out please possible really right said say see
  she should so some someone something somebody sure tell than thank thanks that the their them then there these they
  thing things this those to too try trying up us use using very want was way we well were what when where
  which who why will with won't work works would yes yet you your yours i've we've hate love great`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that say little: a question should not fail because a fact puts them otherwise. */
const WEAK_WORDS = `fix install connect set setup support offer provide include handle service services company
  business team client clients customer customers available cover information question problem problems issue
  issues start manage run keep build change add check clinic practice office new old good best bad terrible
  healthcare medical it's offering happens happen actually currently local kind type long many much place time`;

/** Groups of words that mean the same here; a question with one finds texts with the others. */
const SYNONYM_GROUPS = [
  'emr ehr',
  'wi-fi wifi wireless',
  'e-fax efax',
  'mfa 2fa',
  'sms text texting texts',
  'cost price pricing fee',
  'clinic practice office',
  'doctor physician provider',
  'antivirus malware virus',
  'staff employee employees',
  'website webpage',
  'sell sold',
  'computer pc workstation desktop mac',
  'data information',
  'picture image images',
  'firm company business',
  'ad ads advert advertising',
].map((group) => group.split(' ').map(stem));

const synonymsOf = new Map<string, readonly string[]>();
for (const group of SYNONYM_GROUPS) for (const term of group) synonymsOf.set(term, group);

const weakTerms = new Set(WEAK_WORDS.split(/\s+/).map(stem));

/** How much a term says, 0 to 1. */
export function weightOfWord(term: string): number {
  return weakTerms.has(term) ? 0.25 : 1;
}

/** Words of a text: letters, digits and what joins them (`wi-fi`, `24/7`, `99.9`). */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['./-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The form under which a word is found; undefined for words that say nothing. */
export function termOf(word: string): string | undefined {
  return STOP_WORDS.has(word) || (word.length < 2 && !/\d/.test(word)) ? undefined : stem(word);
}

/** The term and those that mean the same. */
export function withSynonyms(term: string): readonly string[] {
  return synonymsOf.get(term) ?? [term];
}

function stem(word: string): string {
  return /\d/.test(word) ? word : stemmer(word.replace(/'s$/, '').replace(/-/g, ''));
}

/** Everyday words that need no correcting, though no fact holds them. */
export const everydayWords: readonly string[] = [
  ...STOP_WORDS,
  ...WEAK_WORDS.split(/\s+/),
  ...`great thanks bye goodbye perfect awesome morning afternoon evening human robot weather tomorrow
    today yesterday joke poem write story movie football basketball president python game games cats dogs
    stupid useless idiot hiring jobs career careers insurance refund discount discounts iphone iphones laptop
    laptops employees biggest pretend ignore previous instructions prompt password print reveal
    secret breathing collapsed overdosed stroke chest pain hacked ransom stolen stole broken stopped working
    crashed frozen quote quotes afford expensive cheap schedule appointment meeting consultation talk speak
    somebody representative operator callback located directions weekends weekend holidays sundays saturdays
    bought purchase repair medical dose symptoms ibuprofen amoxicillin espanol hablan hola buenos dias necesito
    computadora cuanto cuesta gracias servicios ayuda telefono`.split(/\s+/),
];
