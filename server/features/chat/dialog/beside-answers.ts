import { ASK_NAME, PIDE_NOMBRE } from '../topics/phrases.ts';
import { holdsDetails } from './contact-details.ts';
import { withTime } from './details-in-words.ts';
import { detailsAfter, replyToDetails } from './lead-dialog.ts';
import { notKept } from './refused-contact.ts';
import { speaksOfPatient } from '../redaction/speaks-of-patient.ts';
import { redactConversation } from '../redaction/redact-conversation.ts';
import type { Said } from './topics-beside-details.ts';

/**
 * An answer that asks for the visitor's name, with the next question instead where the message or one
 * before it gave the name.
 */
export function withNextQuestion(
  answer: string,
  { message, history, lead, reading }: Said,
): string {
  const question = reading.isSpanish ? PIDE_NOMBRE : ASK_NAME;
  if (!answer.endsWith(question)) return answer;
  const told = detailsAfter(message, history, lead);
  return told.details.name === undefined
    ? withTime(answer, message, reading.isSpanish)
    : `${answer.slice(0, -question.length)}${replyToDetails(told, reading.isSpanish)}`;
}

const SPEAKS_OF_ANOTHER =
  /\b(?:patients?|pacientes?|residents?)\b|\b(?:call|contact|text|phone|reach|e-?mail) (?:him|her|them)\b|\bll[aá]m\w{0,4}l[eoa]s?\b/i;
const SAYS_SO = /\b(?:patient details|neither keep|somebody else|ni los env[ií]o|pacientes)\b/i;

/** Said before the answer to somebody who leaves the details of a patient, or of whom to call. */
export function withNotKept(answer: string, { message, history, lead, reading }: Said): string {
  if (!holdsDetails(message) || !SPEAKS_OF_ANOTHER.test(message)) return answer;
  const { email, phone } = detailsAfter(message, history, lead).given;
  const isTaken = email !== undefined || phone !== undefined;
  return isTaken || SAYS_SO.test(answer) ? answer : `${notKept(reading.isSpanish)}\n\n${answer}`;
}

const MAY_BE_PATIENT = /\b(?:patient|pt|resident|paciente|residente|chart of|dob|born|mrn)\b/i;
const SAYS_WHO = /\[(?:name|date of birth|record number|social security number)\]/;
const ASKS_TO_LEAVE_OUT = /patient details|conversation|datos del? paciente/i;
const LEAVE_OUT = {
  en: 'Please leave out who a patient is, here and by e-mail; this conversation can be cleared with the button above.',
  es: 'Por favor, no escriba quién es un paciente, ni aquí ni por correo; esta conversación se borra con el botón de arriba.',
};

/** Said before the answer to a message that tells who a patient is, but for those in danger. */
export function withPatientLeftOut(
  answer: string,
  { message, reading }: Pick<Said, 'message' | 'reading'>,
): string {
  if (/911|988/.test(answer) || !MAY_BE_PATIENT.test(message) || ASKS_TO_LEAVE_OUT.test(answer))
    return answer;
  const redacted = redactConversation({ message, history: [] }).message;
  const isTold = SAYS_WHO.test(redacted) && speaksOfPatient(redacted);
  return isTold ? `${LEAVE_OUT[reading.isSpanish ? 'es' : 'en']}\n\n${answer}` : answer;
}
