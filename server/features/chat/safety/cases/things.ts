import { casesOfBreakIns } from './break-ins.ts';
import { casesOfMoney } from './money.ts';
import { casesOfOutages } from './outages.ts';
import { casesOfRecords } from './records.ts';
import type { UrgentCase } from './urgent-case.ts';

/** First steps where computers, accounts, records or money are in danger, the most exact first. */
export const casesOfThings: readonly UrgentCase[] = [
  ...casesOfOutages,
  ...casesOfRecords,
  ...casesOfMoney,
  ...casesOfBreakIns,
];
