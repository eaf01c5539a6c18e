import { texts } from './texts.ts';

const SPANISH =
  /\b(?:hola|buenos dias|buenas (?:tardes|noches)|habla[ns]? espanol|en espanol|espanol|gracias|necesito|ayuda|por favor|quiero|cuanto cuesta|cuanto cobran|precio|telefono|donde estan|horario|servicios)\b/;
const SPANISH_PRICE = /\b(?:cuanto (?:cuesta|cobran|vale|es)|precios?|tarifas?|costo)\b/;

/** Whole messages, since a greeting before a question is no small talk. */
const TALK: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:hello|hi|hey|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day))(?: there| everyone| you| team| redbud)?[ ,.!]*)+$/,
    texts.greeting,
  ],
  [
    /\bare you (?:a |an )?(?:real |actual |live )?(?:bot|robot|human|person|machine|ai|computer|chatgpt|real)\b|\b(?:am i|is this)\b.{0,25}\b(?:bot|human|person|robot|ai|real)\b/,
    texts.isBot,
  ],
  [
    /^(?:hi |hey |hello )?,? ?(?:how are you|how is it going|how do you do|what is up|sup)(?: doing)?(?: today)?[ ?!.]*$/,
    texts.wellBeing,
  ],
  [
    /^(?=.*\b(?:thanks?|thank|bye|goodbye|great|perfect|awesome|cool|cheers|got it|okay|ok)\b)(?:(?:ok|okay|no|nope|that is all|that's all|great|perfect|awesome|cool|alright|good|nice|got it|thanks?|thank you|you|so|very|a lot|much|for (?:your|the|all)|help|bye|goodbye|now|see you|later|take care|cheers|have a (?:good|nice|great) (?:day|one|night|weekend))[ ,.!]*)+$/,
    texts.thanks,
  ],
  [
    /\bwhat (?:can|do) you (?:help|answer|know)\b|\bhow can you help\b|^help[ !.?]*$|\bwhat can i ask\b/,
    texts.capabilities,
  ],
];

/** Answers to greetings, thanks and Spanish; undefined for everything else. Reads plain words. */
export function smallTalkAnswer(plain: string): string | undefined {
  if (SPANISH_PRICE.test(plain)) return texts.spanishPrice;
  if (SPANISH.test(plain)) return texts.spanish;
  return TALK.find(([pattern]) => pattern.test(plain))?.[1];
}
