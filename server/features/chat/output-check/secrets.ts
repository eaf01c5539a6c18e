import { collapsed } from './repetition.ts';

const SHORTEST_KEY = 6;

const SECRET_SHAPES =
  /\b(?:sk|pk|rk|ghp|gho|xox[abp]|AKIA|AIza|eyJ)[-_]?[A-Za-z0-9_-]{10,}|-----BEGIN|\bBearer\s+\S{8,}|\b(?:postgres(?:ql)?|mysql|mongodb|redis|smtps?):\/\/|\b[A-Z][A-Z0-9]*_(?:KEY|KEYS|TOKEN|SECRET|URL|PASSWORD|LIMIT|MODEL|DIR|SID)\b|\/etc\/passwd|process\.env|node_modules|\bpass(?:word|code|phrase)s?\b["'”]?\s*(?:is|are|=|:|was)|\bcontraseñas? (?:es|son)\b/i;

/** A word no sentence holds: long, and of letters and digits mixed, or far too long. */
const TOKEN_LIKE =
  /(?<![A-Za-z0-9+/_=-])(?=[A-Za-z0-9+/_=-]*\d)(?=[A-Za-z0-9+/_=-]*[A-Za-z])[A-Za-z0-9+/_=-]{20}|[A-Za-z0-9+/=]{32}/;

/** Refuses keys, passwords and what looks like one, and anything that is encoded. */
export function secretsFault(answer: string, keys: readonly string[]): string | undefined {
  if (SECRET_SHAPES.test(answer)) return 'a secret';
  const withoutLinks = answer.replace(/\]\(\/[^)]*\)/g, ']');
  if (TOKEN_LIKE.test(withoutLinks)) return 'a token';
  if (/(?:\b[01]{7,8}\b\s*){3,}|(?:\b[0-9a-f]{2}\b[\s:,]*){8,}|(?:[.-]{1,5}[ /]){8,}/i.test(answer))
    return 'a code';
  const text = collapsed(answer);
  const isKnown = keys.some((key) => key.length >= SHORTEST_KEY && text.includes(collapsed(key)));
  return isKnown ? 'a secret' : undefined;
}
