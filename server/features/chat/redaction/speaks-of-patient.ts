import type { ChatTurn } from '#shared/contracts/chat.ts';

const words = (list: string) => new Set(list.split(/\s+/));

const PEOPLE = words(
  `patient patients resident residents pt pts paciente pacientes residente client's wife husband son daughter mother
  mom father dad baby grandmother grandfather esposa esposo hijo hija madre padre abuela abuelo`,
);
const PAPERS = words(
  'mrn chart charts record records result results lab labs biopsy prescription prescriptions expediente resultados',
);
/** "Patient portal" speaks of a product and of nobody. */
const PRODUCTS = words(
  `portal portals data records record information info forms form care intake safety privacy appointments scheduling
  schedule monitoring engagement satisfaction reminders reminder experience files charts calls texts messages
  communication kiosk wifi wi-fi network devices volume flow education billing statements payments registration system
  systems area rooms room outreach volumes reviews`,
);
const DIAGNOSES = words(
  `hiv aids hepatitis cancer tumor tumour lymphoma leukemia melanoma carcinoma metastasis chemo chemotherapy diabetes
  diabetic insulin a1c pregnant pregnancy abortion miscarriage std sti chlamydia gonorrhea syphilis herpes hpv
  depression depressed bipolar schizophrenia psychosis anxiety ptsd adhd autism autistic anorexia bulimia addiction
  addict opioid opioids fentanyl heroin meth alcoholic overdose overdosed suicidal dementia alzheimer alzheimer's
  parkinson parkinson's stroke seizure seizures epilepsy epileptic copd asthma pneumonia tuberculosis covid flu
  influenza cirrhosis hypertension cholesterol arrhythmia angina infarction heart-attack sepsis infection mrsa anemia
  kidney dialysis renal transplant biopsy mammogram hemoglobin psoriasis eczema lupus arthritis osteoporosis fracture
  fractured concussion migraine migraines glaucoma cataracts hernia ulcer colitis crohn's ibs appendicitis gallstones
  surgery amputation hospice terminal vih sida cáncer diabetico diabética embarazada embarazo convulsiones derrame
  asma neumonía presión quimioterapia`,
);
/** "12 days", "40 computers": numbers that tell nothing of a patient. */
const UNITS = words(
  `hours hour minutes days day weeks months years doctors providers nurses staff computers users sites locations
  clinics patients devices phones am pm percent mbps gb tb`,
);
const PLACES = words('room bed cama habitación unit');
const DETAIL =
  /^\[(?:name|date of birth|record number|number|social security number|date|card number|phone|email|address)\]$/;
/** Of these, what belongs beside papers: "for the records, call [phone]" speaks of nobody. */
const IDENTITY = /^\[(?:name|date of birth|social security number|date)\]$/;
/** So many words apart, two things still belong together. */
const NEAR = 8;

const TOKEN = /\[[a-z ]+\]|[\p{L}\d]+(?:['’-][\p{L}\d]+)*/giu;

/**
 * Whether a message speaks of a patient together with a name, a number or a diagnosis: that is
 * answered without a model, whatever was blacked out in it.
 * @param message without personal details already
 */
export function speaksOfPatient(message: string): boolean {
  const tokens = (message.match(TOKEN) ?? []).map((token) => token.toLowerCase());
  // A record number has taken the word before it along: "[record number]" was "MRN 4455".
  if (tokens.includes('[record number]')) return true;
  const people = tokens.flatMap((token, at) => (isPerson(tokens, token, at) ? [at] : []));
  const papers = tokens.flatMap((token, at) => (PAPERS.has(token) ? [at] : []));
  if (isSomebodyIll(tokens)) return true;
  if (people.length + papers.length === 0) return false;
  if (tokens.some((token) => DIAGNOSES.has(token))) return people.length > 0;
  return tokens.some((token, at) => {
    const isNear = (other: number) => Math.abs(other - at) <= NEAR;
    if (IDENTITY.test(token) && papers.some(isNear)) return true;
    if (DETAIL.test(token)) return people.some(isNear);
    return people.some(isNear) && tellsWho(tokens, token, at);
  });
}

const isPerson = (tokens: readonly string[], token: string, at: number) =>
  PEOPLE.has(token) && !PRODUCTS.has(tokens[at + 1] ?? '');

/** "Mrs. [name] in bed 4", "[name] needs her insulin". */
const isSomebodyIll = (tokens: readonly string[]) =>
  tokens.some(
    (token, at) =>
      token === '[name]' &&
      tokens
        .slice(Math.max(0, at - NEAR), at + NEAR)
        .some(
          (other, index, all) =>
            DIAGNOSES.has(other) || (PLACES.has(other) && /^\d+$/.test(all[index + 1] ?? '')),
        ),
  );

/** A number that is neither a count of something nor the time. */
function tellsWho(tokens: readonly string[], token: string, at: number): boolean {
  if (/^\d+-year/.test(token)) return true;
  if (!/^\d+$/.test(token)) return false;
  if (PLACES.has(tokens[at - 1] ?? '')) return true;
  const isCount = UNITS.has(tokens[at + 1] ?? '') || /^(?:24|7|365|911|988)$/.test(token);
  return !isCount && tokens.some((other) => /^(?:patient|pt|resident|paciente)$/.test(other));
}

/** A conversation without the turns that speak of a patient, and without what was said to them. */
export function withoutPatients(history: readonly ChatTurn[]): ChatTurn[] {
  const isOfPatient = history.map(({ content }) => speaksOfPatient(content));
  return history.filter(
    ({ role }, at) => !isOfPatient[at] && !(role === 'assistant' && isOfPatient[at - 1]),
  );
}
