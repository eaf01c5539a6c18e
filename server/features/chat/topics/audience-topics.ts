import { commonAnswers as common } from '#shared/content/assistant/common-questions.ts';
import { company } from '#shared/content/company.ts';
import { PERSON, PERSONA } from './phrases.ts';
import type { Topic } from './topic.ts';

const { phone, emails, name } = company;
const TOPICS =
  'services, prices, hours, security and HIPAA, EHR connections, text alerts and our blog';

/** People who look for somebody else, and questions that are none for us. */
export const audienceTopics: readonly Topic[] = [
  {
    id: 'patient',
    answer: common.patients.answer,
    spanish: common.patients.spanish,
    isWhole: true,
  },
  {
    id: 'patient-self',
    answer: common.patients.answer,
    spanish: common.patients.spanish,
    isWhole: true,
  },
  {
    id: 'patient-portal-login',
    answer: `I am sorry, I cannot reset a patient portal password or see into a portal: we are the IT company for clinics. Please use the portal’s own link for a forgotten password, or call your clinic, at the number on its website or on your card. Please type no passwords or health details here.`,
    spanish: `Lo siento, aquí no puedo restablecer la contraseña de un portal de pacientes: somos una empresa de informática para clínicas. Use el enlace de contraseña olvidada del mismo portal o llame a su clínica. Por favor, no escriba contraseñas ni datos de salud en este chat.`,
    isWhole: true,
  },
  {
    id: 'patient-legal',
    answer: `I am sorry that this happened. Your clinic is responsible for its records, so please turn to it first, to its privacy officer; a complaint about privacy goes to the Office for Civil Rights at HHS. I cannot give legal advice. To reach our company, write to ${emails.general.address} or call ${phone.display}. Please put no health details in this chat.`,
    spanish: `Lo siento. Su clínica es responsable de sus expedientes; diríjase primero a ella; una queja sobre privacidad va a la Office for Civil Rights del HHS. No puedo dar asesoría legal. Para comunicarse con nuestra empresa: ${phone.display} o ${emails.general.address}.`,
    isWhole: true,
  },
  {
    id: 'jobs',
    answer: common.jobs.answer,
    spanish: common.jobs.spanish,
  },
  {
    id: 'vendor',
    answer: common.vendors.answer,
    spanish: common.vendors.spanish,
    isWhole: true,
  },
  {
    id: 'press',
    answer: common.press.answer,
    spanish: common.press.spanish,
  },
  {
    id: 'medical-advice',
    answer: `I cannot give medical advice: this is an IT company. Please ask a clinician or pharmacist; in a medical emergency, call 911; about a poisoning or two medicines together, Poison Control, 1-800-222-1222, at any hour. For questions about your clinic’s IT, ${PERSON}.`,
    spanish: `No puedo dar consejos médicos: somos una empresa de informática. Consulte a un médico o farmacéutico; en una emergencia, llame al 911; por una intoxicación o dos medicinas juntas, al centro de toxicología, 1-800-222-1222, a cualquier hora.`,
    isWhole: true,
  },
  {
    id: 'legal-advice',
    answer: `I cannot give legal, tax or compliance advice; please ask a lawyer or an accountant. General information, for example on breach notices and on how long HIPAA documents are kept, is in our [Blog](/blog). For what we do about security and HIPAA, see [Security Services](/services/security-services), or ${PERSON}.`,
    spanish: `No puedo dar asesoría legal. Para lo demás, ${PERSONA}.`,
  },
  {
    id: 'off-topic',
    answer: `I cannot help with that: I can only answer questions about ${name}, an IT company for clinics, and its services. Ask me about ${TOPICS}.`,
    more: [
      `That is not something I know about, sorry. If there is anything about your clinic’s computers, networks or records systems, I am glad to help.`,
    ],
    spanish: `Con eso no puedo ayudar: solo respondo preguntas sobre ${name}, una empresa de informática para clínicas.`,
  },
  {
    id: 'hostile',
    answer: `I cannot help with that. I only answer questions about ${name} and its services; I have no access to passwords, private data or other people’s messages, and my own settings are not a topic here. For anything about your clinic’s IT, ${PERSON}.`,
    spanish: `Con eso no puedo ayudar. Solo respondo preguntas sobre ${name} y sus servicios.`,
    isWhole: true,
  },
  {
    id: 'abuse',
    answer: `I am sorry that this is frustrating. If something went wrong, a person can help you: ${PERSON}. Or tell me in a few words what you need.`,
    spanish: `Siento que esto sea frustrante. Una persona puede ayudarle: ${PERSONA}.`,
  },
  {
    id: 'frustrated',
    answer: `I am sorry about that. A person can put it right: call ${phone.display}, 24/7/365, or write to ${emails.general.address}. If it is about a service of ours, say so when you call; or tell me in a few words what you need, and I try again.`,
    spanish: `Lo siento. Una persona puede resolverlo: ${PERSONA}.`,
  },
  {
    id: 'crisis-line',
    spanish: `La línea de prevención del suicidio y crisis es el 988, por teléfono (opción 2 en español), a cualquier hora; en peligro inmediato, el 911. Si se trata de usted o de alguien a su lado, llame ahora, por favor. Para ponerla en el sitio de su clínica: ${phone.display}.`,
    answer: `The Suicide & Crisis Lifeline is 988, by call or text, at any hour; in immediate danger it is 911. If this is about you or someone with you, please reach out to them now. For your clinic’s website, we are glad to put it on the page: ${PERSON}.`,
  },
  {
    id: 'poison-line',
    spanish: `El centro de toxicología de Estados Unidos es el 1-800-222-1222, gratis y a cualquier hora; si alguien se desmaya, convulsiona o le cuesta respirar, el 911. Si pasa ahora, llame primero ahí. Imprimir carteles no está entre nuestros servicios; en el sitio de su clínica lo ponemos con gusto: ${phone.display}.`,
    answer: `Poison Control in the United States is 1-800-222-1222, free and at any hour; if somebody collapses, has a seizure or trouble breathing, it is 911. If this is about someone now, call them first. Printing posters is not among our services; on your clinic’s website we are glad to put the number: ${PERSON}.`,
  },
  {
    id: 'fire-drill',
    spanish: `Primero las personas, al final las computadoras: en un incendio nadie vuelve por equipos ni datos; los respaldos fuera del edificio y las pantallas que se bloquean solas lo hacen más fácil. Qué hacer con las computadoras en un simulacro no figura en este sitio; pregunte a los bomberos y a su aseguradora. Con la parte informática de un plan de emergencia ayudamos: ${phone.display}.`,
    answer: `People first, computers last: in a fire nobody goes back for equipment or data. Off-site backups, and screens that lock by themselves after a few minutes, make that easier. What your staff should do with computers in a drill is not on this site; your fire marshal and your insurer have rules for it, and we help with the IT side of an emergency plan: ${PERSON}.`,
  },
];
