import { company } from '#shared/content/company.ts';
import { topicById } from '../topics/choose-topics.ts';
import { readMessage } from '../understanding/reading.ts';
import { plainWords } from '../search/plain-words.ts';
import { isLike, patterns } from './like.ts';

const { phone, claims } = company;

/** Something that looks like a password behind the word: with a figure or a sign in it, and no sentence. */
const PASSWORD =
  /\b(?:password|passwd|log-?in|credentials|passcode|passphrase|pwd?|contrase(?:ñ|n)a|clave)\b[^.?!\n]{0,60}?(?:\bis|\bes|:|=)\s{0,3}["'“]?(?=\S{4,40})(?=\S{0,40}\d|\S{0,40}[#$%&*^_+])(?!24\/7)[^\s"'”]+/i;
const PORTUGUESE = new Set(
  `voces voce nao obrigado obrigada minha meu meus minhas falar preciso portugues posso quanto computadores servicos
  ajuda muito preco tarde noite dia bom boa ola tem temos isto tambem empresa atendem gostaria quero fazem
  trabalham seu sua uma com para sao esta estou consultorio clinica uns dos das pelo pela ligar telefone`.split(
    /\s+/,
  ),
);
/** These are no words of Spanish or English. */
const ONLY_PORTUGUESE = new Set(
  `voces voce nao obrigado obrigada minha meu meus minhas falar preciso posso preco bom boa ola isto tambem atendem
  gostaria fazem trabalham seu sao estou dos das pelo pela ligar computadores servicos muito ajuda portugues uma
  tem temos`.split(/\s+/),
);
const SURE = 2;

const PORTUGUESE_ANSWER = `Desculpe: respondo só em inglês e espanhol. Para falar com uma pessoa, ligue para ${phone.display}, a qualquer hora; se alguém fala português, este site não diz. Em resumo: somos uma empresa de informática para clínicas, com suporte ${claims.supportHours}; clínicas pequenas são bem-vindas, sem mínimo de computadores neste site, e a primeira avaliação é gratuita.`;

/** Asked to play, whatever about: "a haiku about fax machines". */
const PLAYS = patterns(
  'write|tell|make|sing|compose|give|create|know|do ~4 haiku|poem|song|limerick|rap|rhyme|riddle|sonnet',
  'escribe|escriba|cuenta|cuente|cuentame|haz|canta ~4 poema|cancion|haiku|verso|adivinanza',
);

/** The answer to what no topic may read: a password, a wish for verses, and a language we do not speak. */
export function specialAnswer(message: string): string | undefined {
  if (PASSWORD.test(message.slice(0, 2_000))) {
    const topic = topicById('password-typed');
    return readMessage(message).isSpanish ? topic?.spanish : topic?.answer;
  }
  const reading = readMessage(message);
  if (isLike(reading, PLAYS)) {
    const topic = topicById('off-topic');
    return reading.isSpanish ? topic?.spanish : topic?.answer;
  }
  return isPortuguese(message) ? PORTUGUESE_ANSWER : undefined;
}

function isPortuguese(message: string): boolean {
  const words = plainWords(message.slice(0, 600)).match(/[a-z]+/g) ?? [];
  const sure = words.filter((word) => ONLY_PORTUGUESE.has(word)).length;
  const all = words.filter((word) => PORTUGUESE.has(word)).length;
  return (
    sure >= SURE && all * 3 >= words.length && (sure >= SURE + 1 || /[ãõç]|ê|voc/i.test(message))
  );
}
