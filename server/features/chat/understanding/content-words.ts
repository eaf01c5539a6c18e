import { company } from '#shared/content/company.ts';
import type { Token } from './tokens.ts';

/** Words that say nothing about what a text is about. */
const EMPTY = new Set(
  `a about above after again all also am an and any anyone anybody are aren't as at be because been before being
  but by can can't cannot could did didn't do does doesn't doing don't each either else even ever every everybody
  everyone everything few for from get gets getting give go goes going gonna good got great guy guys had has hasn't
  have haven't having he hello help her here hers hey hi him his how i i'd i'll i'm i've if in into is isn't it its
  just keep kind kinda know let like little lot lots make makes many may maybe me might mine more most much must my
  need needs never next no nobody none nor not now of off often oh ok okay on once one only onto or other others our
  ours out over own per please pretty probably put quite rather really right said same say says see seem seems shall
  she should since so some somebody someone something sometimes somewhere soon still stuff such sure take tell than
  thank thanks that the their them then there there's these they thing things think this those though three through
  to too tried try trying two under until up upon us use used uses using usually very via want wants was wasn't way
  we well went were what whatever when where which while who whole whom whose why will wish with within without won't
  work works would wouldn't yeah yes yet you your yours yourself able actually anything anyway around back bit come
  comes day days different does done down enough exactly far feel find first fine happen happens hear hope kinds last
  leave less likely long look looking looks mean means new nice old part people person place point possible question
  questions quick run running start stay talk time times today tomorrow told type understand wanna week weeks wonder
  wondering work working year years offer offers provide el la los las un una de del y o que en con por para
  como es son mi su sus me se lo le nos ustedes usted si no ${company.brand.toLowerCase()}`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words that say nothing, which are spelled right all the same. */
export const contentlessWords: readonly string[] = [...EMPTY];

/** Whether a word says what a text is about. */
export const isContentWord = (word: string): boolean =>
  !EMPTY.has(word) && (word.length > 1 || /\d/.test(word));

/** The words of a message that say something of their own, without their endings. */
export const contentStems = ({ tokens }: { readonly tokens: readonly Token[] }): string[] => [
  ...new Set(tokens.filter(({ word }) => isContentWord(word)).map(({ stem }) => stem)),
];
