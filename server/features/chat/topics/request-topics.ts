import { company } from '#shared/content/company.ts';
import { howTo } from '#shared/content/how-to.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import { ASK_NAME, PERSON, PIDE_NOMBRE, READ, SALES } from './phrases.ts';
import type { Topic } from './topic.ts';

const { phone, emails, claims } = company;
const SORRY_CALL = `call ${phone.display}, ${claims.supportHours}, and a person listens now; or write to ${emails.general.address}`;

/** What somebody wants done: an offer, a visit, an answer in writing, a complaint put right. */
export const requestTopics: readonly Topic[] = [
  {
    id: 'quote-request',
    answer: `Gladly. For an offer or the free assessment, which takes about an hour in your building, someone from our team needs your name, your e-mail address and your phone number; it helps to say how many sites and people you have, which EHR, and by when you need it. Starting usually costs ${howTo.costText}; your monthly fee comes in the written offer. Nothing is booked before you have talked with a person; if you would rather call, it is ${phone.display}, at any hour. No patient details, please. ${ASK_NAME}`,
    more: [
      `For an offer, the free assessment or a visit, ${SALES}. Or leave your details here, one after the other. ${ASK_NAME}`,
    ],
    spanish: `Con gusto. Para una oferta o la evaluación gratis necesitamos su nombre, su correo y su número de teléfono; ayuda saber cuántos sitios y personas son y qué sistema de expedientes usan. Empezar cuesta normalmente entre $500 y $5,000, una sola vez. También puede llamar al ${phone.display}. ${PIDE_NOMBRE}`,
  },
  {
    id: 'sales-contact',
    answer: `Gladly. For sales, write to ${emails.sales.address} or call ${phone.display}; sales talks are during office hours, ${company.officeHours.display}, and I cannot fix a time from here. It helps to know how many people and sites you have, which EHR, and what goes wrong most. Or leave your name, e-mail address and phone number, and someone gets in touch; say there when it suits you. ${ASK_NAME}`,
    spanish: `Con gusto. Para ventas, escriba a ${emails.sales.address} o llame al ${phone.display}. O deje su nombre, su correo y su teléfono, y alguien le contacta. ${PIDE_NOMBRE}`,
    isWhole: true,
  },
  {
    id: 'next-steps',
    answer: `Next comes a talk: free, and it needs no preparation. You say what hurts, how many people and sites you have, and which EHR; then the agreements are signed, a business associate agreement first, and someone walks your building and makes the inventory. If you want to have something ready: your worst problem and your last IT invoice. A typical clinic is switched in about one week. Say here “call me” and I take your details, or ${SALES}. ${ASK_NAME}`,
    spanish: `Lo siguiente es una charla gratis que no necesita preparación: nos cuenta qué le duele, cuántas personas y sitios son y qué sistema usan. Luego se firman los acuerdos, primero el BAA, y alguien recorre el edificio. Llame al ${phone.display} o deje aquí sus datos. ${PIDE_NOMBRE}`,
  },
  {
    id: 'comparing',
    answer: `For your list: we do IT for healthcare only, ${serviceCount} services, from a helpdesk that answers ${claims.supportHours} to security and networks, all on [Services](/services). Remote support reaches ${claims.radiusMiles} miles around ${company.address.city}, a network may have up to ${claims.maxUsers} users, and ${claims.retention}% of clients stay. Starting usually costs ${howTo.costText}; the monthly fee depends on the services and is written down before anyone signs. The first consultation and the first assessment are free. For an offer to compare, ${SALES}, or say “call me”, and I take your details.`,
    spanish: `Con gusto le ayudo con su lista. Hacemos informática solo para el sector salud, con soporte a cualquier hora; todo está en [Services](/services). La primera consulta y la primera evaluación son gratis. Para una oferta: ${phone.display} o ${emails.sales.address}.`,
  },
  {
    id: 'only-by-mail',
    answer: `You need not call or leave a phone number. For an answer by e-mail only, clients write to ${emails.support.address} and get a ticket number back; for offers it is ${emails.sales.address}, for anything else ${emails.general.address}. What I can pass on from this chat needs all of your contact details; you may write that you want no calls, and nothing is sent against your will.`,
    spanish: `Puede escribir en vez de llamar, y no hace falta que deje un teléfono: los clientes a ${emails.support.address}, y reciben un número de ticket; para ofertas a ${emails.sales.address}, y para lo demás a ${emails.general.address}. Desde este chat solo se envían los datos de contacto completos.`,
  },
  {
    id: 'brochure',
    answer: `This site has no brochure, so I cannot send one; what would stand in it is on [Services](/services), a page for each, and you may print these pages. If you want something in writing, write to ${emails.sales.address}, or leave your name, e-mail address and phone number here, and someone from our team writes to you. ${ASK_NAME}`,
    spanish: `En este sitio no hay un folleto que pueda enviarle; todo está en [Services](/services), y puede imprimir estas páginas. Si lo quiere por escrito, escriba a ${emails.sales.address}.`,
    isWhole: true,
  },
  {
    id: 'consultation-place',
    answer: `How the free consultation is held, by phone, by video or in a room, is not stated on this site; a person arranges it with you, so say what you would like. It takes an hour; the free assessment, about an hour too, is a walk through your own building. To arrange one, call ${phone.display} or write to ${emails.sales.address}, or say here “call me”, and I take your contact details.`,
    spanish: `Este sitio no dice si la consulta gratis es por teléfono, por video o en persona; una persona lo acuerda con usted: ${phone.display} o ${emails.sales.address}.`,
  },
  {
    id: 'who-contacts',
    answer: `A person: someone from our team gets back to you by phone or e-mail, once your contact details are here and you have seen the summary. Only the answers in this chat are automated. When they call, and whether from sales or a technician, is not stated on this site; your details can be reached only by people who need them for their work. If it should be now, call ${phone.display}: a person answers ${claims.supportHours}.`,
    spanish: `Una persona de nuestro equipo, por teléfono o por correo, cuando haya dejado sus datos de contacto. Solo las respuestas de este chat son automáticas. Si lo prefiere ahora: ${phone.display}, a cualquier hora.`,
  },
  {
    id: 'for-somebody-else',
    answer: `Gladly. The person who knows best should say that they want it: they can call ${phone.display} or write to ${emails.sales.address}, or you forward them this page. Details of somebody else are never sent by themselves from this chat; if you leave your own and say whom to ask for, someone gets in touch. ${ASK_NAME}`,
    spanish: `Con gusto. Lo mejor es que esa persona llame al ${phone.display} o escriba a ${emails.sales.address}. Si deja sus propios datos y dice por quién preguntar, alguien se comunica. ${PIDE_NOMBRE}`,
  },
  {
    id: 'no-call-yet',
    answer: `I am sorry; that should not happen. Please call ${phone.display} once more: it is the right number, and a person should answer it ${claims.supportHours}. Or write to ${emails.support.address} as an existing client, to ${emails.general.address} otherwise, and say that nobody answered and when. If that does not help, ask for the CEO, who takes the call when we miss our standard. I cannot see earlier calls or details from here; you can leave your details again, and they go to our team: say “call me”.`,
    spanish: `Lo siento, eso no debería pasar. Llame otra vez al ${phone.display}: debe contestar una persona a cualquier hora. O escriba a ${emails.general.address} y diga que nadie contestó y cuándo. Desde aquí no puedo ver llamadas anteriores.`,
    isWhole: true,
  },
  {
    id: 'complaint',
    answer: `I am sorry. A person should hear that, and now: ${SORRY_CALL}. You can ask for the CEO. Please say what happened and when; if it is still broken, say that first; what touches patient care goes to the front of the line. No patient details in this chat, please.`,
    more: [
      `I am sorry that it is not settled. I cannot put it right from here, but a person can: ${SORRY_CALL}.`,
    ],
    spanish: `Lo siento mucho. Una persona debe escucharlo ahora: llame al ${phone.display}, a cualquier hora, o escriba a ${emails.general.address}, y diga qué pasó y cuándo. Puede pedir hablar con el CEO.`,
    isWhole: true,
  },
  {
    id: 'in-writing',
    answer: `Write to ${emails.general.address}; as an existing client to ${emails.support.address}, where you get a ticket number back, and for an offer to ${emails.sales.address}. Then you have it in writing; a price or a promise is binding only in a written offer. Letters go to ${company.address.oneLine}. No patient details, please. ${READ('Contact', '/contact')}`,
    spanish: `Escriba a ${emails.general.address}; si ya es cliente, a ${emails.support.address}, y para una oferta, a ${emails.sales.address}. Un precio o una promesa solo obliga en una oferta escrita. Por favor, sin datos de pacientes.`,
  },
  {
    id: 'legal-contact',
    answer: `I am an automated assistant: I have no access to anyone’s conversation or data, cannot hand out or preserve any, and cannot say whether somebody wrote here. Please send legal requests in writing to ${emails.general.address} or to our office, ${company.address.oneLine}, or call ${phone.display}; information goes to authorities and courts only where the law requires it. A registered agent or a records custodian is not named on this site. I cannot give a legal opinion. What the site says stands in the [Privacy Policy](/privacy-policy) and the [Terms of Service](/terms-of-service).`,
    spanish: `Soy un asistente automático: no tengo acceso a conversaciones ni datos y no puedo dar una opinión legal. Envíe las solicitudes legales por escrito a ${emails.general.address} o a nuestra oficina, ${company.address.oneLine}, o llame al ${phone.display}. [Privacy Policy](/privacy-policy)`,
    isWhole: true,
  },
  {
    id: 'no-intrusion',
    answer: `I cannot help with that: getting into an account or a mailbox that is not yours is not something we do or explain. If you have a right to what is in it, the clinic’s management or a lawyer is the way. For anything about your own clinic’s IT, ${PERSON}.`,
    spanish: `Con eso no puedo ayudar: no explicamos cómo entrar en una cuenta ajena. Para la informática de su propia clínica, llame al ${phone.display}.`,
    isWhole: true,
  },
  {
    id: 'play',
    answer: `I cannot play a part, repeat words or speak ill of others here. I answer questions about ${company.name} and its services; for anything else, ${PERSON}.`,
    spanish: `No puedo hacer papeles, repetir palabras ni hablar mal de otros. Respondo preguntas sobre ${company.name} y sus servicios.`,
    isWhole: true,
  },
];
