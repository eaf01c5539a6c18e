import type { AskedQuestion } from './question.ts';

/** What no answer may hold, whatever was asked: figures and claims that the site does not make. */
const NEVER = [
  /\$(?!500\b|5,000\b)\d/,
  /\b(?:HITRUST|SOC ?2)[ -]certified/i,
  /undefined|\[object|\bNaN\b/,
  /<\w+/,
];

/** What is wrong with an answer; empty when it is right. */
export function faultsOf(question: AskedQuestion, answer: string): string[] {
  const holds = (fact: string | RegExp) =>
    typeof fact === 'string'
      ? answer.toLowerCase().includes(fact.toLowerCase())
      : fact.test(answer);
  return [
    ...question.must.filter((fact) => !holds(fact)).map((fact) => `lacks ${String(fact)}`),
    ...[...NEVER, ...question.mustNot].filter(holds).map((fact) => `holds ${String(fact)}`),
    ...(/^(?:[\p{Lu}\d¡¿“[]|eFax)/u.test(answer) && /[.!?)]$/.test(answer)
      ? []
      : ['is no whole sentence']),
  ];
}
