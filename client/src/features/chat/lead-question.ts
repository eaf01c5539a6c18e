import { chatTexts } from '#shared/content/chat-texts.ts';
import type { ChatState } from './chat-state.ts';
import type { LeadField } from '#shared/leads/lead-details.ts';
import { leadView } from './lead-view.ts';

const { questions } = chatTexts.lead;
/** Words that no English message holds, and that a Spanish one hardly goes without. */
const SPANISH =
  /[¿¡ñ]|\b(?:hola|me llamo|mi (?:nombre|correo|tel[eé]fono|n[uú]mero|celular)|soy|gracias|por favor|necesito|quiero|ll[aá]m\w*me|pueden?|ustedes|cl[ií]nica|ayuda)\b/i;
/** Whoever was told that nothing is sent is left alone. */
const LEAVES_ALONE = /\bnothing is sent\b|\bno se env[ií]a nada\b/i;
/** An answer that asks for a detail itself needs no second question. */
const ASKS_ITSELF = /\b(?:name|e-?mail|phone|number|nombre|correo|tel[eé]fono)\b[^.?!]*\?\s{0,3}$/i;

/**
 * What to ask for once the visitor has begun to say how to reach them: one detail at a time, by its name,
 * and none twice.
 */
export function leadQuestion(state: ChatState): string | undefined {
  const { messages } = state;
  const missing: LeadField | undefined = leadView(state).missing;
  const answer = messages.at(-1)?.content ?? '';
  if (missing === undefined || ASKS_ITSELF.test(answer) || LEAVES_ALONE.test(answer))
    return undefined;
  const said = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const isAsked = messages.some(
    ({ role, content }) => role === 'assistant' && isAbout(missing, content),
  );
  return isAsked ? undefined : questions[SPANISH.test(said) ? 'es' : 'en'][missing];
}

const isAbout = (field: LeadField, content: string) =>
  Object.values(questions).some((texts) => content.includes(texts[field]));
