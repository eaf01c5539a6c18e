import { company } from '#shared/content/company.ts';
import {
  dayAfter,
  officeDay,
  officeMonday,
  parseCentralTime,
  startOfOfficeDay,
} from '#server/lib/central-time.ts';
import type { ListedLead } from '#server/features/leads/staff/lead-filter.ts';
import { OUTBOX_STATUSES, type OutboxStatus } from '#shared/schema.ts';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { StaffConnection } from '../connect.ts';
import { eachPage } from '../export-pages.ts';

export interface FilterOptions {
  status?: OutboxStatus;
  since?: Date;
  until?: Date;
}

/** What leads are meant, by options and words together. */
export interface LeadChoice extends FilterOptions {
  search?: string;
}

/** Adds what leads are meant in words, `--status`, `--since` and `--until`. */
export function withFilter(command: Command): Command {
  return command
    .argument(
      '[what...]',
      'today, yesterday, this week or last week, and part of a name, organization or e-mail address',
    )
    .addOption(
      new Option(
        '--status <status>',
        'sent, waiting to be sent, or a dead letter after three days',
      ).choices(OUTBOX_STATUSES),
    )
    .option(
      '--since <time>',
      `from this day or time on (${company.officeHours.zone.word}), e.g. 2026-11-01`,
      toInstant,
    )
    .option(
      '--until <time>',
      `before this day or time (${company.officeHours.zone.word})`,
      toInstant,
    );
}

/** A day or a time of the office. @throws InvalidArgumentError when it is none */
function toInstant(text: string): Date {
  const time = parseCentralTime(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text} 00:00` : text);
  if (!time) throw new InvalidArgumentError('Write it like 2026-11-01 or "2026-11-01 08:00".');
  return time.instant;
}

const WEEK = 7;

/** Days that people say, from the first to the one after the last. */
const SPOKEN_DAYS: readonly [RegExp, (now: Date) => readonly [from: string, before: string]][] = [
  [/^today\b/i, (now) => [officeDay(now), officeDay(now, -1)]],
  [/^yesterday\b/i, (now) => [officeDay(now, 1), officeDay(now)]],
  [/^this week\b/i, (now) => [officeMonday(now), dayAfter(officeMonday(now), WEEK)]],
  [/^last week\b/i, (now) => [dayAfter(officeMonday(now), -WEEK), officeMonday(now)]],
];

/**
 * What leads are meant, e.g. `yesterday`, `last week ann@clinic.example` or `Ann Lee`.
 * @param words as they stand on the command line
 */
export function spokenFilter(
  words: readonly string[],
  now: Date,
): Pick<LeadChoice, 'since' | 'until' | 'search'> {
  const text = words.join(' ').trim();
  const [days, range] = SPOKEN_DAYS.find(([pattern]) => pattern.test(text)) ?? [];
  const search = days ? text.replace(days, '').trim() : text;
  const [from, before] = range?.(now) ?? [];
  return {
    ...(from !== undefined && { since: startOfOfficeDay(from) }),
    ...(before !== undefined && { until: startOfOfficeDay(before) }),
    ...(search !== '' && { search }),
  };
}

/** The number of a lead. @throws InvalidArgumentError when it is none */
export function toLeadId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('A lead has a whole number.');
  return Number(text);
}

/** All leads of a filter, newest first. */
export const leadPages = ({ call }: Pick<StaffConnection, 'call'>, choice: LeadChoice) =>
  eachPage<ListedLead>((last, limit) =>
    call('leads.list', { ...choice, beforeId: last?.id, limit }),
  );
