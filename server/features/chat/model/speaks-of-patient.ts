import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import { readMessage } from '../understanding/reading.ts';

const PATIENT =
  'patient|patients|resident|residents|pt|mrn|chart|charts|record|records|results|paciente|pacientes|expediente|resultados';

const DIAGNOSIS =
  'hiv|aids|hepatitis|cancer|tumor|diabetes|diabetic|insulin|pregnant|pregnancy|abortion|miscarriage|std|chlamydia|syphilis|herpes|depression|bipolar|schizophrenia|addiction|opioid|alcoholic|overdose|suicidal|dementia|alzheimer|stroke|copd|asthma|cirrhosis|leukemia|lymphoma|hypertension|biopsy|a1c|hemoglobin|cholesterol|metastasis|autism|adhd|anorexia|covid|tuberculosis|vih|cancer|embarazada|diabetes|sida';

/** A patient beside what tells who it is or what is wrong. Placeholders stand for details found before. */
const PATTERNS = [
  `${PATIENT} & ${DIAGNOSIS}`,
  `${PATIENT} ~9 name|number|address|dob|birth|ssn`,
  `name|number|ssn ~6 ${PATIENT}`,
  'room ~2 1|2|3|4|5|6|7|8|9|10|11|12|14|15 & patient|patients|resident|mr|mrs|ms',
].map(compilePattern);

const PLACEHOLDER =
  /\[(?:name|date of birth|record number|number|social security number|date|card number)\]/;
const NAMED_PATIENT = /\b(?:patients?|residents?|chart|results?|records?|labs?|paciente|mrn)\b/i;

/**
 * Whether a message speaks of a patient together with a name, a number or a diagnosis: that is
 * answered without a model, whatever was blacked out in it.
 * @param message without personal details already
 */
export function speaksOfPatient(message: string): boolean {
  if (PLACEHOLDER.test(message) && NAMED_PATIENT.test(message)) return true;
  const reading = readMessage(message);
  return PATTERNS.slice(0, 1)
    .concat(PATTERNS.slice(3))
    .some((pattern) => matchPattern(pattern, reading) !== undefined);
}
