const MAX_CLAUSES = 5;

/** Questions of one message, apart: at sentence marks, and where "and" starts something new. */
export function clausesOf(plain: string): string[] {
  const clauses = plain
    .split(/[?!;\n]+|[.,](?=\s|$)|\s(?:and|also|plus|as well as|&)\s/)
    .map((clause) => clause.trim())
    .filter((clause) => /[a-z0-9]/.test(clause));
  return clauses.slice(0, MAX_CLAUSES);
}
