import {
  barsChart,
  consentsChart,
  leadsChart,
  percent,
  SOURCE_COLORS,
  sumOf,
  WITHDRAWN_COLOR,
  type Width,
} from './charts.ts';
import { daysIn, shortDate } from './period.ts';
import { type Labeled, NOT_DELIVERED, type ReportData, SOURCES } from './report-data.ts';
import { change, duration, pageKind, sentence, some } from './words.ts';
import { type Figure, type Section, joined, labeledTable, MOST_KINDS } from './section.ts';
import { speedSection } from './speed-section.ts';

/** The report in reading order: pictures, tables and sentences from the same numbers. */
export const sectionsOf = (data: ReportData): Section[] => [
  leadSection(data),
  questionSection(data),
  funnelSection(data),
  readingSection(data),
  speedSection(data),
  consentSection(data),
  errorSection(data),
];

function leadSection(data: ReportData): Section {
  const { leadsByDay, longestWaitSeconds, suspectedBots, totals, previous, waits } = data;
  const waiting = waits.find(({ label }) => label === NOT_DELIVERED)?.count ?? 0;
  const signUps = sumOf(leadsByDay) - totals.leads;
  // A source that brought nobody would only take room, of which a phone has little.
  const sources = SOURCES.filter((source) =>
    leadsByDay.some((row) => row.source === source && row.count > 0),
  );
  const sentences = [
    `${sentence(some(totals.leads, 'lead'))} came from the chat, ${change(totals.leads, previous.leads)}, and ${some(signUps, 'sign-up')} for text messages.`,
    longestWaitSeconds !== null && `The longest wait was ${duration(longestWaitSeconds)}.`,
    waiting > 0 &&
      `Not delivered yet: ${some(waiting, 'lead')}, see “staff leads list --status waiting”.`,
    suspectedBots > 0 && `${sentence(some(suspectedBots, 'lead looks', 'leads look'))} like a bot.`,
  ];
  return {
    title: 'Leads',
    summary: joined(sentences),
    figures: [
      {
        caption: 'Leads and sign-ups by day and source',
        chart: (width) => leadsChart(leadsByDay, width),
        legend: sources.map((label) => ({ label, color: SOURCE_COLORS[label] })),
        table: {
          head: ['Day', ...sources],
          rows: daysIn(data).map((day) => [
            shortDate(day),
            ...sources.map((source) =>
              String(
                leadsByDay.find((row) => row.day === day && row.source === source)?.count ?? 0,
              ),
            ),
          ]),
        },
      },
      {
        caption: 'How long a lead from the chat waited until an e-mail or the CRM got it',
        chart: (width) => barsChart(waits, { width, shareOf: 'all' }),
        table: labeledTable('Wait', 'Leads', waits),
      },
    ],
  };
}

function questionSection({ totals, unanswered }: ReportData): Section {
  const share = totals.questions === 0 ? 0 : totals.unanswered / totals.questions;
  return {
    title: 'What the assistant could not answer',
    summary: joined([
      totals.questions === 0
        ? 'Nobody asked the assistant anything.'
        : `Of ${some(totals.questions, 'question')} ${totals.unanswered.toLocaleString('en-US')} (${percent(share)}) had no answer.`,
      unanswered.length > 0 &&
        'Names, numbers and addresses are taken out, questions about patients are not stored, and alike ones stand together. Each is a page, a post or a line in the facts that is missing.',
    ]),
    figures: [
      {
        caption: 'Questions without an answer, most asked first',
        table: {
          head: ['Question', 'Times asked', 'Wordings'],
          rows: unanswered.map(({ example, count, wordings }) => [
            example,
            String(count),
            String(wordings),
          ]),
        },
      },
    ],
  };
}

