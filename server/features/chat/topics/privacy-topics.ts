import { company } from '#shared/content/company.ts';
import { longDate } from '#shared/long-date.ts';
import { dataRightsTopics } from './data-rights-topics.ts';
import { READ } from './phrases.ts';
import type { Topic } from './topic.ts';

const { phone, emails } = company;
const PRIVACY = READ('Privacy Policy', '/privacy-policy');
const COOKIES = READ('Cookie Policy', '/cookie-policy');

/** What the legal pages say; only questions about them are answered with them. */
export const privacyTopics: readonly Topic[] = [
  ...dataRightsTopics,
  {
    id: 'chat-privacy',
    answer: `The answers here are automated. This chat stays in your browser until you close the tab or clear it; until then, whoever uses this browser can read it. It is stored on our server only if you leave all your contact details; a question I could not answer is kept up to 90 days without personal details. Your question may be sent to a language model provider, which the site does not name; before that, our server removes e-mail addresses, phone numbers and other personal details that it recognizes. It cannot recognize everything, so please leave patients out. ${PRIVACY}`,
    spanish: `Las respuestas son automáticas. La conversación queda en su navegador hasta que cierre la pestaña; en nuestro servidor se guarda solo si deja sus datos de contacto. La pregunta puede enviarse a un proveedor de modelos de lenguaje, sin los datos personales que reconocemos. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'marketing-mail',
    spanish:
      'No enviamos publicidad por nuestra cuenta: solo por correo y si usted la pide en el chat, y cada correo dice cómo dejar de recibirlo. Sus datos no se venden y se guardan hasta 24 meses después del último contacto. [Privacy Policy](/privacy-policy)',
    answer: `No marketing comes by itself: we send it by e-mail only if you ask for it in the chat, and every such e-mail says how to stop. Contact details are stored so that someone can answer you, kept up to 24 months after our last contact, and not sold. To have them deleted, write to ${emails.general.address} or call ${phone.display}. ${PRIVACY}`,
  },
  {
    id: 'privacy',
    answer: `You can read every page without telling us who you are. We store what you give us: contact details from the chat with the conversation, text message sign-ups with their consent, and technical data such as the IP address to deliver pages and limit abuse. We do not sell personal information, and analytics run only if you accept them. Contact details are kept up to 24 months after our last contact; to have them deleted earlier, write to ${emails.general.address}. ${PRIVACY}`,
    spanish: `Puede leer todas las páginas sin decir quién es. Guardamos solo lo que usted nos da; no vendemos datos personales y la analítica funciona solo si la acepta. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'delete-data',
    answer: `Ask us for a copy, a correction or deletion of your data: write to ${emails.general.address} or call ${phone.display}. We ask for enough to be sure that it is you, and answer within 45 days; it costs nothing. Only the proof that a consent or an opt-out existed is kept. The conversation in this browser you can clear yourself, with the button in this chat. ${PRIVACY}`,
    spanish: `Para pedir una copia, una corrección o el borrado de sus datos, escriba a ${emails.general.address} o llame al ${phone.display}. Respondemos en un máximo de 45 días, sin costo. Solo se conserva la prueba de un consentimiento o de una baja. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'retention',
    answer: `Contact details and conversations from the chat are kept up to 24 months after our last contact, unless you become a client: for clients no time is stated here. Without your contact details, no conversation is stored on our server, but the words of a question that went unanswered are kept 90 days, without the personal details that we recognize. To have them deleted earlier, write to ${emails.general.address} or call ${phone.display}. In your browser the chat stays until you close the tab or clear it. Text message consent records are kept while you are subscribed and at least four years after the last message. ${PRIVACY}`,
    spanish: `Los datos de contacto y las conversaciones se guardan hasta 24 meses después del último contacto. Para borrarlos antes, escriba a ${emails.general.address} o llame al ${phone.display}. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'cookies',
    answer: `We do not sell personal information. Google Analytics and the Meta (Facebook) pixel run here only if you accept them; until then nothing of them is loaded, and never on the portal and text consent pages. You can decline, or change your mind with “Your privacy choices” in the footer; a Global Privacy Control (GPC) signal from your browser counts as no, and we honor it. Without your yes no tracking cookie is set, and the site itself sets none: your choice and this chat stay in your browser’s own storage. ${COOKIES}`,
    spanish: `No vendemos datos personales. Google Analytics y el píxel de Meta (Facebook) funcionan aquí solo si usted los acepta; antes no se carga nada. Puede rechazarla, y una señal GPC del navegador cuenta como un no. [Cookie Policy](/cookie-policy)`,
  },
  {
    id: 'terms',
    spanish:
      'Los términos de este sitio tratan del uso de la página y del programa de mensajes de texto; lo que hacemos para un cliente lo rige un acuerdo por escrito. Un precio o una promesa solo obliga en una oferta escrita. Están en inglés: [Terms of Service](/terms-of-service).',
    answer: `The terms of this website were last updated on ${longDate(company.legal.termsUpdated)}. They cover the use of the site and the text message program; what we do for clients is governed by a written agreement with each. Pages and chat answers are general information, and a price or promise is binding only in a written offer. The law and the courts of ${company.address.regionName} apply. ${READ('Terms of Service', '/terms-of-service')}`,
  },
  {
    id: 'copying',
    spanish: `Puede leer, imprimir y enlazar estas páginas, y copiar las listas del blog para uso dentro de su organización. Para cualquier otro uso, pregunte antes: ${emails.general.address}. [Terms of Service](/terms-of-service)`,
    answer: `You may read, print and link to these pages, and checklists in the blog may be copied for use inside your own organization. For any other use, please ask first: ${emails.general.address}. ${READ('Terms of Service', '/terms-of-service')}`,
  },
  {
    id: 'last-updated',
    spanish:
      'La fecha de la última actualización está al comienzo de cada documento: [Privacy Policy](/privacy-policy), [Cookie Policy](/cookie-policy) y [Terms of Service](/terms-of-service).',
    answer: `The Privacy Policy and the Cookie Policy were last updated on ${longDate(company.legal.privacyUpdated)}, the Terms of Service on ${longDate(company.legal.termsUpdated)}. ${PRIVACY}`,
  },
  {
    id: 'children',
    spanish: `Este sitio no es para menores de 13 años y no reunimos a sabiendas sus datos; si un menor nos dio alguno, avísenos y lo borramos: ${emails.general.address} o ${phone.display}. Los mensajes de texto son para mayores de 18. [Privacy Policy](/privacy-policy)`,
    answer: `This site is not for children under 13, and we do not knowingly collect information from them; if a child gave us some, tell us and we delete it: write to ${emails.general.address} or call ${phone.display}. The chat on this screen you clear with its button. Text messages are for people aged 18 or older. ${PRIVACY}`,
  },
  {
    id: 'who-receives',
    answer: `We do not sell personal information. It goes only to companies that run parts of this site for us (hosting, e-mail, text messages, a customer list), to the language model provider for chat questions, to Google and Meta if you accepted analytics (without name, e-mail address, phone number or message), to authorities and courts where the law requires it, and to a buyer of the company, who would be bound by the same policy. Mobile numbers and text message opt-in data are not shared for marketing in any of these cases. ${PRIVACY}`,
    spanish: `No vendemos datos personales. Los reciben solo empresas que hacen funcionar este sitio, el proveedor del modelo de lenguaje para las preguntas del chat, Google y Meta si usted aceptó la analítica, y las autoridades cuando la ley lo exige. Los números de celular no se comparten para publicidad. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'data-location',
    answer: `In which country or data center data is kept is not stated on this site, so I cannot tell you. What is stated: we sign a business associate agreement before data moves, and backups are encrypted copies kept apart from your network. For the places, call ${phone.display} or write to ${emails.sales.address}. Read more: [Cloud Solutions](/services/cloud-solutions).`,
    spanish: `Este sitio no dice en qué país ni en qué centro se guardan los datos. Antes de moverlos firmamos un acuerdo BAA. Pregunte al ${phone.display}.`,
  },
  {
    id: 'breach-notice',
    answer: `If a breach concerns you, we tell you as the law requires; that stands in our Privacy Policy. For clients, the business associate agreement and the written agreement say who is responsible for what and within which time; those terms are not stated on this site, so please ask: call ${phone.display} or write to ${emails.sales.address}. ${PRIVACY}`,
    spanish: `Si una violación de datos le afecta, se lo decimos como exige la ley. Los plazos y responsabilidades figuran en el acuerdo BAA y en el contrato. Pregunte al ${phone.display}.`,
  },
  {
    id: 'chat-hipaa',
    answer: `This chat is not made for patient information: please leave it out, whoever it is about. If some slipped in, clear the chat with its button and tell us, and we delete it. The connection is encrypted, and our server removes personal details that it recognizes before a question goes to a language model provider, but it cannot recognize everything. What concerns a patient is said by phone, at ${phone.display}; for clients that is covered by the business associate agreement. ${PRIVACY}`,
    spanish: `Este chat no es para datos de pacientes: por favor, no los escriba. La conexión está cifrada. Para lo que trate de un paciente, llame al ${phone.display}.`,
  },
  {
    id: 'phi-typed',
    answer: `Thank you for saying so. Please add no more about the patient, and clear this conversation with the button in this chat (if it was an e-mail, call or write and we delete it): the chat is stored on our server only if you leave all of your contact details, and what was stored we delete when you ask: ${phone.display}. Then tell your privacy officer. ${PRIVACY}`,
    spanish: `Gracias por decirlo. No escriba nada más sobre el paciente y borre esta conversación con el botón del chat. Avise a la persona encargada de privacidad o llame al ${phone.display}.`,
  },
  {
    id: 'phi-here',
    answer: `Please do not: leave out patient details such as who it is, numbers, results or screenshots, in this chat, by e-mail and by text message. If it has to be shown, call ${phone.display}: in a remote session our people see it under the business associate agreement. ${PRIVACY}`,
    spanish: `Por favor, no escriba ni envíe datos de pacientes por este chat, por correo o por mensaje de texto. Llame al ${phone.display}.`,
  },
  {
    id: 'phone-checked',
    answer: `Yes: whoever holds your phone can read this chat until you close the tab or clear it with its button, so please clear it now; the browser’s history may still list our site. It is stored on our server only if you leave all of your contact details. In danger, call 911. The National Domestic Violence Hotline is 1-800-799-7233, if possible from a phone that nobody else checks.`,
    spanish: `Sí: quien tenga su teléfono puede leer este chat hasta que usted cierre la pestaña o lo borre con su botón; bórrelo ahora. El historial del navegador puede mostrar nuestro sitio. En peligro, llame al 911. Línea Nacional contra la Violencia Doméstica: 1-800-799-7233, mejor desde otro teléfono.`,
  },
];
