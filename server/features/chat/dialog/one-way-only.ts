import { topicById } from '../topics/choose-topics.ts';
import type { Reading } from '../understanding/reading.ts';
import { isLike, patterns } from './like.ts';

const TEXTS_ONLY = `Noted: you would rather be texted than called. Text messages need a yes of their own, the “Text me” box on the card you will see; without it someone writes an e-mail.`;
const SOLO_TEXTOS = `Anotado: prefiere mensajes de texto a llamadas. Para eso hace falta marcar “Text me” en la ficha que verá; si no, le escribimos por correo.`;
const WANTS_TEXTS = patterns(
  'only|just ~2 text|texts|texting',
  'text|texts ~2 only',
  'text ~6 never|NOT|no ~3 call|calls|ring|phone',
  'never|NOT|no ~3 call|calls|ring|phone ~4 text|texts',
  'solo|nomas ~3 mensajes|texto|textos',
);

const WANTS_MAIL = patterns(
  'only|just ~2 e-mail|mail|write & !phone',
  'e-mail|mail ~2 only',
  'by ~1 e-mail|mail & only|no',
  'NOT|never|no ~3 call|phone|ring & e-mail|mail ~2 works|best|better|fine|instead|please',
  'solo ~3 correo|e-mail',
);

/** The answer to whoever would be texted and not called. */
export function onlyByText(reading: Reading, isSpanish: boolean): string | undefined {
  if (!isLike(reading, WANTS_TEXTS)) return undefined;
  return isSpanish ? SOLO_TEXTOS : TEXTS_ONLY;
}

export const wantsMail = (reading: Reading): boolean => isLike(reading, WANTS_MAIL);

export function onlyByMail(isSpanish: boolean): string | undefined {
  const topic = topicById('only-by-mail');
  return isSpanish ? topic?.spanish : topic?.answer;
}
