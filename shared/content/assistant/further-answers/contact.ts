import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

const { claims } = company;

export const contactAnswers: readonly FurtherAnswer[] = [
  {
    id: 'contact-sheet',
    answer: `${company.name}, ${company.address.oneLine}. Phone ${phone}, ${claims.supportHours}; office hours ${company.officeHours.display}. General e-mail ${hello}, sales ${sales}, support ${support}. Founded in ${company.foundingYear}. Read more: [Contact](/contact).`,
    spanish: `${company.name}, ${company.address.oneLine}. Teléfono ${phone}, a cualquier hora. Correo general ${hello}, ventas ${sales}, soporte ${support}. Fundada en ${company.foundingYear}. [Contact](/contact)`,
  },
  {
    id: 'callback-when',
    answer: `How soon somebody gets back to you after you leave your details is not stated on this site, and I cannot promise an hour. If you do not want to wait, call ${phone}, ${claims.supportHours}: a person answers. You can also write to ${sales}.`,
    spanish: `Este sitio no dice cuánto tardan en devolver la llamada. Si no quiere esperar, llame al ${phone}, a cualquier hora: contesta una persona.`,
  },
  {
    id: 'caller-claims-us',
    answer: `I cannot see from here who called you. The only phone number of ours for calls on this site is ${phone}: hang up, call it yourself and ask. Until then give no passwords, codes or patient details and let nobody onto your computer; we connect to a screen with your consent, and each session is logged.`,
    spanish: `Desde aquí no puedo ver quién le llamó. Cuelgue, llame usted al ${phone} y pregunte. Mientras tanto, no dé contraseñas ni códigos ni deje entrar a nadie en su computadora.`,
  },
  {
    id: 'office-visit-details',
    answer: `Parking, the entrance, steps and elevators at our office are not described on this site. The address is ${company.address.oneLine}; it is open ${company.officeHours.display}. Please call ${phone} before you come and ask what you need to know.`,
    spanish: `Este sitio no describe el estacionamiento ni la entrada. La oficina está en ${company.address.oneLine}. Llame al ${phone} antes de venir y pregunte.`,
  },
  {
    id: 'chat-copy',
    answer: `The conversation stays in this browser tab until you close it or clear it; I cannot e-mail you a copy, and I do not remember earlier visits. To keep something, copy the words yourself. For an answer in writing from a person, write to ${sales} or call ${phone}.`,
    spanish: `La conversación queda en esta pestaña hasta que la cierre o la borre. Yo no puedo enviarle una copia; copie usted lo que necesite o escriba a ${sales}.`,
  },
  {
    id: 'chat-attachments',
    answer: `This chat takes typed words only: I cannot open pictures, files, links or voice messages. Write to ${hello} or ${sales} and attach what you want to show; existing customers write to ${support}. Please leave out anything with patient details or passwords. To show it to a person, call ${phone}.`,
    spanish: `Aquí solo puedo leer texto, no fotos, archivos ni notas de voz. Escriba a ${hello} o, si ya es cliente, a ${support}, sin datos de pacientes. O llame al ${phone}.`,
  },
  {
    id: 'same-technician',
    service: 'helpdesk-support',
    answer: `Whether you get one fixed technician or account manager is not stated on this site. What it says: the people who answer have notes on your building, your EHR and your printers, so you do not start from zero. To ask for a fixed contact, call ${phone} or write to ${sales}.`,
    spanish: `El sitio no dice si le toca siempre el mismo técnico. Quien contesta tiene notas sobre su clínica. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'named-employee',
    answer: `This site lists no employees by name, and I have no directory, extensions or direct lines, so I cannot say who works here or put you through. Call ${phone}, ${claims.supportHours}, and ask for the person, or write to ${hello}.`,
    spanish: `Este sitio no publica nombres ni extensiones, y no puedo pasarle la llamada. Llame al ${phone}, a cualquier hora, y pregunte por esa persona.`,
  },
  {
    id: 'meeting-format',
    answer: `Whether the first talk is by phone, by video or at a table is not stated on this site; nor are hours for it outside ${company.officeHours.display}. It lasts an hour and is free. Say what suits you when you call ${phone} or write to ${sales}.`,
    spanish: `El sitio no dice si la primera plática es por teléfono, por video o en persona. Es gratis y dura una hora. Diga qué prefiere al llamar al ${phone} o a ${sales}.`,
  },
  {
    id: 'other-languages',
    answer: `Which languages our staff speak is not stated on this site, so I cannot promise one besides English, or an interpreter. In this chat I answer in English, and the most common questions also in Spanish. Please ask when you call ${phone}, or write to ${hello}.`,
    spanish: `El sitio no dice qué idiomas habla el personal ni si hay intérprete. Aquí respondo en inglés y, a lo más común, en español. Pregunte al ${phone}.`,
  },
  {
    id: 'company-future',
    answer: `Our finances and plans are not on this site, and nobody can promise the future here. What it says: founded in ${company.foundingYear}, ${claims.retention}% of clients stay, and passwords, drawings, settings and decisions are documented and belong to you, also on the day you leave. For more, call ${phone} or write to ${sales}.`,
    spanish: `El sitio no habla de finanzas ni de planes. Lo que dice: contraseñas, planos y ajustes quedan por escrito y son de usted. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'figures-source',
    answer: `Who measured the figures on our site, when and among how many clients is not stated here. It gives ${claims.satisfaction}% client satisfaction, ${claims.retention}% client retention, ${claims.resolutionSpeed} out of 10 for average issue resolution speed. For the sources, write to ${hello} or call ${phone}. [Testimonials](/testimonials)`,
    spanish: `El sitio no dice quién midió las cifras, cuándo ni entre cuántos clientes. Para las fuentes, escriba a ${hello} o llame al ${phone}.`,
  },
  {
    id: 'travel-cost',
    service: 'helpdesk-support',
    answer: `Whether a visit, mileage or driving time costs extra is not stated on this site. What it says: most faults are fixed by remote session, we tell you before anyone drives, and what is included is put on one page before you sign. Please ask: call ${phone} or write to ${sales}.`,
    spanish: `El sitio no dice si la visita o el viaje se cobran aparte. Le avisamos antes de que alguien salga, y lo incluido queda en una página. Pregunte al ${phone}.`,
  },
  {
    id: 'chat-accuracy',
    answer: `Not blindly: answers in this chat are automated and can be wrong. They are general information, not legal, medical or compliance advice, and a price or a promise is binding only in a written offer. To be sure, ask a person: call ${phone} or write to ${sales}. [Terms of Service](/terms-of-service)`,
    spanish: `Las respuestas de este chat son automáticas y pueden tener errores. Un precio o una promesa solo obliga en una oferta escrita. Para estar seguro, llame al ${phone}.`,
  },
];
