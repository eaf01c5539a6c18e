import { company } from '#shared/content/company.ts';
import { READ } from './phrases.ts';
import type { Topic } from './topic.ts';

const { phone, emails } = company;
const PRIVACY = READ('Privacy Policy', '/privacy-policy');
const COOKIES = READ('Cookie Policy', '/cookie-policy');
const TELL_US = `write to ${emails.general.address} or call ${phone.display}`;

/** What somebody can ask us to do, or to leave, with what we know about them. */
export const dataRightsTopics: readonly Topic[] = [
  {
    id: 'no-sale',
    answer: `No. We do not sell personal information, to anyone. Companies that run parts of this site for us, such as hosting or e-mail, get it for that work only, and chat questions may go to a language model provider; Google and Meta measure a visit only if you accept that. Marketing comes only by e-mail, and only if you ask for it. ${PRIVACY}`,
    more: [
      `No sale, in no case: not to advertisers, not to data brokers, and not of mobile numbers. ${PRIVACY}`,
    ],
    spanish: `No. No vendemos datos personales a nadie. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'withdraw-consent',
    answer: `You can take it back at any time: open “Your privacy choices” in the footer and decline; measurement by Google and Meta then stops, and the cookies it set here are removed. A Global Privacy Control signal from your browser counts as a no, too. ${COOKIES}`,
    spanish: `Puede retirarlo cuando quiera: abra “Your privacy choices” al pie de la página y rechace; la medición de Google y Meta termina. [Cookie Policy](/cookie-policy)`,
    isWhole: true,
  },
  {
    id: 'accept-meaning',
    answer: `If you accept, Google and Meta measure your visit; if you decline, nothing of them is loaded, and everything works the same. You can change your mind with “Your privacy choices” in the footer. If you only read and ask, nothing says who you are: unless you leave all of your contact details, the conversation is not stored on our server; your IP address arrives with each request, as at every site. ${COOKIES}`,
    spanish: `Si solo pregunta, no guardamos quién es: si no deja todos sus datos de contacto, la conversación no se guarda en nuestro servidor; la dirección IP llega con cada página, como en todo sitio. Si acepta, Google y Meta miden la visita; si rechaza, no, y todo funciona igual. No vendemos datos, y nadie le llama si no deja sus datos. [Cookie Policy](/cookie-policy)`,
  },
  {
    id: 'state-rights',
    answer: `Wherever you live, you can ask us for a copy, a correction or deletion of your data: we answer within 45 days, and it costs nothing. We do not sell personal information, and a Global Privacy Control signal counts as no. To ask, ${TELL_US}. Which law applies to you I cannot judge; that is for a lawyer. Patient data that we handle for a clinic is covered by its business associate agreement. ${PRIVACY}`,
    spanish: `Qué ley le corresponde no lo puedo juzgar. Lo que hacemos para todos: copia, corrección o borrado de sus datos en un máximo de 45 días y sin costo, sin venta de datos, y la señal GPC vale como un no. Escriba a ${emails.general.address} o llame al ${phone.display}. [Privacy Policy](/privacy-policy)`,
    isWhole: true,
  },
  {
    id: 'about-others',
    answer: `No. I have no access to information about other people, and we do not say who works for a clinic, who is a client or who wrote here. Whose client a clinic is, the clinic itself can tell you; for a reference, we ask a similar client whether they would take your call. If it is about your own data, ${TELL_US}. ${PRIVACY}`,
    spanish: `No. No tengo información sobre otras personas y no decimos quién trabaja en una clínica, quién es cliente o quién escribió aquí. [Privacy Policy](/privacy-policy)`,
    isWhole: true,
  },
  {
    id: 'child-data',
    answer: `Thank you for telling us. This site is not for children under 13, and what a child gave us we delete: ${TELL_US}, and say when it was typed; please give no more details of the child here. Clear this conversation with the button in the chat; it is stored on our server only if all contact details were left. ${PRIVACY}`,
    spanish: `Gracias por decirlo. Este sitio no es para menores de 13 años y borramos lo que un niño haya dejado: escriba a ${emails.general.address} o llame al ${phone.display}. Por favor, no dé aquí más datos del menor. [Privacy Policy](/privacy-policy)`,
    isWhole: true,
  },
  {
    id: 'password-typed',
    answer: `Please send no passwords here, to nobody in a chat or an e-mail: I cannot use it and do not pass it on. If you have typed one, change it now, wherever it is used, and clear this conversation with the button in the chat. Nobody from our team asks for a password. For help with what you wanted to show us, call ${phone.display}, 24/7/365.`,
    spanish: `Por favor, no escriba contraseñas aquí: no puedo usarlas. Si ya escribió una, cámbiela ahora y borre esta conversación con el botón del chat. Nadie de nuestro equipo le pedirá una contraseña. Para recibir ayuda, llame al ${phone.display}, a cualquier hora.`,
  },
  {
    id: 'why-details',
    answer: `Only so that a person can answer you: a name to ask for, of which the first is enough, and an e-mail address and a phone number to reach you by; from this chat a request goes out only with all three. None of it is sold, and marketing and texts come only if you ask for them. It is your choice: ask me without leaving anything, call ${phone.display}, or write to ${emails.general.address}. ${PRIVACY}`,
    spanish: `Solo para que una persona pueda responderle: un nombre por quien preguntar, basta el primero, y un teléfono para devolverle la llamada. Nada de eso se vende, y los mensajes de texto llegan solo si usted los acepta. Es su decisión: puede preguntar aquí sin dejar nada o llamar al ${phone.display}. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'email-consent',
    answer: `No: marketing by e-mail comes only if you ask for it in the chat, with a choice of its own. Leaving a phone number or an address so that somebody answers you is no such consent, and text messages need a sign-up of their own. Every such e-mail says how to stop, and we do not sell your address. To see what we hold about you, ${TELL_US}. ${PRIVACY}`,
    spanish: `No: la publicidad por correo llega solo si la pide en el chat. Dejar un número o un correo no es ese consentimiento. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'recording',
    answer: `Whether phone calls are recorded is not stated on this site, so please ask when somebody answers: ${phone.display}. This chat stays in your browser until you close the tab or clear it; it is stored on our server only if you leave all of your contact details. ${PRIVACY}`,
    spanish: `Este sitio no dice si se graban las llamadas; pregunte al llamar al ${phone.display}. Este chat queda en su navegador y se guarda en nuestro servidor solo si deja sus datos. [Privacy Policy](/privacy-policy)`,
  },
];
