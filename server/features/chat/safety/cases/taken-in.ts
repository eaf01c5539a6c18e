import { urgentTexts } from '../urgent-texts.ts';
import type { UrgentCase } from './urgent-case.ts';

export const POISON = {
  en: 'Poison Control, 1-800-222-1222, advises as well, but 911 comes first; keep the bottle or package at hand, and do not make anyone vomit.',
  es: 'El centro de toxicología, 1-800-222-1222, también orienta, pero primero el 911; tenga el frasco a mano y no provoque el vómito.',
};
const BOTH = {
  en: `${urgentTexts.medical.en} ${POISON.en}`,
  es: `${urgentTexts.medical.es} ${POISON.es}`,
};
const YOUNG =
  'toddler|baby|infant|kid|kids|child|children|twin|twins|preschooler|grandson|granddaughter|grandbaby|nephew|niece|nino|nina|bebe|nieto|nieta|hijita|hijito|gemelo|gemela';
const CHILD = `${YOUNG}|son|daughter|boy|girl|brother|sister|hijo|hija|hermanito|hermanita`;

/** What was swallowed or drunk, by whom no despair is to be heard of. */
export const casesOfTakenIn: readonly UrgentCase[] = [
  {
    danger: ['medical', 'self-harm', 'outage', 'water'],
    isWhole: true,
    when: `${CHILD} ~9 swallowed|drank|ate|chewed|ingested|licked|cap|tomo|trago|comio|bebio & TOXIN|DRUG|iron|cap|bottle|syrup|medicine|frasco|jarabe|hierro & !kill & !die & !suicide & !goodbye & !choking & !breathing & !blue & !note & !teen & !teenager & !matarse & !morir`,
    ...BOTH,
  },
  {
    danger: ['medical', 'water', 'self-harm'],
    isWhole: true,
    when: 'drank|swallowed|mouth|throat|sip|gulp|mouthful|drunk|tome|trague|bebio|tomo|bebi & cleaner|peroxide|descaler|stripper|disinfectant|solvent|bleach|degreaser|sanitizer|chemical|detergent|thinner|antifreeze|developer|fixer|glutaraldehyde|cloro|desinfectante|limpiador|acido|sosa|thinner & mistake|accident|accidentally|thought|wrong|water|lemonade|cup|bottle|equivocacion|error|accidente|pense|creyendo|agua & !kill & !die & !suicide & !breathing & !purpose & !matarme & !server & !servers & !network',
    ...BOTH,
  },
  {
    danger: ['medical', 'self-harm'],
    isWhole: true,
    when: 'mushroom|mushrooms|berries|hongos|setas & ate|eaten|eat|supper|dinner|picked|swallowed|comimos|comio|comi & sick|vomiting|throwing|bathroom|cramps|diarrhea|dizzy|seeing|vomitando|mal & !kill & !die',
    ...BOTH,
  },
];
