import { texts } from './texts.ts';

const HOSTILE =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|above|previous|training)\b|\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message)\b|\b(?:jailbreak|dan mode|developer mode|god mode)\b|\b(?:admin|root|your|the|database|api) (?:password|key|credentials|token)s?\b.{0,3}$|\b(?:give|show|tell|print|reveal|dump)\b.{0,25}\b(?:password|passwords|api key|credentials|database|source code|prompt|env|environment variables)\b|\bdrop table\b|\bselect \* from\b|<script|\.\.\/\.\.|\bact as\b|\bpretend (?:to be|you are|that you)\b|\byou are now\b|\brole ?play\b/;

const ABUSE =
  /\b(?:f+u+c+k\w*|shit\w*|bitch\w*|asshole|bastard|cunt|stupid|idiot|useless|moron|dumb|suck(?:s)?|go to hell|shut up|hate you|worthless|garbage)\b/;

const MEDICAL_ADVICE =
  /\b(?:dose|dosage|ibuprofen|tylenol|acetaminophen|aspirin|amoxicillin|antibiotics?|medicine for|medication for|symptoms?|diagnos\w+|rash|fever|headache|blood pressure|pregnan\w+|side effects?|prescribe me|vaccines?)\b/;

const OFF_TOPIC =
  /\b(?:weather|forecast|joke|poem|poetry|song|story|recipe|cook|super ?bowl|football|baseball|basketball|soccer|score|game|movie|film|president|election|politics|stock|stocks|bitcoin|crypto|horoscope|homework|essay|translate|capital of|math|python|javascript|java|sql query|dating|girlfriend|boyfriend|religion|god|lottery|celebrit\w+)\b|\b\d+ (?:times|plus|minus|divided by|x) \d+\b|\b\d+ ?[+*/] ?\d+ ?(?:=|\?|$)/;

/** Words that make a question one for us, whatever else it holds. */
const OURS =
  /\b(?:clinic|practice|website|hosting|hipaa|ehr|emr|network|backup|fax|computer|printer|server|it support)\b/;

/**
 * Answers to what is no question about the company: tricks, insults, medical advice, everything
 * else under the sun. Undefined when it may be one. Reads plain words.
 */
export function guardAnswer(plain: string): string | undefined {
  if (HOSTILE.test(plain)) return texts.hostile;
  if (ABUSE.test(plain) && !OURS.test(plain)) return texts.abuse;
  if (MEDICAL_ADVICE.test(plain) && !OURS.test(plain)) return texts.medicalAdvice;
  if (OFF_TOPIC.test(plain) && !OURS.test(plain)) return texts.offTopic;
  return undefined;
}
