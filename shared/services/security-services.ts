import { claims, company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const securityServices = defineService({
  title: 'Security Services',
  shortDescription: 'HIPAA-compliant protection for patient data, tested and written down.',
  icon: 'shield-check',
  hue: 2,
  metadata: {
    title: `HIPAA-Compliant IT Security for Clinics | ${company.brand}`,
    description:
      'HIPAA-compliant security for medical practices: risk analysis, access rules, encryption, backups you can restore and training for the people at the desk.',
    keywords:
      'HIPAA security, healthcare cybersecurity, HIPAA risk analysis, clinic data protection',
  },
  oldNames: ['security', 'cybersecurity', 'hipaa', 'hipaa-compliance'],
  fullDescription: [
    'Clinics are attacked because their records are worth money and their schedules cannot wait. We protect the places where attacks start: the mailbox, the remote login, the unpatched computer, the account nobody closed. Each measure maps to a safeguard of the HIPAA Security Rule, so the work that keeps attackers out also answers the questions an auditor asks.',
    'We begin with a risk analysis, as 45 CFR 164.308(a)(1) requires: where patient data lives, what could go wrong, what is already in place, and what to do first. Then we work down the list. Multi-factor sign-in, encrypted laptops, filtered e-mail and tested backups come before anything exotic, because they stop the attacks that clinics really see.',
    `Security is also what happens on the bad day. We watch alerts ${claims.supportHours}, isolate a computer when it misbehaves, and call the person on your list. Your team gets a plan on one page: who decides, who calls whom, how to see patients on paper. We run it as a drill with you, so the first time you use it is not the real one.`,
  ],
  benefits: [
    'A risk analysis that follows the HIPAA Security Rule',
    `Alerts watched ${claims.supportHours}`,
    'Multi-factor sign-in and encryption on every device we manage',
    'Phishing practice that teaches and does not shame',
    'Records ready when an auditor or insurer asks',
  ],
  features: [
    {
      title: 'HIPAA Risk Analysis',
      description:
        'Systems, threats, likelihood and impact in one document, with a ranked list of what to fix.',
    },
    {
      title: 'Endpoint Protection',
      description:
        'Detection software on every computer and server, with the power to cut one off from the network.',
    },
    {
      title: 'E-mail Filtering',
      description:
        'Phishing, spoofed senders and bad attachments are stopped before they reach the front desk.',
    },
    {
      title: 'Multi-Factor Sign-In',
      description:
        'A second step for e-mail, remote access and the EHR, chosen so that it works with gloves on.',
    },
    {
      title: 'Staff Training',
      description:
        'Short lessons and practice messages through the year, with results by team and not by name.',
    },
    {
      title: 'Incident Response',
      description:
        'A written plan, a drill, and people who isolate, investigate and document when it counts.',
    },
  ],
  topics: [
    'healthcare security',
    'healthcare cybersecurity',
    'risk analysis',
    'phishing',
    'drills',
  ],
  assistant: {
    concept: 'SECURITY',
    searchWords: `security, cybersecurity, cyber security, cyber, information security, infosec, secure, data protection, protect our data, protect us, protect patient data, protecting, hacking protection, protection, seguridad, ciberseguridad, proteger, safeguards, security services, keep hackers out, keep us safe, breach prevention, vulnerability, vulnerabilities, zero trust`,
    spanish:
      'seguridad: análisis de riesgos HIPAA, protección de equipos, filtro de correo, verificación en dos pasos y capacitación del personal',
  },
});
