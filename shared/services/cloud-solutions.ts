import { claims, company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const cloudSolutions = defineService({
  title: 'Cloud Solutions',
  shortDescription: 'Files, e-mail and backups in the cloud, under a signed BAA.',
  icon: 'cloud',
  hue: 4,
  metadata: {
    title: `Cloud Solutions for Medical Practices | ${company.brand}`,
    description:
      'Files, e-mail, backups and applications in the cloud for medical practices: moved step by step, encrypted, and still reachable when a line is down.',
    keywords: 'healthcare cloud, HIPAA cloud, cloud migration medical practice, cloud backup',
  },
  oldNames: ['cloud', 'cloud-services'],
  fullDescription: [
    'The server in the closet has done its work: it is warm, out of warranty, and next to the mop sink. We move files, mailboxes and applications to a cloud provider that signs a business associate agreement, in steps so small that nobody loses a day. What should stay in the building stays, and we say why beforehand.',
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
  topics: ['backups', 'disaster recovery', 'healthcare IT', 'EHR downtime', 'risk analysis'],
  assistant: {
    concept: 'CLOUD',
    searchWords: `cloud, azure, aws, amazon web services, google cloud, cloud solutions, cloud migration, cloud hosting, cloud server, hosted server, virtual server, move to the cloud, nube, la nube, cloud services, virtual machines, cloud storage, hosted desktop, virtual desktop, vdi, citrix, saas, private cloud, on-prem, on prem, server migration, replace our server, old server, one server, our server, retire the server, get rid of our server, new server, server under, server in the closet, replace the server, file server, go online, all online`,
    spanish: 'nube: archivos, correo y respaldos, con un acuerdo BAA firmado',
  },
});
