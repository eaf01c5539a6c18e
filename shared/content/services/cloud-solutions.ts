import { claims } from '../company.ts';
import type { ServiceDetails } from '../types.ts';

export const cloudSolutions: ServiceDetails = {
  fullDescription: [
    'The server in the closet has done its work: it is warm, out of warranty, and next to the mop sink. We move files, e-mail and applications to a cloud that signs a business associate agreement, in steps so small that nobody loses a day. What should stay in the building stays, and we say why before we start.',
    'A move begins with a list of what you have, who uses it and what it is allowed to cost. We copy first, test with two or three of your people, and switch over on an evening when the clinic is closed. The old system stays untouched until you have worked on the new one and said that it is right.',
    `In the cloud the bill and the permissions need the same care as the servers did. We review both each month, close accounts of people who left, and keep a copy of your data where ransomware cannot reach it. We restore from that copy on schedule to prove that it works, and support is there ${claims.supportHours} if something looks wrong.`,
  ],
  benefits: [
    'A signed business associate agreement before data moves',
    'Moves planned for evenings, with a way back',
    'Backups kept apart and restored on schedule',
    'A monthly look at costs and permissions',
    'Work from any site without copying files around',
  ],
  features: [
    {
      title: 'Cloud Migration',
      description:
        'Inventory, test group, evening switch, and the old system kept until you say that the new one is right.',
    },
    {
      title: 'E-mail and Calendars',
      description:
        'Mailboxes, shared calendars and encryption for messages that carry patient information.',
    },
    {
      title: 'File Sharing',
      description:
        'One place for policies, forms and scans, with access by role and a record of who opened what.',
    },
    {
      title: 'Off-Site Backup',
      description:
        'Encrypted copies that cannot be changed or deleted from your network, even by an administrator.',
    },
    {
      title: 'Disaster Recovery',
      description:
        'A written order in which systems come back, and a restore test that shows how long it takes.',
    },
    {
      title: 'Secure Remote Access',
      description:
        'Providers on call reach the chart from home with two-step sign-in and nothing left on the laptop.',
    },
  ],
};
