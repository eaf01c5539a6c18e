import { claims, company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const efaxServices = defineService({
  title: 'eFax Services',
  shortDescription: 'Keep your fax numbers and lose the machine in the hallway.',
  icon: 'file-output',
  hue: 9,
  inMenu: false,
  metadata: {
    title: `eFax Services for Medical Practices | ${company.brand}`,
    description:
      'eFax for clinics: keep your fax numbers, lose the machine in the hallway. Encrypted inboxes by department, proof of delivery and filing to the chart.',
    keywords: 'eFax, HIPAA fax, electronic fax clinic, fax number porting, paperless referrals',
  },
  oldNames: ['efax', 'fax'],
  fullDescription: [
    'Referrals, prior authorizations and records requests still travel by fax, and the machine in the hallway prints them for whoever walks by. With eFax they arrive as encrypted files in an inbox that only the right people can open. You keep your fax numbers, and your partners notice nothing except that busy signals stop.',
    'We move your numbers over, set up an inbox for each department, and decide with you who sees what. Incoming pages can be filed to the chart, forwarded to a nurse or held for review. Outgoing faxes leave from the computer that the document is on, with a cover sheet that is filled in and a number chosen from a checked list.',
    `Every fax leaves a trail: who sent it, to which number, when, how many pages, and whether it was received. That answers the payer who says it never came, and the patient who asks where a record went. The service runs under a business associate agreement, copies are kept as long as your policy says, and help is there ${claims.supportHours}.`,
  ],
  benefits: [
    'Your fax numbers stay the same',
    'No pages left in the tray for others to read',
    'Proof of delivery for every fax',
    'No paper, toner or analog line to pay for',
    'Send and receive at any desk or site',
  ],
  features: [
    {
      title: 'Number Porting',
      description:
        'We move your existing numbers and keep the old line running until the first test faxes arrive.',
    },
    {
      title: 'Department Inboxes',
      description:
        'Referrals, refills and records each have a place, with access by role and cover for absences.',
    },
    {
      title: 'Send From Any Desk',
      description:
        'Print to fax, drag a file or answer an incoming fax, without walking to the copier.',
    },
    {
      title: 'Filing to the Chart',
      description:
        'Incoming pages go to your EHR where it allows that, and to a checked folder where it does not.',
    },
    {
      title: 'Encryption and Access Control',
      description:
        'Files are encrypted in transit and in storage, and every opening is recorded with a name and a time.',
    },
    {
      title: 'Delivery Records',
      description:
        'Searchable logs with number, time, pages and result, kept for as long as your policy says.',
    },
  ],
  topics: ['eFax', 'healthcare operations', 'risk analysis'],
  assistant: {
    concept: 'EFAX',
    searchWords: `e fx, efx, e-fx, fx machine, fax, faxes, faxing, efax, e-fax, efaxing, internet fax, online fax, digital fax, fax machine, cloud fax, electronic fax, faxed, fax line, fax lines, fax server, fax thing, fax service`,
    spanish: 'eFax: conserva sus números de fax y deja la máquina',
  },
});
