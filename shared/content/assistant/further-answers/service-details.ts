import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

export const serviceDetailsAnswers: readonly FurtherAnswer[] = [
  {
    id: 'password-rules',
    service: 'security-services',
    answer:
      'Forced changes on a date are out of fashion: NIST’s guideline says to change a password when it may be known to others, not every 90 days. Length beats symbols: 15 characters where the password is the only step. HIPAA sets no length and no interval. If a contract or insurer asks for more, follow the stricter rule. A policy you may copy: [Password rules people can live with](/blog/password-rules-people-can-live-with).',
    spanish:
      'La guía del NIST ya no pide cambiar la contraseña cada 90 días, solo cuando otros puedan conocerla; más vale larga (15 caracteres). HIPAA no fija largo ni plazo. [Password rules people can live with](/blog/password-rules-people-can-live-with)',
  },
  {
    id: 'shared-login',
    service: 'security-services',
    answer: `No, not for patient data: the HIPAA Security Rule requires a unique name or number for each user, 45 CFR 164.312(a)(2)(i), and lists automatic logoff, marked addressable: leaving it out needs a written reason. Sharing happens where signing in is slow, so a badge tap with a PIN helps more than warnings: [Password rules people can live with](/blog/password-rules-people-can-live-with). What fits your stations, ask at ${phone} or ${sales}.`,
    spanish: `Para datos de pacientes no: HIPAA pide un usuario propio para cada persona. Entrar más rápido, por ejemplo con gafete y PIN, ayuda más que regañar. Pregunte al ${phone}.`,
  },
  {
    id: 'windows-10-extended',
    service: 'managed-services',
    answer:
      'Microsoft sells Extended Security Updates for Windows 10: for organizations it announced $61 per computer for the first year, double that for the second and double again for the third, the last. Those who join late pay for the earlier years too. It is a bridge for a few computers, not a plan for all. More: [Windows 10 ends in October](/blog/windows-10-ends-in-october).',
    spanish:
      'Microsoft vende actualizaciones extendidas para Windows 10: anunció $61 por computadora el primer año, el doble el segundo y otra vez el doble el tercero. Es un puente, no un plan. [Windows 10 ends in October](/blog/windows-10-ends-in-october)',
  },
  {
    id: 'breach-deadline',
    service: 'security-services',
    answer: `Patients must hear without unreasonable delay, at most 60 calendar days after someone knew or should have known (45 CFR 164.404). From 500 people on, HHS must hear in the same time; fewer go on its yearly report. States add rules of their own. Have your lawyer confirm. More, also on news media: [Run a ransomware drill](/blog/ransomware-drill-in-one-hour). An incident now? Call ${phone}.`,
    spanish: `Los pacientes deben saberlo sin demora y a más tardar 60 días después del descubrimiento; con 500 o más afectados, HHS también. Confírmelo con su abogado; si pasa ahora, llame al ${phone}.`,
  },
  {
    id: 'ransomware-drill',
    service: 'security-services',
    answer:
      'You can run it yourself in one hour, with five people: front desk, nurse or assistant, provider, office manager and whoever looks after the computers, plus one to take notes. The minutes and the questions are in [Run a ransomware drill in one hour](/blog/ransomware-drill-in-one-hour). Put the next one in the calendar before people leave. If you would rather do it with us, a drill is part of [Security Services](/services/security-services).',
    spanish:
      'Basta una hora y cinco personas más alguien que anote; el guion está en [Run a ransomware drill in one hour](/blog/ransomware-drill-in-one-hour). También lo hacemos con ustedes: [Security Services](/services/security-services).',
  },
  {
    id: 'risk-analysis-diy',
    service: 'security-services',
    answer: `Yes, a small practice can write its own: the rule does not name a software or a length. Our article does it in five afternoons, and two HHS offices offer a free Security Risk Assessment Tool at healthit.gov. A checklist with yes in every row, or a network scan, is not enough. Read: [HIPAA risk analysis for a small practice](/blog/hipaa-risk-analysis-for-a-small-practice). If you want it done with us, call ${phone}.`,
    spanish:
      'Sí, una clínica pequeña puede hacerlo sola: hay una herramienta gratuita en healthit.gov y nuestro artículo lo explica en cinco tardes. [HIPAA risk analysis for a small practice](/blog/hipaa-risk-analysis-for-a-small-practice)',
  },
];
