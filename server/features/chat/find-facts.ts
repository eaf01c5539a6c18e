import type { Question } from './answerer.ts';
import type { SearchTools } from './built-in/search-tools.ts';
import { companyFacts } from './facts/company-facts.ts';
import type { Fact } from './facts/fact.ts';
import { plainWords } from './search/plain-words.ts';

/** Every answer may send the visitor to a person. */
const ALWAYS: readonly Fact[] = [companyFacts.phone, companyFacts.emails, companyFacts.hours];
const MAX_FOUND = 8;
/** A long legal section is cut; its page has the rest. */
const MAX_TEXT_CHARACTERS = 700;

/** The facts a model is given for a question: those it asks for, those before it, and how to reach us. */
export async function findFacts(
  { message, history }: Question,
  toolsFor: () => Promise<SearchTools>,
): Promise<readonly Fact[]> {
  const { index, spelling } = await toolsFor();
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const asked = index.find(spelling(plainWords(message)), MAX_FOUND);
  const context = before === '' ? [] : index.find(spelling(plainWords(before)), MAX_FOUND / 4);
  const priced = /price|cost|how much|fee|quote|cuesta|precio/i.test(message)
    ? [companyFacts.price]
    : [];
  const all = [
    ...priced,
    ...asked.map(({ fact }) => fact),
    ...context.map(({ fact }) => fact),
    ...ALWAYS,
  ];
  return [...new Map(all.map((fact) => [fact.id, shortened(fact)])).values()];
}

function shortened(fact: Fact): Fact {
  if (fact.text.length <= MAX_TEXT_CHARACTERS) return fact;
  return { ...fact, text: `${fact.text.slice(0, MAX_TEXT_CHARACTERS).replace(/\s\S*$/, '')} …` };
}
