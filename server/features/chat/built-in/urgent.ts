import { texts } from './texts.ts';

/** What cannot wait, most urgent first. Patterns read plain words (see plainWords). */
const URGENT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:kill(?:ing)? (?:myself|me)|suicid\w*|end my life|want to die|hurt(?:ing)? myself|self.harm|matarme)\b/,
    texts.selfHarm,
  ],
  [
    /\b(?:not breathing|can(?:'t|not) breathe|stopped breathing|no pulse|unconscious|collapsed|heart attack|infarto|chest pain|(?:having|had|has) a (?:stroke|seizure)|overdos\w+|bleeding (?:badly|out|a lot|heavily)|severe bleeding|choking|anaphyla\w+|allergic reaction|medical emergency|emergencia medica|is dying|call an ambulance)\b/,
    texts.medicalEmergency,
  ],
  [
    /\b(?:stole|stolen|lost|missing|left)\b.{0,30}\b(?:laptop|tablet|i?phone|device|computer|drive|usb|badge)\b(?! (?:charger|cable|case|number))|\b(?:laptop|tablet|phone|device|drive|usb)\b.{0,20}\b(?:stolen|lost|missing)\b/,
    texts.lostDevice,
  ],
  [
    /\bransom (?:note|demand)|\b(?:got|have|hit|we.ve|been|by|is|are|with|think)\b.{0,25}\b(?:ransomware|hacked|breached|compromised|malware|a virus|phished)\b|\b(?:hacked|ransomware)\b.{0,15}\b(?:now|us|help)\b|\bfiles? (?:are|is|were|got|all) (?:all )?(?:encrypted|locked)|\bclick(?:ed)?\b.{0,30}\b(?:link|attachment|phish\w*|bad|e-mail)\b|\b(?:possible|suspected?|have|had|was|is)\b.{0,10}\b(?:data )?breach\b|\b(?:gave|entered|typed)\b.{0,20}\bpassword\b.{0,25}\b(?:scam\w*|fake|phish\w*|caller|stranger)|\bhackers?\b.{0,25}\b(?:in|inside|got|are|is)\b|\bsomeone (?:is )?(?:in|controlling|accessing) (?:our|my)\b/,
    texts.incident,
  ],
  [
    /\b(?:ehr|emr|internet|network|server|system|systems|phones?|wi-fi|everything|computers)\b.{0,20}\b(?:is|are|went|gone|goes|all|keeps?)\b.{0,12}\b(?:down|out|offline|dead)\b(?!.{0,3}\d)|\bpatients (?:are )?waiting\b|\boutage\b.{0,15}\b(?:now|here|clinic)\b/,
    texts.outage,
  ],
];

/** Questions about such a day in general, which are no alarm. */
const HYPOTHETICAL =
  /\b(?:what (?:happens|if|would|should we do if)|how (?:do|would|can) (?:we|i|you) (?:prevent|protect|prepare|avoid|recover)|in case|if (?:our|the|my|we)|protect|prevent|do you (?:offer|do|provide|have|help)|training|drill|plan for|blog|article)\b/;

/** The answer to an emergency; undefined when the question tells of none. Never left to a model. */
export function urgentAnswer(plain: string): string | undefined {
  for (const [pattern, answer] of URGENT) {
    if (!pattern.test(plain)) continue;
    const isAboutPeople = answer === texts.selfHarm || answer === texts.medicalEmergency;
    if (isAboutPeople || !HYPOTHETICAL.test(plain)) return answer;
  }
  return undefined;
}
