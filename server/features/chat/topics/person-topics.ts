import { company } from '#shared/content/company.ts';
import { requestTopics } from './request-topics.ts';
import { ASK_NAME, PIDE_NOMBRE } from './phrases.ts';
import type { Topic } from './topic.ts';

const { phone, emails, claims } = company;

/** A person is asked for: the number first, then the details, one at a time (dialog/lead-dialog.ts). */
export const personTopics: readonly Topic[] = [
  ...requestTopics,
  {
    id: 'person',
    patterns: [
      'TALK_TO ~3 PERSON & !IT_OBJECT',
      'minutes|time|word|chat ~2 with ~3 TEAM',
      'what ~4 need ~2 from me|us',
      'interested $',
      '^ interested',
      'CALL_ME & !MARKETING & !PRICE',
      'PERSON please',
      '^ PERSON $',
      '^ PERSON please $',
      'real ~1 PERSON',
      'PERSON please',
      'CALL_ME & PERSON',
      'llame|llamen ~3 PERSON|alguien',
      'quiero|necesito ~4 persona|alguien|humano|agente',
      'can|could|may ~3 TALK_TO ~4 PERSON',
      'want|need|like ~2 PERSON & !IT_OBJECT',
      'hablar ~3 persona|alguien|humano',
      'have|get ~2 PERSON ~4 call|contact|reach|write',
    ],
    answer: `Gladly. To talk to a person now, call ${phone.display}, ${claims.supportHours}, or write to ${emails.general.address}. If you would rather be contacted, leave your name, e-mail address and phone number here. ${ASK_NAME}`,
    spanish: `Con gusto. Para hablar ahora con una persona, llame al ${phone.display}, a cualquier hora, o escriba a ${emails.general.address}. Si prefiere que le contactemos, deje aquí su nombre, su correo y su número de teléfono. ${PIDE_NOMBRE}`,
    weight: 0.3,
  },
];
