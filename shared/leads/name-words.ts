import { withoutEnding } from '../without-ending.ts';
import { isLabelWord } from './label-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** After "I am" these begin a sentence about something else; no name holds one in lower case. */
const OTHER_WORDS = words(`
  alone mostly plus weekdays weekends afternoons evenings preferably weird seriously rude ancient obsolete tight whoever personal permission names triage intake dispatch smoke fire leak newbie
  a about above absolutely act actually add address afraid after again agree all almost already alright
  also always am amazing an and angry annoyed another answer any anxious anybody anyone anything anytime
  appointment appreciate april are around as asap ask assume at attn august available awaiting aware
  away back bad based bc be because been before behind being believe best better between big blank both
  bored bring broken browse but busy buy by bye call calling came can can't cant cannot careful cc cell
  certain cheers clear click close closed cold come coming complete completely concerned confident
  confused consider contact cool correct cost could crazy curious current currently customer cya daily
  data day days dead dear december definitely desperate details did different dm do does doing done
  don't dont down due during each eager early eight either else email emailing end enough even evening ever
  every everybody everyone everything exactly excited exhausted extension extremely eager fair fairly
  far fast fax february fed feel few fifteen fine first five fixed following for four free fresh friday
  frightened from frustrated full fully fyi get getting give glad go goes going gone good got great
  greetings guess guessing had half happening happy hard has hate have having he hello help helpful her
  here here's hers hey hi him his hold home hope hopeful hoping hour hours how however hows hurry i i'd
  i'll i'm i've idk if ill im immediately important in info inside instead interested into invoice is
  issue issues it it's its january july june just keep kind kinda know last late later least leave less
  let like line listed live local long look lost lots love lunch mad mail make many march may maybe me
  mean message might mine minute mobile monday month monthly more morning mornings most moved moving much must my
  name named near necessary need needed needs nervous never new next nice night nine no nobody none noon
  nope normal not nothing november now number o'clock obviously october of off often ok okay old on once
  one online only open opposed option or other others our ours out outside over overwhelmed own page
  part past patients people per perfect perhaps phone plan please pleased ppl present pretty price
  probably problem problems question questions quick quickly quite quote quotes rather reach ready real
  rarely really reason receive recently seldom hardly regarding regards relieved reply request responsible right sad
  said same saturday say saying scared see seeing seem send sending sent september serious seven several
  shall she shocked shopping short should show shy sick similar simple simply since sincerely sir six
  slow slowly small so some somebody someone something sometime soon sorry speak started starting
  stay still stop stuff strong stuck such suggest sunday super supposed sure surprised swamped take talk talking
  tell ten test testing text texting than thank thanks certainly store that thats that's the their them then there these they
  thing things think thinking this those thrilled three through thursday thx till time tired to today
  tomorrow tonight too total totally tried trouble true try trying tuesday twenty two ty type typo
  unable under unfortunately unhappy unless unsure until up upset urgent us use used using usually very
  via visit wait waiting want wanting was watching way we we're website wednesday week weekly weekend
  thirteen fourteen sixteen seventeen eighteen nineteen thirty forty fifty sixty seventy eighty ninety hundred
  welcome well went were what what's whats whatever when whenever where wheres whether which while who whos whole whom
  whose why will willing wish with within without woman wondering wondered work worked working worried
  would write writing wrong y'all yeah year years yep yes yesterday yet yo you you're your yours zero
  directly personally privately anytime
  pls plz plss thanx tmrw tmw tomoz tonite asap rn lmk hmu btw imo cuz cus coz tho thru ur u r k kk ya yea yup
  yeh nvm gonna gotta lemme gimme dunno whenevs whenever l8r bro dude man mate fam hun hon sis dear darling
  re heyy heyyy hii hiii hellooo helloo yoo holaa
  initials pregnant expecting allergic diabetic disabled retired divorced married single deaf blind hungry thirsty
  drunk sober dizzy homeless unemployed stranded furious livid ecstatic skeptical suspicious paranoid
  freaking panicking drowning shaking crying dying bleeding stumped clueless hopeless helpless useless
  bilingual vegan gluten left-handed colorblind dyslexic autistic elderly widowed engaged
  emial emal eamil fone wants needs asks says handles runs decides knows hate's lol haha btw best's insane nuts bullshit crap ridiculous critical vital absurd stupid awful legit offline plese pleas plase plz numbr phne fone ugh wow hmm oh oops um uh well's
`);

/** What people are, not what they are called. */
const ROLE_WORDS = words(`
  account accountant accounting accounts admin administration administrator advisor agent analyst
  anesthesiologist anonymous architect assistant associate attorney biller billing board boss business
  buyer caller cardiologist caregiver caretaker ceo cfo chief chiropractor cio ciso client clients
  clinician clinics cma cna colleague compliance consultant contractor controller coo coordinator coworker
  cto dentist department dermatologist designer desk developer director doctor driver employee engineer
  ex executive executives facilities facility founder freelancer friend front frontdesk gastroenterologist guy
  gynecologist head hr human hygienist intern internist it lady lawyer lead leader lpn ma man manager
  medical member midwife neurologist np nurse nurses nutritionist ob obgyn office oncologist operations
  operator ophthalmologist optometrist orthodontist orthopedist outsourced owner pa pain paralegal partner
  patient pediatrician person pharmacist physician physicians physiotherapist podiatrist practice
  practitioner president principal prospect provider providers psychiatrist psychologist purchasing radiologist
  receptionist rep representative resident rn robot sales salesperson scheduler secretary senior social
  specialist staff stranger student supervisor surgeon surgeons team tech technician technologist therapist
  urologist user users vendor vendors vet veterinarian visitor volunteer vp wife husband worker
`);

