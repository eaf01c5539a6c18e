import { company } from '#shared/content/company.ts';
import { smsKeywords, smsTopics } from '#shared/content/sms-consent.ts';
import { READ } from './phrases.ts';
import type { Topic } from './topic.ts';

const { alertsProgram, sms, phone, emails, claims } = company;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const PAGE = READ('SMS Consent & Disclosure', '/sms-opt-in');
const OTHER_STOPS = list.format(smsKeywords.stop.slice(1));

/** The text message program, and nothing else. */
export const messageTopics: readonly Topic[] = [
  {
    id: 'sms-stop',
    answer: `Reply STOP to any of our text messages, or text it to ${sms.display}, and they end at once, after one message that confirms it. ${OTHER_STOPS} work too. If that fails, call ${phone.display} or write to ${emails.support.address}, and we take the number off. To come back, text START. ${PAGE}`,
    more: [
      `If replying does not work, call ${phone.display} or write to ${emails.support.address}, and we take the number off.`,
    ],
    spanish: `Responda STOP a cualquiera de nuestros mensajes y dejarán de llegar de inmediato; recibirá solo una confirmación. Si no funciona, llame al ${phone.display}. Para volver a recibirlos, envíe START. ${PAGE}`,
  },
  {
    id: 'sms-stop-here',
    answer: `This chat is not the text line, so STOP typed here changes nothing. Reply STOP to any of our text messages, or text STOP to ${sms.display}, and they end at once, after one message that confirms it. Or call ${phone.display} or write to ${emails.support.address}, and we take the number off. ${PAGE}`,
    spanish: `Este chat no es la línea de mensajes de texto: aquí STOP no cambia nada. Responda STOP a uno de nuestros mensajes, o envíe STOP al ${sms.display}, y terminan de inmediato; o llame al ${phone.display}. ${PAGE}`,
    isWhole: true,
  },
  {
    id: 'sms-start-here',
    answer: `This chat is not the text line, so START typed here changes nothing. Text START to ${sms.display}, or use the form on our sign-up page, to get text messages from ${alertsProgram}; you must be 18 or older. ${PAGE}`,
    spanish: `Este chat no es la línea de mensajes de texto. Envíe START al ${sms.display} o use el formulario de nuestra página; debe tener 18 años o más. ${PAGE}`,
    isWhole: true,
  },
  {
    id: 'sms-not-patients',
    answer: `No. ${alertsProgram} is for people at the organizations we work for, and about their IT: outages, security, our visits, accounts. It carries no reminders for patients, and nothing about a patient may be sent by it. Your EHR or its patient portal usually has reminders, and we help to connect those. ${PAGE}`,
    spanish: `No. ${alertsProgram} es para el personal de nuestros clientes y trata de su informática; no envía recordatorios a pacientes. ${PAGE}`,
    isWhole: true,
  },
  {
    id: 'sms-number-use',
    answer: `Your mobile number is used to send the text messages you signed up for and to prove that you did: with it we keep the time, where the consent came from and which text you saw. Only the companies that carry the messages get it, such as the messaging provider and your phone company; it is not shared or sold for marketing. STOP ends the texts at once; the record stays at least four years after the last message. A number you leave in this chat gets no text without a sign-up. ${PAGE}`,
    spanish: `Su número se usa para enviarle los mensajes a los que se inscribió y para probar su consentimiento; no se vende ni se comparte para publicidad. El registro se guarda mientras esté inscrito y al menos cuatro años después del último mensaje. ${PAGE}`,
  },
  {
    id: 'sms-carrier',
    answer: `A sign-up belongs to the mobile number and not to the carrier: tell us when you give a number up or change it. What a change of carrier does to it is not stated on this site, so if messages stay away afterwards, text START to ${sms.display} again, or call ${phone.display} and we check your sign-up. ${PAGE}`,
    spanish: `La inscripción va con el número y no con la compañía. Si después del cambio no le llegan mensajes, envíe START al ${sms.display} o llame al ${phone.display}. ${PAGE}`,
  },
  {
    id: 'sms-stop-failed',
    answer: `I am sorry: STOP should end them at once, after one message that confirms it, from the phone that gets them. If more came, please call ${phone.display} or write to ${emails.support.address} with the number: we take it off as soon as we can, and within ten business days at the latest. If the message came from another number than ${sms.display}, it is not ours. ${PAGE}`,
    spanish: `Lo siento: STOP debería terminarlos de inmediato, después de un mensaje que lo confirma, desde el teléfono que los recibe. Llame al ${phone.display} o escriba a ${emails.support.address} y quitamos el número lo antes posible, en un máximo de diez días hábiles. ${PAGE}`,
    isWhole: true,
  },
  {
    id: 'sms-other-ways',
    answer: `Any reasonable way to stop counts, not only a keyword: reply STOP, call ${phone.display}, write to ${emails.support.address}, or send a letter with your number to ${company.address.oneLine}. STOP works at once; another way we act on as soon as we can and within ten business days at the latest, as the FCC requires (47 CFR 64.1200(a)(10)). ${PAGE}`,
    spanish: `Puede responder STOP, llamar al ${phone.display} o escribir a ${emails.support.address}. STOP vale de inmediato; de otro modo, lo hacemos lo antes posible y en un máximo de diez días hábiles. ${PAGE}`,
  },
  {
    id: 'sms-again',
    answer: `Text START or UNSTOP to ${sms.display}, and the text messages of ${alertsProgram} come again. After STOP only this, or a signed paper form, brings a number back; the form on our page does not. ${PAGE}`,
    spanish: `Envíe START o UNSTOP al ${sms.display} y volverá a recibir los mensajes. ${PAGE}`,
  },
  {
    id: 'text-us',
    spanish: `No, no damos soporte por mensaje de texto: puede llegar tarde o perderse, así que no dependa de él en una emergencia ni para atender pacientes. Llame al ${phone.display}, a cualquier hora: contesta una persona. En una emergencia médica, llame primero al 911. El número ${sms.display} solo envía avisos; lo que pueda esperar, a ${emails.support.address}, sin datos de pacientes.`,
    answer: `No, there is no support by text message: a text can be late or lost, so do not rely on it for an emergency or for patient care. Call ${phone.display}, ${company.claims.supportHours}: a person answers. In a medical emergency, call 911 first. The number ${sms.display} only sends ${alertsProgram}; for what can wait, write to ${emails.support.address}, and leave out names and other details of patients in either.`,
  },
  {
    id: 'sms-fake',
    answer: `Do not pay, click or reply: that does not sound like us. Our texts come only from ${sms.display}, and we never ask for payment, gift cards, codes or passwords by text message. Please call ${phone.display} or write to ${emails.support.address} and tell us what it said.`,
    spanish: `No pague ni haga clic. Nuestros mensajes llegan solo desde el ${sms.display} y nunca pedimos pagos ni contraseñas: el que los pide no es nuestro. Llame al ${phone.display}.`,
  },
  {
    id: 'sms-start',
    answer: `To get text messages from ${alertsProgram}, use the form on our sign-up page, text START to ${sms.display}, or sign a paper form. We charge nothing; message and data rates of your carrier may apply. You must be 18 or older, consent is not a condition of purchase, and STOP ends the texts at any time. ${PAGE}`,
    spanish: `Para recibir mensajes de texto de ${alertsProgram}, use el formulario de nuestra página o envíe START al ${sms.display}. No cobramos por ellos, aunque su compañía puede aplicar tarifas. Debe tener 18 años o más, no es condición de compra, y STOP los termina. ${PAGE}`,
  },
  {
    id: 'sms-age',
    answer: `Nobody under 18 can join: you must be 18 or older to sign up for our text messages. ${PAGE}`,
    spanish: `Nadie menor de 18 puede inscribirse: debe tener 18 años o más para recibir nuestros mensajes de texto. ${PAGE}`,
  },
  {
    id: 'sms-topics',
    answer: `${alertsProgram} sends text messages about four things:${smsTopics.map(({ name, description }) => `\n- ${name}: ${description}`).join('')}\n\nExamples stand on our sign-up page; one says that the internet at your main site is down and the backup line has taken over. We send no marketing by text message. ${PAGE}`,
    spanish: `${alertsProgram} envía avisos de servicio, avisos de seguridad, coordinación de citas y mantenimiento, y mensajes de cuenta y facturación. No enviamos publicidad por mensaje de texto. ${PAGE}`,
  },
  {
    id: 'sms-marketing',
    answer: `No. We send no marketing by text message, and no text at all before you sign up: only service notifications, security advisories, appointment and maintenance coordination, and account and billing messages. Mobile numbers are not sold or shared for marketing. ${PAGE}`,
    spanish: `No. No enviamos publicidad por mensaje de texto. ${PAGE}`,
  },
  {
    id: 'sms-cost',
    answer: `We charge nothing for text messages, but message and data rates may apply at your carrier. How often they come varies. ${PAGE}`,
    spanish: `No cobramos por los mensajes de texto, pero su compañía telefónica puede aplicar tarifas de mensajes y datos. ${PAGE}`,
  },
  {
    id: 'sms-frequency',
    answer: `Message frequency varies with what happens to your systems and your account: a text comes when there is something to say, such as an outage, a security advisory, a visit or an invoice. There is no fixed number per week or month, and STOP ends them at any time. We charge nothing for them; message and data rates may apply at your carrier. ${PAGE}`,
    spanish: `La frecuencia varía según lo que pase con sus sistemas y su cuenta: no hay un número fijo por semana. No cobramos por ellos; su compañía telefónica puede aplicar tarifas. ${PAGE}`,
  },
  {
    id: 'sms-help',
    answer: `Reply HELP to any of our texts, and one message brings you our phone number and e-mail address; ${smsKeywords.help.slice(1).join(' and ')} do the same, and your subscription does not change. STOP ends the messages, START brings them back. To reach a person, call ${phone.display} or write to ${emails.support.address}. ${PAGE}`,
    spanish: `Responda HELP a cualquier mensaje para recibir ayuda, o llame al ${phone.display}. STOP termina los mensajes y START los reanuda. ${PAGE}`,
  },
  {
    id: 'sms-delay',
    answer: `Outages of systems we run for you are among our text messages, but please do not rely on them for an emergency or for patient care: they can be late or lost, and carriers are not liable. When something is down, call ${phone.display}, ${claims.supportHours}. If ours do not reach you, text START to ${sms.display}, or call ${phone.display} and we check your sign-up. ${PAGE}`,
    spanish: `No dependa de mensajes de texto en una emergencia ni para atender pacientes: pueden llegar tarde o perderse, y las compañías telefónicas no responden por eso. Si los nuestros no le llegan, envíe START al ${sms.display} o llame al ${phone.display}. ${PAGE}`,
  },
  {
    id: 'sms-condition',
    answer: `Nobody has to: you can be our client without a single text message, and consent to them is not a condition of purchase. A phone number that you give us gets no texts unless you sign up for them. ${PAGE}`,
    spanish: `Puede ser nuestro cliente sin un solo mensaje de texto; aceptarlos no es condición de compra. ${PAGE}`,
  },
  {
    id: 'sms-records',
    spanish:
      'De cada consentimiento guardamos el número, la fecha y la hora, de dónde vino y qué texto se mostró, con una huella de sus palabras; los cambios se añaden. Se guarda mientras reciba mensajes y al menos cuatro años después del último. [SMS Consent & Disclosure](/sms-opt-in)',
    answer: `We keep a record of each consent: the name, where it was given, the mobile number, the time, the source (web, paper or keyword), and which version of the consent text was shown, with a fingerprint of its words; on this site also the page, the browser’s name and a shortened network address. When you stop or come back is added. It stays while you are subscribed and at least four years after the last message, because a claim can be brought that long. For a copy, write to ${emails.general.address}. ${PAGE}`,
  },
  {
    id: 'sms-number',
    answer: `Our text messages come from ${sms.display}: that is the number of ${alertsProgram}, a program of ${company.name}; a text from another number is not ours. It is also the number to text START to. If a message looks wrong, or asks for money, pay nothing and call ${phone.display}; to end ours, reply STOP. ${PAGE}`,
    spanish: `Nuestros mensajes llegan desde el ${sms.display}, el número de ${alertsProgram}. Responda STOP para que terminen. ${PAGE}`,
  },
  {
    id: 'sms-changed-number',
    answer: `When you give up or change your number, please tell us, so that messages do not reach the next person who has it: reply STOP from the old phone, or call ${phone.display} or write to ${emails.support.address}. Sign up the new number with the form or by texting START to ${sms.display}. ${PAGE}`,
    spanish: `Si cambia de número, avísenos al ${phone.display} o responda STOP desde el teléfono anterior, e inscriba el nuevo con el formulario. ${PAGE}`,
  },
  {
    id: 'sms-not-mine',
    answer: `Then this number may have belonged to somebody who signed up for ${alertsProgram}. Reply STOP to the message and no more will come, or call ${phone.display} or write to ${emails.support.address}, and we take the number off. If it came from another number than ${sms.display}, it is not ours: do not click. ${PAGE}`,
    spanish: `Solo enviamos mensajes a quien los aceptó; es posible que ese número fuera antes de otra persona. Si viene del ${sms.display}, responda STOP y no llegarán más, o llame al ${phone.display}. Si viene de otro número, puede ser un fraude: no haga clic. ${PAGE}`,
  },
  {
    id: 'sms-share',
    answer: `No. Mobile numbers, text message opt-in data and consent are not shared with or sold to third parties or affiliates for marketing. Only the companies that carry the messages for us, such as the messaging provider and your phone company, receive what they need for delivery; with us, only people who need it for their work can reach it. Read more: [Privacy Policy](/privacy-policy).`,
    spanish: `No. Los números y el consentimiento no se venden ni se comparten con terceros para publicidad. [Privacy Policy](/privacy-policy)`,
  },
];
