import { commonAnswers as common } from '#shared/content/assistant/common-questions.ts';
import { company } from '#shared/content/company.ts';
import { howTo } from '#shared/content/how-to.ts';
import { identity } from '#shared/identity/identity.ts';
import { formatCount } from '#shared/format-count.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import { closingElsewhere } from './closing-elsewhere.ts';
import { PERSON as toPerson, SALES as toSales } from './phrases.ts';
import { HORA as hora, OFICINA as oficina } from './spanish-hours.ts';

const HOURS_OF_A_YEAR = 365 * 24;
const MINUTES_OF_A_MONTH = (HOURS_OF_A_YEAR * 60) / 12;
const { min, max } = howTo.estimatedCost;
const { rating, officeHours } = company;

const facts = {
  ...company,
  common,
  howTo,
  toPerson,
  toSales,
  hora,
  oficina,
  score: rating
    ? `The score is ${rating.value} out of 5, the average of ${rating.count} reviews.`
    : 'This site shows no review score.',
  serviceCount,
  closingElsewhere: closingElsewhere(identity.hours, officeHours.lines, officeHours.zone),
  takeover: `$${formatCount(min)} to $${formatCount(max)}`,
  downMinutes: Math.round(MINUTES_OF_A_MONTH * (1 - company.claims.uptime / 100)),
  downHours: (HOURS_OF_A_YEAR * (1 - company.claims.uptime / 100)).toFixed(1),
};

/**
 * A text with what the company is in the place of `{phone.display}` and its like.
 * @throws Error on a name that no fact has
 */
export function withFacts(text: string): string {
  return text.replace(/\{([^{}]*)\}/g, (_, path: string) => {
    const fact = path
      .split('.')
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        facts,
      );
    if (typeof fact !== 'string' && typeof fact !== 'number')
      throw new Error(`No fact of the company is called ${path}.`);
    return String(fact);
  });
}
