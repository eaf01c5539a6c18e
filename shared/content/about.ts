import { company } from './company.ts';
import type { Feature } from './types.ts';

const { claims } = company;

/** Everything /about says; the three roles are company.team (spec §2). */
export const about = {
  heading: 'We fix computers where people are\u00a0waiting to\u00a0be\u00a0seen',
  lead: `${company.name} was founded in ${company.foundingYear} in ${company.address.city}, ${company.address.regionName}, by people who had already spent their careers in clinic IT.`,
  story: {
    heading: 'How it started',
    paragraphs: [
      'Most of us have stood behind a front desk while the system was down. You learn quickly what matters there. Nobody asks about servers. They ask when they can check in the next patient, and whether the chart they had open is safe.',
      `So we built a company around that question. We work only for healthcare: medical practices, hospitals, clinics, and nursing and care facilities. We answer ${claims.supportHours}, because a night shift is a shift. And we write down what we do, because a clinic has to be able to prove it, years later, to an auditor who was not in the room.`,
      `Today we support clients within ${claims.radiusMiles} miles of ${company.address.city} and run networks for up to ${claims.maxUsers} users. We still walk every building before we write a price. And when we do not know something, we say so, and find out.`,
    ],
  },
  values: {
    heading: 'Four things we hold to',
    items: [
      {
        title: 'Patients first',
        description:
          'If a fault touches care, everything else waits: the report, the meeting and the invoice.',
      },
      {
        title: 'Say it plainly',
        description:
          'We tell you what broke, what it costs and what we would do in your place, in words you can pass on.',
      },
      {
        title: 'Write it down',
        description:
          'Passwords, drawings, settings and decisions are documented and belong to you, even on the day you leave.',
      },
      {
        title: 'Leave it better',
        description:
          'We fix the fault, then the reason for it, and check a month later that it stayed fixed.',
      },
    ] satisfies readonly Feature[],
  },
  numbers: {
    heading: 'In numbers',
    items: [
      { value: `${claims.combinedYears}+ years`, label: 'combined experience' },
      { value: `${claims.satisfaction}%`, label: 'client satisfaction' },
      { value: '24/7', label: 'support' },
    ],
  },
  team: {
    heading: 'Who leads the work',
    intro: 'Three people sign for what we do. You can ask for any of them by phone.',
  },
  callToAction: {
    heading: 'See how we work',
    text: 'Ask us to walk through your building. It takes about an hour, costs nothing, and you keep the list.',
    buttonLabel: 'Ask for a Walk-Through',
  },
} as const;
