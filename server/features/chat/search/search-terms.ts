import { contentlessWords } from '../understanding/content-words.ts';

/** Words of a text: letters, digits and what joins them (`wi-fi`, `24/7`, `99.9`). */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['./-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Everyday words that need no correcting, though no fact holds them. */
export const everydayWords: readonly string[] = [
  ...contentlessWords,
  ...`great thanks bye goodbye perfect awesome morning afternoon evening human robot weather tomorrow
    today yesterday joke poem write story movie football basketball president python game games cats dogs
    stupid useless idiot hiring jobs career careers insurance refund discount discounts iphone iphones laptop
    laptops employees biggest pretend ignore previous instructions prompt password print reveal
    secret breathing collapsed overdosed stroke chest pain hacked ransom stolen stole broken stopped working
    crashed frozen quote quotes afford expensive cheap schedule appointment meeting consultation talk speak
    somebody representative operator callback located directions weekends weekend holidays sundays saturdays
    bought purchase repair medical dose symptoms ibuprofen amoxicillin espanol hablan hola buenos dias necesito
    spam spammed spamming spammer frightened scared computadora cuanto cuesta gracias servicios ayuda telefono`.split(
    /\s+/,
  ),
];