function funnelSection({ chatFunnel, formFunnel, socialVisits, visitFunnel }: ReportData): Section {
  const funnel = (caption: string, rows: readonly Labeled[]): Figure => ({
    caption,
    isHalf: true,
    chart: (width) => barsChart(rows, { width, shareOf: 'first' }),
    table: labeledTable('Step', 'Times', rows, 'first'),
  });
  const [began, , left] = chatFunnel;
  const networks = socialVisits.map(({ label, count }) => ({ label: networkName(label), count }));
  return {
    title: 'From a visit to a conversation',
    summary: joined([
      began &&
        left &&
        `${sentence(some(began.count, 'chat'))} began and ${some(left.count, 'person', 'people')} left details.`,
      'The steps of visits are those of visitors who agreed to be measured; a step can be taken without the one before it.',
    ]),
    figures: [
      funnel('Chat', chatFunnel),
      funnel('Text message form', formFunnel),
      funnel('Visits that agreed to be measured', visitFunnel),
      ...(networks.length > 0
        ? [
            {
              caption: 'Social networks, of the same visits',
              isHalf: true as const,
              chart: (width: Width) => barsChart(networks, { width }),
              table: labeledTable('Network', 'Visits', networks),
            },
          ]
        : []),
    ],
  };
}

function readingSection({ loads, pages, previous, totals }: ReportData): Section {
  const kinds = loads.map(({ label, count }) => ({ label: pageKind(label), count }));
  const [first] = pages;
  return {
    title: 'What was read',
    summary: joined([
      `${sentence(some(totals.loads, 'page load'))} were measured, ${change(totals.loads, previous.loads)}.`,
      first && `Most read by visitors who agreed: ${pageName(first.label)}.`,
      'Loads count everybody whose browser reported how fast a page was, without knowing whose it was.',
    ]),
    figures: [
      {
        caption: 'Pages and posts, of visits that agreed',
        isHalf: true,
        chart: (width) => barsChart(pages.map(named), { width }),
        table: labeledTable('Page', 'Views', pages.map(named)),
      },
      {
        caption: 'Kinds of pages, of all visits',
        isHalf: true,
        chart: (width) => barsChart(kinds.slice(0, MOST_KINDS), { width }),
        table: labeledTable('Kind of page', 'Loads', kinds),
      },
    ],
  };
}

function consentSection({ consentsByDay, totals }: ReportData): Section {
  return {
    title: 'Consents to text messages',
    summary: `${sentence(some(totals.given, 'consent was', 'consents were'))} given and ${totals.withdrawn === 0 ? 'none' : totals.withdrawn} withdrawn.`,
    figures: [
      {
        caption: 'Given and withdrawn by day',
        chart: (width) => consentsChart(consentsByDay, width),
        legend: [
          { label: 'Given', color: SOURCE_COLORS['Text message form'] },
          { label: 'Withdrawn', color: WITHDRAWN_COLOR },
        ],
        table: {
          head: ['Day', 'Given', 'Withdrawn'],
          rows: consentsByDay.map(({ day, given, withdrawn }) => [
            shortDate(day),
            String(given),
            String(withdrawn),
          ]),
        },
      },
    ],
  };
}

function errorSection({ errors, previous, totals }: ReportData): Section {
  return {
    title: 'Errors',
    summary:
      totals.errors === 0
        ? 'There were none.'
        : `${sentence(some(totals.errors, 'error'))}, ${change(totals.errors, previous.errors)}. Errors in browsers and missing pages are those of visits that agreed to be measured; errors of the server are everybody’s.`,
    figures:
      errors.length === 0
        ? []
        : [
            {
              caption: 'Errors by kind',
              chart: (width) => barsChart(errors, { width }),
              table: labeledTable('Kind', 'Times', errors),
            },
          ],
  };
}

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};
const networkName = (id: string): string => NETWORK_NAMES[id] ?? sentence(id);

const pageName = (path: string): string => (path === '/' ? 'Home' : path);
const named = ({ label, count }: Labeled): Labeled => ({ label: pageName(label), count });
