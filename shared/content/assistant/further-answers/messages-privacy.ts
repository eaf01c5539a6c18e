import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

export const messagesPrivacyAnswers: readonly FurtherAnswer[] = [
  {
    id: 'sms-still-coming',
    answer: `That should not happen: after STOP to ${company.sms.display} a number is removed at once, and only one confirmation follows. If you asked another way, by phone or letter, it can take up to ten business days. Look at the sender: texts from any other number are not ours. If it is ours, call ${phone} or write to ${support}, and a person looks into it.`,
    spanish: `No debería pasar: con STOP al ${company.sms.display} el número se quita de inmediato. Si lo pidió de otro modo, puede tardar hasta diez días hábiles. Llame al ${phone} o escriba a ${support}.`,
  },
  {
    id: 'sms-which-phone',
    answer: `The sign-up form asks for a US mobile number that you use yourself, so a landline, a fax line or a foreign number does not fit. Whether internet numbers such as Google Voice, or a phone that several people share, receive our texts is not stated here; call ${phone} or write to ${support} before you rely on one. Read more: [SMS Consent & Disclosure](/sms-opt-in).`,
    spanish: `El formulario pide un celular de Estados Unidos que use usted mismo; una línea fija o un número extranjero no sirve. Para números de internet o compartidos, pregunte al ${phone}.`,
  },
  {
    id: 'sms-choose-kinds',
    answer: `Whether you can take one kind of text and leave out another is not stated here. One sign-up covers service notifications, security advisories, appointment and maintenance coordination, and account and billing messages; STOP ends all of them. To ask for only some, call ${phone} or write to ${support}. Read more: [SMS Consent & Disclosure](/sms-opt-in).`,
    spanish: `Este sitio no dice si puede elegir solo algunos tipos de mensajes. La inscripción los cubre todos y STOP los termina todos. Pregunte al ${phone}.`,
  },
  {
    id: 'sms-night-hours',
    answer: `At which hours our texts may come is not stated here, and neither are quiet hours: a message comes when there is something to say, such as an outage. Silencing ${company.sms.display} on your phone at night is your choice, and STOP ends the messages. To ask for certain hours, call ${phone} or write to ${support}. Read more: [SMS Consent & Disclosure](/sms-opt-in).`,
    spanish: `Este sitio no dice a qué horas pueden llegar los mensajes ni si hay horas de silencio. Puede silenciar el número de noche, responder STOP o preguntar al ${phone}.`,
  },
  {
    id: 'sms-for-patients',
    answer: `Texts to your patients, such as appointment reminders or recalls, are not among the services named on this site. ${company.alertsProgram} writes only to people at the organizations we look after, about their systems and accounts; patient information does not belong in it. Whether we can connect a reminder system that you use is not stated; call ${phone} or write to ${sales}. See [Services](/services).`,
    spanish: `Los mensajes a sus pacientes, como recordatorios de citas, no figuran entre los servicios de este sitio. ${company.alertsProgram} escribe solo al personal. Pregunte al ${phone} o en ${sales}.`,
  },
  {
    id: 'sms-other-channel',
    answer: `${company.alertsProgram} goes out as text messages from ${company.sms.display}; WhatsApp, Teams, Slack, an app or automatic calls are not named on this site. Whether the same notices can reach you by e-mail or another way is not stated here; call ${phone} or write to ${support}. You can be our client without any text message. Read more: [SMS Consent & Disclosure](/sms-opt-in).`,
    spanish: `Los avisos llegan como mensajes de texto desde el ${company.sms.display}; este sitio no menciona WhatsApp ni una aplicación. Para recibirlos por correo u otro medio, pregunte al ${phone}.`,
  },
  {
    id: 'sms-sign-up-others',
    answer: `Each person signs up for a number that is theirs, or that they may consent for: with the form, by texting START to ${company.sms.display}, or on a signed paper form. A list of staff numbers sent to us by somebody else is not a way to join that this site names. For a whole team, call ${phone} or write to ${support}. Read more: [SMS Consent & Disclosure](/sms-opt-in).`,
    spanish: `Cada persona se inscribe con un número suyo o por el que puede consentir: formulario, START al ${company.sms.display} o papel. Para todo un equipo, llame al ${phone}.`,
  },
  {
    id: 'question-log',
    answer:
      'If the assistant could not answer a question, we keep its words for 90 days, without personal details that we recognize and without anything that says who asked, so that we can write the answer. Otherwise the conversation is stored on our server only if you leave all of your contact details. Read more: [Privacy Policy](/privacy-policy).',
    spanish:
      'Si el asistente no supo responder, guardamos las palabras de la pregunta 90 días, sin datos personales que reconozcamos y sin nada que diga quién preguntó. [Privacy Policy](/privacy-policy)',
  },
  {
    id: 'site-liability',
    answer:
      'The terms say: this site is provided as it is, without warranty; our total liability for its free use is limited to 100 US dollars, and disputes go to the courts that they name unless the law lets you go elsewhere. What we owe clients stands in their written agreement. Arbitration is not mentioned. Read more: [Terms of Service](/terms-of-service).',
    spanish:
      'El sitio se ofrece tal como es; la responsabilidad por su uso gratuito se limita a 100 dólares y los términos dicen qué tribunales deciden. Con clientes vale el contrato. [Terms of Service](/terms-of-service)',
  },
  {
    id: 'privacy-law',
    answer: `Which privacy laws of states or countries, such as GDPR or CCPA, apply to us is not stated here. Our policy offers, whatever your state: a copy, a correction or deletion, answered within 45 days at no cost; no sale of personal information; and a Global Privacy Control signal counts as no. For more, write to ${hello} or call ${phone}. Read more: [Privacy Policy](/privacy-policy).`,
    spanish: `Este sitio no dice qué leyes (GDPR, CCPA) se nos aplican. La política ofrece, sin importar el lugar: copia, corrección o borrado en 45 días, gratis, y no vendemos datos. Escriba a ${hello}. [Privacy Policy](/privacy-policy)`,
  },
];
