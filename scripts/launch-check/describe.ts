import type { Finding } from './find-remaining.ts';

/** The report for people: one paragraph for each finding, and what to do about all of them. */
export function describe(findings: readonly Finding[]): string {
  const next = `Whether what is set works: npm run staff -- check\n`;
  if (findings.length === 0) return `Nothing is sample or unset any more. ${next}`;
  const paragraphs = findings.map(
    ({ id, what, found, where }) => `${what} [${id}]\n  now:    ${found}\n  change: ${where}\n`,
  );
  const count = findings.length === 1 ? '1 fact is' : `${findings.length} facts are`;
  return [
    ...paragraphs,
    `${count} still sample or unset. What you do without on purpose: --without ID[,ID…]\n${next}`,
  ].join('\n');
}
