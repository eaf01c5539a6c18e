import { about } from '#shared/content/about.ts';
import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import { PERSON, READ, SALES, SUPPORT } from './phrases.ts';
import { HORA, OFICINA } from './spanish-hours.ts';
import type { Topic } from './topic.ts';

const { phone, emails, address, officeHours, claims } = company;
const CONTACT = READ('Contact', '/contact');

/** How, when and where to reach us. */
export const contactTopics: readonly Topic[] = [
  {
    id: 'phone',
    answer: `Call ${phone.display}, toll-free. A person answers ${claims.supportHours}, also for existing customers. You can write to ${emails.general.address} too. ${CONTACT}`,
    more: [
      `It is one number for everything, ${phone.display}: support at any hour, and sales during office hours. New customers can also write to ${emails.sales.address}.`,
    ],
    spanish: `Llame al ${phone.display}, sin costo. Contesta una persona a cualquier hora, todos los días. También puede escribir a ${emails.general.address}. ${CONTACT}`,
  },
  {
    id: 'emails',
    answer: `New customers and anyone who wants to buy write to ${emails.sales.address}, existing customers to ${emails.support.address}. Everything else goes to ${emails.general.address}. Please leave patient details out of e-mails. ${CONTACT}`,
    spanish: `Para ventas escriba a ${emails.sales.address}; los clientes, a ${emails.support.address}; para todo lo demás, ${emails.general.address}. Por favor, sin datos de pacientes.`,
  },
  {
    id: 'address',
    answer: `Our office is at ${address.oneLine}. It is open ${officeHours.display}; please call ${phone.display} before you come. That is our only office listed here; remote support reaches clients within ${claims.radiusMiles} miles of it. ${CONTACT}`,
    spanish: `Nuestra oficina está en ${address.oneLine}. Abre ${OFICINA}, ${HORA}. El soporte remoto llega a clientes en un radio de ${claims.radiusMiles} millas. ${CONTACT}`,
  },
  {
    id: 'hours',
    answer: `The office is open ${officeHours.display}. Support never closes: a person answers ${phone.display} ${claims.supportHours}, nights, weekends and holidays included. ${CONTACT}`,
    more: [
      `Outside office hours the support line ${phone.display} is answered as on any day. Sales talks and visits to the office are for ${officeHours.display}.`,
    ],
    spanish: `La oficina abre ${OFICINA} (${HORA}). El soporte atiende 24/7/365, también de noche, los fines de semana y los días festivos: ${phone.display}. ${CONTACT}`,
  },
  {
    id: 'round-the-clock',
    answer: `Support is open ${claims.supportHours}: nights, weekends and holidays included. Call ${phone.display} and you reach a person who can see your clinic’s notes. Only the office itself keeps hours: ${officeHours.display}. ${READ('Helpdesk Support', '/services/helpdesk-support')}`,
    more: [
      `It holds for every day of the year, ${claims.supportHours}: the same number, ${phone.display}, and people who have notes on your building.`,
    ],
    spanish: `El soporte atiende 24/7/365: de noche, los fines de semana y los días festivos. Llame al ${phone.display} y le contesta una persona. La oficina abre ${OFICINA}.`,
    service: 'helpdesk-support',
  },
  {
    id: 'who-answers',
    answer: `You reach a person, at any hour: the support line ${phone.display} is answered ${claims.supportHours} by people who have notes on your building, your EHR and your printers. Where each of them sits, and whether it is always the same person, is not stated on this site, so please ask when you call. ${READ('Helpdesk Support', '/services/helpdesk-support')}`,
    spanish: `Contesta una persona, a cualquier hora, que tiene notas sobre su clínica: ${phone.display}.`,
    service: 'helpdesk-support',
  },
  {
    id: 'existing-client',
    answer: `Existing customers call the support line, ${phone.display}, ${claims.supportHours}. For anything that can wait until morning, write to ${emails.support.address} and you get a ticket number back. Please leave patient details out of e-mails.`,
    spanish: `Si ya es cliente, llame a la línea de soporte, ${phone.display}, a cualquier hora, o escriba a ${emails.support.address}.`,
  },
  {
    id: 'ticket-status',
    answer: `I cannot see tickets or accounts from here. For the status of yours, ${SUPPORT} and have the ticket number ready, if you got one. If it holds up patient care, say so: that goes to the front of the line.`,
    spanish: `Desde aquí no puedo ver los tickets. Para saber cómo va el suyo, llame al ${phone.display}, a cualquier hora, o escriba a ${emails.support.address}.`,
    isWhole: true,
  },
  {
    id: 'open-ticket',
    answer: `From this chat I cannot open one: call ${phone.display} or write to ${emails.support.address}, without patient names, and it becomes a ticket, with a time, a cause and a fix. By e-mail you get a ticket number back. What touches patient care goes to the front of the line, so please call for that. ${READ('Helpdesk Support', '/services/helpdesk-support')}`,
    spanish: `Escriba a ${emails.support.address} y recibirá un número de ticket, o llame al ${phone.display}, a cualquier hora: de las dos formas queda registrado, con hora, causa y solución. No ponga nombres de pacientes en el correo. Lo que toca la atención de pacientes va primero: para eso, mejor llame.`,
    service: 'helpdesk-support',
  },
  {
    id: 'area',
    answer: `No clinic within ${claims.radiusMiles} miles of our office in ${address.city}, ${address.regionName}, is too far away: remote support reaches all of them, hospitals included. Most faults are fixed by remote session; when hands are needed in your building, we tell you before anyone drives. To be sure about your town, ${SALES}.`,
    more: [
      `The radius of ${claims.radiusMiles} miles is for remote support. What a visit to your building takes and costs is agreed beforehand; ${SALES}.`,
    ],
    spanish: `Ninguna clínica a menos de ${claims.radiusMiles} millas de nuestra oficina en ${address.city}, ${address.regionName}, queda demasiado lejos: el soporte remoto llega a todas. Si hace falta ir a su edificio, se lo decimos antes. Llame al ${phone.display}.`,
  },
  {
    id: 'far-place',
    answer: `Our only office listed here is in ${address.city}, ${address.regionName}, and remote support reaches clients within a ${claims.radiusMiles}-mile radius of it. A place farther away lies outside that; for a site near the edge, please ask: ${SALES}.`,
    spanish: `Nuestra oficina está en ${address.city}, ${address.regionName}, y el soporte remoto llega a ${claims.radiusMiles} millas a la redonda. Si su clínica está más lejos, pregunte por teléfono: ${phone.display}.`,
  },
  {
    id: 'onsite',
    answer: `Most faults are fixed by remote session. When a part or hands are needed in your building, we say so plainly and tell you before anyone drives; for cabling, Wi-Fi surveys and new sites people come to you. How soon somebody can be there depends on the place and is not stated on this site, so please ask: ${PERSON}.`,
    spanish: `La mayoría de los problemas se resuelven a distancia. Cuando hace falta ir a su edificio, se lo decimos antes de que alguien salga. Llame al ${phone.display}.`,
    service: 'helpdesk-support',
  },
  {
    id: 'team',
    answer: `Three people lead the work, and the site gives their roles, not their names: the CEO, the Chief Revenue Officer and the CTO. You can ask for each of them by phone, at ${phone.display}. When we miss our standard, the CEO takes the call. ${READ('About', '/about')}`,
    more: company.team.map(({ role, bio }) => `The ${role}: ${bio}`),
    spanish: `La empresa la dirigen tres personas: el CEO, el director de ingresos (CRO) y el CTO. El sitio no publica cómo se llaman; puede preguntar por cada uno al ${phone.display}.`,
  },
  ...company.team.map(({ role, bio }, index): Topic => ({
    id: `team-${index}`,
    answer: `Our ${role}: ${bio} The site gives the role only, not who it is; you can ask for the ${role} by phone, at ${phone.display}. ${READ('About', '/about')}`,
  })),
  {
    id: 'ownership',
    spanish: `Quién es dueño de la empresa no figura en este sitio. Sí dice que se fundó en 2020 y que la dirigen un CEO, un Chief Revenue Officer y un CTO. Para lo demás: ${phone.display} o ${emails.general.address}.`,
    answer: `Who owns the company is not stated on this site. What it says: founded in ${company.foundingYear} in ${address.city}, ${address.regionName}, and led by a CEO, a Chief Revenue Officer and a CTO. For the rest, ${PERSON}.`,
  },
  {
    id: 'values',
    answer: `We hold to four things:${about.values.items.map(({ title, description }) => `\n- ${title}: ${description}`).join('')}\n\n${READ('About', '/about')}`,
    spanish: `Nuestros cuatro valores: los pacientes primero, hablar claro, dejar todo por escrito y dejarlo mejor de lo que estaba. [About](/about)`,
  },
  {
    id: 'about',
    answer: `${company.name} is a healthcare IT company in ${address.city}, ${address.regionName}, founded in ${company.foundingYear} by people who had already spent their careers in clinic IT. We work only for healthcare: medical practices, hospitals, clinics, and nursing and care facilities, with ${serviceCount} services and support ${claims.supportHours}. ${READ('About', '/about')}`,
    more: about.story.paragraphs.slice(0, 2),
    spanish: `${company.name} es una empresa de informática para el sector salud en ${address.city}, ${address.regionName}, fundada en ${company.foundingYear}. Trabajamos solo para consultorios, hospitales, clínicas y residencias, con soporte 24/7/365. [About](/about)`,
  },
  {
    id: 'age',
    more: [
      `The years are those of the people and not of the company: it was founded in ${company.foundingYear} by a team that had already spent its careers in clinic IT, over ${claims.yearsExperience} years, and more than ${claims.combinedYears} combined.`,
    ],
    answer: `${company.name} was founded in ${company.foundingYear} by people who had already spent their careers in clinic IT: together over ${claims.yearsExperience} years of experience with EHRs, interfaces, medical devices and HIPAA, and more than ${claims.combinedYears} years combined. ${READ('About', '/about')}`,
    spanish: `La empresa se fundó en ${company.foundingYear}; el equipo tiene más de ${claims.yearsExperience} años de experiencia y suma más de ${claims.combinedYears} en conjunto. [About](/about)`,
  },
  {
    id: 'fax-number',
    answer: `This site lists no fax number of ours. Papers can go by e-mail to ${emails.general.address} or by post to ${address.oneLine}; please leave patient details out of e-mails. Or call ${phone.display}, ${claims.supportHours}. ${READ('Contact', '/contact')}`,
    spanish: `Este sitio no da un número de fax nuestro. Llame al ${phone.display} o escriba a ${emails.general.address}.`,
  },
  {
    id: 'channels',
    answer: `The ways to reach us that this site names are the phone, ${phone.display}, ${claims.supportHours}, e-mail to ${emails.general.address}, post, and this chat. I know of no other, such as WhatsApp, Teams, video or an app; our Facebook and LinkedIn pages are linked at the foot of our home page. ${READ('Contact', '/contact')}`,
    spanish: `Este sitio nombra el teléfono, ${phone.display}, a cualquier hora, el correo ${emails.general.address} y este chat. No conozco otro medio, tampoco WhatsApp. [Contact](/contact)`,
  },
  {
    id: 'client-count',
    answer: `How many clients we have is not stated on this site, so I do not know. What it says: they are medical practices, hospitals, clinics, and nursing and care facilities. For the rest, ${PERSON}.`,
    spanish: `Este sitio no dice cuántos clientes tenemos. Pregunte al ${phone.display}.`,
  },
  {
    id: 'staff-count',
    spanish: `Cuántas personas trabajan con nosotros no figura en este sitio. Sí dice que tres dirigen el trabajo y que el soporte está atendido a cualquier hora. Para lo demás: ${phone.display} o ${emails.general.address}.`,
    answer: `I do not know how many people work for us: this site does not state it. What it says: three people lead the work, support is staffed ${claims.supportHours}, whoever answers has notes on your building, and a network may have up to ${claims.maxUsers} users. For the rest, ${PERSON}.`,
  },
  {
    id: 'figures',
    answer: `Of our clients, ${claims.satisfaction}% are satisfied and ${claims.retention}% stay with us, so about ${100 - claims.retention}% do not; who and why is not stated. Average issue resolution speed is rated ${claims.resolutionSpeed} out of 10. How and over which time each was measured, or what it is in minutes, is not stated. To quote or confirm a figure, write to ${emails.general.address}. ${READ('Testimonials', '/testimonials')}`,
    spanish: `El ${claims.satisfaction}% de nuestros clientes está satisfecho y el ${claims.retention}% se queda con nosotros; cerca del ${100 - claims.retention}% no, y por qué no está escrito. [Testimonials](/testimonials)`,
  },
  {
    id: 'consultation',
    answer: `The first consultation is free: an hour with someone who knows clinic IT. Bring your worst problem and your last invoice; you leave with a short list of what to do first, whether you hire us or not. The first assessment, a walk through your building, is free too. To set a time, call ${phone.display} or write to ${emails.sales.address}. Or say here “call me”, and I take your contact details.`,
    more: [contact.consultation.text],
    spanish: `La primera consulta es gratis: una hora con alguien que conoce la informática de las clínicas. Para fijar la hora, llame al ${phone.display} o escriba a ${emails.sales.address}.`,
  },
  {
    id: 'spanish-staff',
    answer: `Which languages our staff speak is not stated on this site, so I cannot promise a Spanish speaker. Please ask when you call ${phone.display}. I answer the most common questions in Spanish here: ¿en qué puedo ayudarle?`,
    spanish: `Este sitio no dice qué idiomas habla el personal, así que no puedo prometerle que le atiendan en español; por favor pregunte al llamar al ${phone.display}, a cualquier hora. Aquí respondo en español a lo más común: servicios, precios, horario, dirección y mensajes de texto.`,
  },
  {
    id: 'social',
    spanish:
      'Estamos en Facebook y LinkedIn; los enlaces están al pie de nuestra página de inicio, y otra red no se nombra en este sitio: [Home](/).',
    answer: `You find us on Facebook and LinkedIn; the links are at the foot of our home page, and no other network is named on this site. ${READ('Home', '/')}`,
  },
  {
    id: 'site',
    spanish: 'Está en él. Todas las páginas figuran en el [Sitemap](/sitemap).',
    answer: `You are on it: ${company.web.label}. Every page is listed on the [Sitemap](/sitemap).`,
  },
  {
    id: 'site-problem',
    spanish: `Lo siento. Díganos qué hizo y qué vio en ${emails.general.address}, y lo revisamos. Si necesita algo ahora, llame al ${phone.display}.`,
    answer: `I am sorry about that. Please tell us what you did and what you saw, at ${emails.general.address}, and we look into it. For anything you need now, call ${phone.display}.`,
  },
  {
    id: 'accessibility',
    spanish: `Si algo de este sitio no le funciona, escriba a ${emails.general.address} o llame al ${phone.display}, y le damos la información de otra manera.`,
    answer: `If something on this site does not work for you, write to ${emails.general.address} or call ${phone.display}, and we give you the information another way.`,
  },
];
