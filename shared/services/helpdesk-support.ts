import { claims, company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const helpdeskSupport = defineService({
  title: 'Helpdesk Support',
  shortDescription: 'A person who knows your clinic, on the phone at any hour.',
  icon: 'headset',
  hue: 1,
  metadata: {
    title: `${claims.supportHours} Healthcare IT Helpdesk Support | ${company.brand}`,
    description:
      'A helpdesk for clinics and care facilities that answers at any hour of the year, knows your EHR and your building, and stays on the line until it works.',
    keywords: 'healthcare IT helpdesk, clinic IT support, 24/7 medical IT support, EHR help',
  },
  oldNames: ['helpdesk', 'help-desk', 'it-support', 'support'],
  fullDescription: [
    'A locked account at the front desk is not a small problem when eleven people are standing in line. Our helpdesk answers at any hour, nights and holidays included. We keep notes on your building, your EHR and your printers, so you do not explain them again on every call. You say what stopped working; we connect to the screen and start there.',
    `Most calls are passwords, printers, scanners, e-mail and the EHR client that will not open. We fix what we can by remote session while you wait, and tell you plainly when a part or a visit is needed. Before resetting a password we confirm who is asking, because a caller who sounds hurried is also how attackers get in. Remote support covers clients within ${claims.radiusMiles} miles of ${company.address.city}.`,
    `Every request becomes a ticket with a time, a cause and a fix. Each month your office manager gets the list: what broke, how often, and what we changed so that it stops. If one label printer accounts for a quarter of the calls, you will see it and can replace it. When the fault belongs to your EHR or internet provider, we call them and stay on the line.`,
  ],
  benefits: [
    `Support ${claims.supportHours}, including nights, weekends and holidays`,
    'People who know your EHR, printers and floor plan',
    'One number for everything, vendors included',
    'Identity checks before every password reset',
    'A monthly list of what broke and what we changed',
  ],
  features: [
    {
      title: 'Phone and E-mail Support',
      description:
        'Call or write, and it becomes a ticket either way. Urgent patient-care problems go to the front of the line.',
    },
    {
      title: 'Remote Sessions',
      description:
        'We connect to the screen with your consent, fix it while you watch, and disconnect. Each session is logged.',
    },
    {
      title: 'Account and Password Help',
      description:
        'Resets, lockouts and new multi-factor devices, after we have confirmed who is asking.',
    },
    {
      title: 'Printer and Scanner Care',
      description:
        'Label printers, card scanners and the check-in copier: drivers, trays, queues and replacements.',
    },
    {
      title: 'Vendor Calls',
      description:
        'We open the case with your EHR, lab or internet provider and stay on it until it is closed.',
    },
    {
      title: 'New Hires and Departures',
      description:
        'Accounts ready on the first morning, and switched off on the last afternoon. Both are written down.',
    },
  ],
  topics: ['staff training', 'passwords', 'phishing', 'offboarding', 'healthcare operations'],
  assistant: {
    concept: 'HELPDESK',
    searchWords: `helpdesk, help desk, tech support, technical support, it support, service desk, computer support, computer help, user support, support desk, support team, support tickets, support ticket,
    day to day support, everyday support, troubleshooting, troubleshoot, computer problems, tech help, it help, it issues, soporte tecnico, soporte, mesa de ayuda, ayuda tecnica, support line, remote support, remote session, remote sessions, remote desktop help, remote help, break fix, break-fix`,
    spanish: 'soporte técnico a cualquier hora, por teléfono, correo y sesión remota',
  },
});