/** Things that visitors of this site write about, and organizations; a line of them is no name. */
const THING_WORDS = words(`
  eye eyecare vision optical podiatry urology nephrology dialysis psychiatry counseling chiropractic hospice surgical hearing ortho peds derm smiles wellness associates institute cardio ent obgyn oms
  access adobe alert alerts allscripts amazon android antivirus app apple apps appt assessment athena
  athenahealth attachment audit availability azure backup backups bandwidth bank bill budget building
  callback callbacks requested bundle cable cables cabling call camera cameras card care case catalog center centers centre cerner chart
  charting charts chat chrome citrix claim clinic cloud comcast company computer computers connection
  connectivity consent consult consultation contract copier cox crash credit cyber database demo dental
  dentistry dermatology desktop desktops device devices dictation digital disaster discount dns document
  documents domain dr drive driver drivers ecw ehr emergency emr encryption epic equipment error estimate
  exchange facebook family faxes fee fees feedback fiber file files firewall firewalls flu forms
  gastroenterology gmail google group hacked hardware health healthcare healthcare's hipaa history hospital
  hospitals hosting hotspot imaging inbox inc infrastructure insurance integration internet invoice ios ipad
  iphone kareo keyboard lab labs laptop laptops license licenses link linkedin linux llc login ltd mac
  maintenance malware managed management marketing meditech meeting mfa microsoft migration modem monitor
  monitors mouse msp network networks nextgen note notes offer onedrive oncology onsite optometry order
  orthopedics outage outlook package password passwords payment payroll pc pcs pediatrics pharmacy phones
  phi phishing physical plans plc pllc policy port portal portals power primary printer printers printing
  privacy problem product products program project proposal provider pt radiology ransomware record records
  recovery referral regional rehab remote report reports resolution retainer review risk router routers scam
  scan scanner scans schedule scheduling screen screens security seo server servers service services setup
  sharepoint signal site sms software solution solutions spam speed storage subscription supplies support
  surgery switch switches sync system systems tablet tablets teams telehealth telephone therapy ticket
  ticketing tickets training transfer trial trojan update updates upgrade upload urgent usb verizon
  virtual virus viruses voicemail voip vpn wifi wi-fi window windows wireless wiring workstation
  workstations yahoo zoom north south east west county city town state ok oklahoma tx texas ks kansas ar
  arkansas usa america us edmond tulsa norman moore stillwater enid lawton yukon mustang suite street st
  avenue ave road rd blvd drive lane highway md do dds dmd od phd rn np pac dnp dpm pharmd jd mba cpa msn bsn
`);

/** The same in Spanish, with the small words that stand around a name. */
const SPANISH_WORDS = words(`
  administrador administradora adiós al alguien amiga amigo aquí asistente ayuda bien buen buena buenas
  bueno buenos celular cita claro clienta cliente clínica cómo como computadora con consulta consultorio
  contacto contraseña correo cuando cuánto cuál dentista desde dirección directora director días doctora doctor
  dónde dueña dueño ella él el electrónico email emergencia empleada empleado en enfermera enfermero es español espanol esta
  está este esto estoy favor gerente gracias hablar hable hay hola hospital hoy inglés ingles internet jefa jefe la las le
  les los llamar llame mañana mayor me médica médico medio mejor mi mis mucho muy necesito no noches nombre
  nosotros nueva nuevo número nuestra nuestro o ocupado oficina otra otro paciente para pero persona por
  porque precio precios propietaria propietario pues puede pueden que qué quiero quien quién quisiera llámenme llamenme llámeme llameme llámame llamame contáctenme contactenme escríbanme porfa porfavor
  recepcionista saludos secretaria se seguro señor señora ser servicio servicios sí si solo soy sola su
  tarde tardes tel teléfono tengo tiene trabajo tu un una uno usted ustedes vivo ya yo
  cuanto cuanta cuantos cuantas cuánta cuántos cuántas donde adonde adónde cual cuales cuáles quienes quiénes cada
`);

/** Names that are also words: believed with a capital, or where a phrase leaves no doubt. */
const WORDS_THAT_ARE_NAMES = words(`
  an april august bank best big bill bright case close cook day do dr drew early fields frank good grace
  hall happy hope joy june lane law love lee long mark march mason may moore new norman page parks
  penny price rich rose rusty sharp short small strong sunny west will wise young center bell lead home
  king ray sky summer autumn faith mercy art dean gene guy rob sue don pat chance chase story sterling
  skip al two three six bear moon star wells white black brown green gray grey hill hills ivy iris jade pearl ruby daisy violet angel ma mac cloud
  cox north friend power mouse ty running
`);

