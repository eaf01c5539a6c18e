import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales, support } from './reach.ts';

const { claims } = company;

export const helpdeskNetworkCloudAnswers: readonly FurtherAnswer[] = [
  {
    id: 'who-may-call',
    service: 'helpdesk-support',
    answer: `Yes, your staff can call the helpdesk themselves, at any hour: a director of nursing writes that her night nurses call us, not her. Before a password reset we confirm who is asking. Whether your clinic wants certain requests to go through a manager is something to agree at the start: call ${phone} or write to ${sales}.`,
    spanish: `Sí, su personal puede llamar directamente a cualquier hora. Antes de cambiar una contraseña confirmamos quién la pide. Si quiere que ciertas solicitudes pasen por el gerente, acuérdelo al inicio: ${phone} o ${sales}.`,
  },
  {
    id: 'remote-session-consent',
    service: 'helpdesk-support',
    answer: `For a remote session we connect to the screen with your consent, fix it while you watch, and disconnect; each session is logged. Before we touch a system that holds patient data we sign a business associate agreement. Whether sessions are recorded as video is not stated here: ask at ${phone} or ${support}.`,
    spanish: `Nos conectamos a la pantalla con su consentimiento, lo arreglamos mientras usted mira y nos desconectamos. Cada sesión queda registrada. Si se graba en video no se indica aquí: pregunte al ${phone}.`,
  },
  {
    id: 'personal-devices',
    service: 'helpdesk-support',
    answer: `Helpdesk Support is described for the clinic: its accounts, printers, e-mail and EHR. Whether we work on staff members’ own phones or home computers is not stated here. What is stated: providers can reach the chart from home with two-step sign-in and nothing left on the laptop. Ask what your scope would cover: call ${phone} or write to ${sales}.`,
    spanish: `El soporte es para la clínica: sus equipos, cuentas y expediente. Si atendemos teléfonos o computadoras personales no se indica aquí. Pregunte al ${phone} o en ${sales}.`,
  },
  {
    id: 'ehr-how-to',
    service: 'emr-integration',
    answer: `The helpdesk deals with an EHR that will not open or log in, and calls your EHR vendor when the fault is theirs. Teaching staff how to chart or bill inside the EHR, and choosing or selling one, are not listed among our services. Tell us the name and version and ask: call ${phone} or write to ${sales}.`,
    spanish: `Ayudamos cuando el expediente no abre y llamamos a su proveedor. Enseñar a usarlo, elegirlo o venderlo no figura entre nuestros servicios. Pregunte al ${phone} o en ${sales}.`,
  },
  {
    id: 'risk-analysis-frequency',
    service: 'security-services',
    answer:
      'The HIPAA rule sets no fixed interval today; once a year and after every big change is a rhythm most practices can hold. Clinicians who report Promoting Interoperability for MIPS must do or review one each calendar year. It applies to a practice of three people too, and a yes-only checklist or a network scan does not count. [Read more](/blog/hipaa-risk-analysis-for-a-small-practice)',
    spanish:
      'La regla HIPAA no fija un plazo; una vez al año y tras cada cambio grande es un buen ritmo. Quien reporta MIPS debe hacerlo o revisarlo cada año. También aplica a consultorios pequeños. [Más](/blog/hipaa-risk-analysis-for-a-small-practice)',
  },
  {
    id: 'documentation-ownership',
    service: 'network-services',
    answer: `It belongs to you. Passwords, drawings, settings and decisions are written down and are yours, also on the day you leave. Every port, cable and address is in a drawing that you own, and you get a copy of the inventory we make in the first week. Questions: call ${phone} or write to ${sales}.`,
    spanish: `Es suya. Contraseñas, planos, ajustes y decisiones quedan por escrito y le pertenecen, también el día que se vaya. Recibe además una copia del inventario. Preguntas: ${phone} o ${sales}.`,
  },
  {
    id: 'network-watch',
    service: 'network-services',
    answer: `Yes, we keep watch after the installation. Every switch, access point, firewall and line reports to us ${claims.supportHours}, on a map you can look at too, and we often see a failing part before anyone notices. Firmware updates run after hours, with a way back. Read more: [Network Infrastructure](/services/network-services).`,
    spanish: `Sí, seguimos vigilando la red: cada switch, antena, cortafuegos y línea nos reporta ${claims.supportHours}, en un mapa que usted también puede ver. [Network Infrastructure](/services/network-services)`,
  },
  {
    id: 'cloud-move-steps',
    service: 'cloud-solutions',
    answer: `We copy first, test with two or three of your people, and switch over on an evening when the clinic is closed. The old system stays untouched until you have worked on the new one and said that it is right, so there is a way back. How long yours takes is not stated here: call ${phone} or write to ${sales}.`,
    spanish: `Primero copiamos, probamos con dos o tres personas y cambiamos una noche con la clínica cerrada. Lo viejo queda intacto hasta que usted diga que lo nuevo está bien. Cuánto tarda en su caso: ${phone} o ${sales}.`,
  },
  {
    id: 'which-cloud',
    service: 'cloud-solutions',
    answer: `The site does not name the cloud company we would use for you, such as Microsoft, Google or Amazon. What it says: it is one that signs a business associate agreement, signed before any data moves, and what should stay in the building stays. Tell us what you use now and ask: call ${phone} or write to ${sales}.`,
    spanish: `El sitio no dice qué nube usamos (Microsoft, Google, Amazon). Sí dice que es una que firma un acuerdo BAA antes de mover datos. Pregunte al ${phone} o en ${sales}.`,
  },
  {
    id: 'backup-retention',
    service: 'cloud-solutions',
    answer: `How many days or months of copies are kept is not stated on the site. What is stated: a daily check that the copy was made, regular restore tests, and off-site copies that cannot be changed or deleted from your network. Ask how far back yours would reach: call ${phone} or write to ${sales}. To get a file back now, call ${phone}.`,
    spanish: `El sitio no indica cuántos días o meses se guardan las copias. Se revisan a diario y se prueban. Pregunte al ${phone}; si necesita recuperar un archivo ahora, llame a ese número.`,
  },
  {
    id: 'interface-stuck',
    service: 'emr-integration',
    answer: `Yes, that is watched. Message counts, delays and errors are on one screen, and the queues are watched ${claims.supportHours}, with an alarm when one stops moving, before a provider misses a result. If two vendors disagree, you have one party to call. If results have stopped now, call ${phone} at any hour. [EMR/EHR Integration](/services/emr-integration)`,
    spanish: `Sí, vigilamos las colas de mensajes ${claims.supportHours}, con alarma cuando una se detiene. Si dejaron de llegar resultados ahora, llame al ${phone}. [EMR/EHR Integration](/services/emr-integration)`,
  },
];
