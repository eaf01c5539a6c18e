import type { Clause } from './clause-owner.ts';
import { DETAIL_MARK } from './detail-owner.ts';

const WHO_IS_NEW = String.raw`(?:(?:new\s)?(?:users?|employee|hire|starter|staff\smember|team\smember)|new\s(?:nurse|doctor|provider|receptionist|biller|tech|assistant|person|girl|guy)|(?:someone|somebody|person)\snew)`;
/** "Set up a new user", "an account for our new hire", "reset his password". */
const ACCOUNT = new RegExp(
  [
    String.raw`\b(?:set(?:ting)?\sup|create|add|make|onboard|off-?board|provision|register|enroll|enable|unlock|reset)\s(?:\w{1,20}\s){0,5}?(?:an?|one|the|this|that|another|our)\s${WHO_IS_NEW}\b`,
    String.raw`\b(?:disable|deactivate|suspend|delete|remove|block|lock|unlock|reset|off-?board)\s(?:\w{1,20}\s){0,3}?(?:this|that|the)\s(?:user|person|employee|account|login|mailbox)\b`,
    String.raw`\b(?:account|login|mailbox|e-?mail|phone|laptop|access|extension|password|onboarding|set\s?up)\sfor\s(?:an?|our|the|this|another)\s${WHO_IS_NEW}\b|\bonboard\s(?:someone|somebody|a\snew)\b`,
    String.raw`(?<!\b(?:i'?m|i\sam|as)\s(?:an?|the|your)\s)\bnew\s(?:hire|starter|user|employee)\b(?!\shere)(?=[^.;!?\n]{0,30}(?:[:,.;!\n]|$|\bstart))`,
    String.raw`\b(?:add|remove|block|unblock|lock\sout|onboard|offboard)\s(?:him|her|them)\b|\b(?:reset|remove|revoke|disable|lock|unlock|close)\s(?:his|her|their)\s(?:password|access|account|login|mailbox)\b`,
    String.raw`\b(?:update|change|correct|edit|fix|delete|merge|transfer|find|look\sup)\s(?:\w{1,20}\s){0,2}?(?:patient'?s?'?|pt)\s(?:records?|chart|file|address|details|account|demographics|insurance|info\w{0,7})\b`,
    String.raw`\bd(?:ar|en?)\sde\s(?:alta|baja)\sal?\b|\bnuev[oa]\s(?:emplead|usuari|enfermer|doctor|recepcionista)[oa]?\s?:|\b(?:crear|abrir|activar|desactivar|bloquear|agregar|añadir|registrar|dar\sde\s(?:alta|baja))\s(?:\p{L}{1,15}\s){0,5}?(?:usuari[oa]|emplead[oa]|compañer[oa]|persona)(?:\snuev[oa])?(?!\p{L})`,
  ].join('|'),
  'u',
);
/** "Unlock Dana Reed", "the password of Dana Reed". */
const NAMED =
  /\b(?:[Uu]nlock|[Bb]lock|[Dd]isable|[Dd]eactivate|[Oo](?:n|ff)board|[Aa]dd|[Rr]emove|(?:password|access|account|mailbox|login) (?:for|of))\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;
/** "Can you set up a new user, and call me?" */
const CALLS_US = /\b(?:call|contact|reach|ring|text|e-?mail|write) (?:me|us)\b/i;
/** "New employee here, 405-…, I need a login". */
const IS_ONES_OWN = new RegExp(`${DETAIL_MARK}[^${DETAIL_MARK}]{0,20}\\b(?:I|me|my)\\b`);
const OF_ONESELF = /\b(?:i|i'm|im|me|my|mine|myself|soy|yo|mi)\b/i;
const OF_US = /\b(?:we|us|our)\b/i;

/** Whether details belong to a request about somebody's account, and hardly to whoever asks. */
export function isForAccount(clauses: readonly Clause[]): boolean {
  const asked = clauses.findIndex(
    ({ text }) =>
      (ACCOUNT.test(text.toLowerCase()) || NAMED.test(text)) &&
      !CALLS_US.test(text) &&
      !IS_ONES_OWN.test(text),
  );
  const behind = clauses.slice(asked + 1);
  return (
    asked >= 0 &&
    clauses.slice(asked).some(({ text }) => text.includes(DETAIL_MARK)) &&
    !behind.some(({ text }) => OF_ONESELF.test(text))
  );
}

const OF_THEM = /\b(?:he|she|him|her|his)\b/i;
/** "He's our new biller", also from somebody who says "our". */
const IS_NEW = /\b(?:he|she)(?:'s| is) (?:an?|the|my|our) (?:\w{1,12} )?new\b/i;
/** "Tom Hall (tom@…, 405-…) is not allowed in here". */
const SAYS_OF_THEM =
  /(?<!\p{L}\s)(?!My|Our)\p{Lu}\p{Ll}{1,20}\s\p{Lu}[\p{L}'-]{1,20}\s\([^()]{0,10}\uE000[^()]{0,120}\)\s(?:is\s(?:not|no|now)|isn't|was|has|had|keeps|wants|needs|left|quit)\b/u;
/** Somebody of whom that may be said instead. */
const ANTECEDENT =
  /\b(?:dr|mr|mrs|ms|doctor|boss|manager|owner|wife|husband|partner|nurse|assistant|patient)\b/i;
/** Names, but not the first word of a clause, and no days. */
const NAMES =
  /(?<=[\p{L},] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){0,2}/gu;

/** "Ann Lowe, ann@…, 405-…. She starts on Monday": nobody else is named of whom that could be said. */
export function isSpokenOfBehind(clauses: readonly Clause[], ownName = ''): boolean {
  const given = clauses.findLastIndex(({ text }) => text.includes(DETAIL_MARK));
  const own = ownName.split(' ');
  const names = clauses.flatMap(({ text }) =>
    [...text.matchAll(NAMES)].flatMap(([name]) => name.split(' ')),
  );
  const behind = clauses.slice(given + 1);
  if (given >= 0 && behind.some(({ text }) => IS_NEW.test(text))) return true;
  if (clauses.some(({ text }) => SAYS_OF_THEM.test(text))) return true;
  return (
    given >= 0 &&
    behind.some(({ text }) => OF_THEM.test(text)) &&
    !clauses.some(({ text }) => ANTECEDENT.test(text) || OF_ONESELF.test(text)) &&
    !clauses.slice(0, given + 1).some(({ text }) => OF_US.test(text)) &&
    names.every((name) => own.includes(name))
  );
}
