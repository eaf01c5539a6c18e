import { company } from '#shared/content/company.ts';
import { PERSON, PERSONA } from './phrases.ts';
import type { Topic } from './topic.ts';

const { phone, name } = company;

/** Small talk. Greetings and thanks give way to whatever else a message asks. */
export const talkTopics: readonly Topic[] = [
  {
    id: 'bot',
    answer: `I am an automated assistant, not a person. For a person, ${PERSON}.`,
    spanish: `Soy un asistente automático, no una persona. Para hablar con una persona, ${PERSONA}.`,
  },
  {
    id: 'well-being',
    answer: `All is well here, thank you. I am an automated assistant: what would you like to know about our services?`,
    spanish: `Todo bien, gracias. Soy un asistente automático. ¿En qué puedo ayudarle?`,
  },
  {
    id: 'capabilities',
    answer: `I answer questions about our services, what it costs to start, hours, security and HIPAA, EHR connections, text alerts and our blog; all services are on one page: [Services](/services). What would you like to know? For a person, ${PERSON}.`,
    spanish: `Respondo preguntas sobre nuestros servicios, precios, horario, dirección, seguridad y mensajes de texto. ¿Qué le gustaría saber? Para hablar con una persona, ${PERSONA}.`,
  },
  {
    id: 'greeting',
    answer: `Hello! I am the automated assistant of ${name}. Ask me about our services, prices, hours or security, or ${PERSON}.`,
    spanish: `¡Hola! Soy el asistente automático de ${name}. Puedo responder sobre servicios, precios, horario, dirección y mensajes de texto. Para hablar con una persona, ${PERSONA}.`,
  },
  {
    id: 'thanks',
    answer: `You are welcome. If anything else comes up, ask here or ${PERSON}.`,
    more: [`Gladly. Have a quiet day, and call ${phone.display} whenever something comes up.`],
    spanish: `De nada. Si necesita algo más, escriba aquí o ${PERSONA}.`,
  },
];
