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
    answer: `Gladly. To talk to a person now, call ${phone.display}, ${claims.supportHours}, or write to ${emails.general.address}. If you would rather be contacted, leave your name, e-mail address and phone number here. ${ASK_NAME}`,
    spanish: `Con gusto. Para hablar ahora con una persona, llame al ${phone.display}, a cualquier hora, o escriba a ${emails.general.address}. Si prefiere que le contactemos, deje aquí su nombre, su correo y su número de teléfono. ${PIDE_NOMBRE}`,
  },
];