/** Of those, the ones that are first names before anything else: believed in small letters where a name was asked for. */
const FIRST_NAMES = words(`
  an april bill drew frank grace hope joy june lee mark mason penny rusty will ray faith dean gene rob sue don pat
  sterling al ivy iris jade pearl ruby daisy violet robin
`);
/** Last names behind a first name; by themselves they are words: "Jenny Oh", "Adam Driver". */
const WORDS_THAT_ARE_LAST_NAMES = words(
  'le la so su oh to in still self driver fine early long small church case major seo',
);
/** Words that stand around a name, of which two letters are easily swapped: "adn", "phnoe". */
const OFTEN_SWAPPED = words(`
  and the my is from for with name here this phone number email mobile please call contact would want need can
  could have somebody someone looking working calling speaking thanks
`);
/** Names that end like words that describe. */
const NOT_DESCRIBING = words(`
  ed ted fred ned jed reed ahmed mohamed mohammed muhammed ahmad alfred manfred winfred wilfred mildred jared
  saeed said rashed khaled majed syed sayed hamed king ming ling ding ping jing qing ying xing bing sterling
  harding fleming manning keating browning golding pickering jennings hastings deming wehling channing cable grable
  parish cornish trish hamish olive clive sally ally wally clement agness harkness holtness vanness
`);

/** Names that people type who do not want to say theirs. */
const JOKES =
  /^(?:(?:mickey|minnie) mouse|donald duck|daisy duck|daffy duck|bugs bunny|santa claus|(?:papá|papa) noel|harry potter|homer simpson|bart simpson|darth vader|luke skywalker|james bond|batman|superman|spider-?man|sponge ?bob(?: squarepants)?|elvis presley|jesus christ|hugh jass|seymour butts|ben dover|sherlock holmes|barack obama|elon musk|anita bath|mike rotch|amanda huggenkiss|ivana tinkle|dixie normous|indiana jones|han solo|frodo baggins|mary poppins|winnie the pooh|fred flintstone|scooby doo|test(?:y)? (?:test|tester|testerson|user|person|mctestface)|foo bar|asdf\w*(?: asdf\w*)?|fulano de tal|pepito pérez)$/i;
export const isJoke = (name: string): boolean => JOKES.test(name);

/** Small words inside a name: de la Cruz, van Dyke. */
const PARTICLES = words(
  'de del de la las los van von der den da di du le el al bin ibn y st san santa',
);

const lettersOf = (word: string) => word.charAt(0) + Array.from(word).sort().join('');
const SWAPPED: ReadonlySet<string> = new Set(Array.from(OFTEN_SWAPPED, lettersOf));
/** Two letters that swapped places: names of small letters only, for "Hree" may be one. */
const isSwapped = (word: string) => /^\p{Ll}{3}/u.test(word) && SWAPPED.has(lettersOf(word));

/** Suffixes of words that describe; names that have one are written with a capital. */
const DESCRIBING =
  /(?<=\p{L}{2})(?:ing|ed|ful|less|ous|able|ible|ish|ive|ated|ally|tion|ment|ness)$/u;

const LISTS = [OTHER_WORDS, ROLE_WORDS, THING_WORDS, SPANISH_WORDS];

const plainWord = (word: string) => withoutEnding(word.toLowerCase(), ".'-");

/** Whether a word begins with a capital and is no abbreviation in capitals. */
export const isCapitalized = (word: string): boolean => /^\p{Lu}(?:\p{Ll}|'|$|\.)/u.test(word);

export const isParticle = (word: string): boolean => PARTICLES.has(plainWord(word));

/** Whether a word can be part of a name as people write theirs, in capitals or not. */
export function isNameWord(word: string): boolean {
  const plain = plainWord(word);
  if (WORDS_THAT_ARE_NAMES.has(plain)) return isCapitalized(word);
  // "seventy-eight": each half is a word of a list.
  if (plain.split('-').every((part) => LISTS.some((list) => list.has(part)))) return false;
  if (isSwapped(word) || isLabelWord(plain)) return false;
  return /^\p{Lu}\p{Ll}/u.test(word) || NOT_DESCRIBING.has(plain) || !DESCRIBING.test(plain);
}

/** Whether a word with a capital may end a name, although by itself it is a common word: "Le". */
export const isLastNameWord = (word: string): boolean =>
  isCapitalized(word) && WORDS_THAT_ARE_LAST_NAMES.has(plainWord(word));

/** Whether a word is a first name before it is a common word: "pat", "grace". */
export const isFirstName = (word: string): boolean => FIRST_NAMES.has(plainWord(word));

/** Whether a word says what somebody is: "nurse", "manager". */
export const isRoleWord = (word: string): boolean => ROLE_WORDS.has(plainWord(word));

/** Whether a word may be a name although it is a common word as well. */
export const isAlsoWord = (word: string): boolean => WORDS_THAT_ARE_NAMES.has(plainWord(word));
