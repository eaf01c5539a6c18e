import { company } from '#shared/content/company.ts';
import { CARED_FOR, PROOF, WANTED_GONE } from './who-and-what.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;

const CHILD =
  'kid|kids|child|children|toddler|baby|infant|boy|girl|preschooler|teen|nino|nina|ninos|bebe';
const HURTING =
  'bruise|bruises|bruised|slap|slaps|slapped|slapping|twist|rough|drags|dragged|kicking|pinch|twisted|twists|yank|yanks|yanked|tied|ties|pinched|pinches|shoved|shoves|burns|welts|=marks|restrained|neglect|neglected|starving|starved|abuse|abused|abusing|fondled|molested|locked|locks|hits|hit|beats|beating|kicked|kicks|choked|smothered|moretones|pegandole|pegandoles|pegando|golpeando|jaloneando|cachetadas|golpea|golpean|pega|pegan|jalonea|encerrada|encerrado|encierra|amarrada|amarrado|maltrata|maltratan|quemaduras|marcas|touches|touched|touching|pension|cashes';
const DOER =
  'aide|aides|helper|helpers|attendant|cna|cnas|caregiver|caregivers|cna|staff|coworker|coworkers|nurse|son|daughter|grandson|granddaughter|nephew|niece|husband|wife|family|stepdad|stepfather|stepmom|boyfriend|dad|father|mom|mother|guardian|uncle|coach|teacher|tio|roommate|he|she|they|cuidadora|cuidador|enfermera|enfermero|auxiliar|hijo|hija|nieto|nieta|yerno|padrastro|papa|mama|esposo|companera|companero';
/** Who cares for somebody may be hurt by them too, and then the danger is in the room. */
const STAFF =
  'aide|aides|nurse|nurses|staff|caregiver|me|us|tech|doctor|provider|receptionist|coworker|somebody|someone|everyone|people|enfermera|enfermero';
const NO_ATTACK = `!knife & !gun & !rifle & !shotgun & !pistol & !weapon & !lobby & !intruder & !shooting & !resident|patient|client|pt|he|she|they|paciente ~2 hit|hits|slapped|punched|attacked|attacks|attacking|choked|choking|kicked|grabbed ~3 ${STAFF}`;
const NO_MACHINE =
  '!chart|account|screen|login|computer|system|says ~2 locked & !locked ~1 out & !keyboard & !password & !printer';

const ABUSED_ADULT = {
  en: 'If the person is hurt, locked in or in danger now, call 911. Otherwise report it today to the Adult Protective Services of your state or to the police: a suspicion is enough, and you need nobody’s permission. Tell your supervisor or the administrator too, unless they want it kept quiet; keep a second person near, and write down what you saw and when, on paper if the system is down: no chart note replaces that call. Use your own phone; what an employer sees on a work computer I cannot say. Please put no details of anyone in this chat.',
  es: 'Si la persona está herida, encerrada o en peligro ahora, llame al 911. Si no, denúncielo hoy a los servicios de protección de adultos de su estado o a la policía: basta la sospecha y no necesita permiso de nadie. Avise también a su supervisor o a la administración, salvo que quieran callarlo, y anote qué vio y cuándo, en papel si el sistema no sirve. Use su propio teléfono. Por favor, no ponga aquí datos de nadie.',
};

const ABUSED_CHILD = {
  en: 'If the child is hurt or in danger now, or whoever did it can come near, call 911. Otherwise report it today: Childhelp, 1-800-422-4453, knows at any hour where, or call the child protective services of your state; a suspicion is enough, and in health care it has to be reported. Tell the provider or your supervisor, and ask the child no more than they tell by themselves. Write down what you saw and when, on paper if the system is down: no chart note replaces that call. Please put no details of the child in this chat.',
  es: 'Si el niño o la niña está en peligro ahora, o quien lo hizo puede acercarse, llame al 911. Si no, denúncielo hoy: Childhelp, 1-800-422-4453, dice a cualquier hora dónde, o llame a los servicios de protección de menores de su estado; basta la sospecha. Avise al médico o a su supervisor y no le haga más preguntas al niño. Anote qué vio y cuándo, en papel si el sistema no sirve: ninguna nota reemplaza esa llamada. Por favor, no ponga aquí datos del niño.',
};

const GOODBYE = {
  situation: 'for-another' as const,
  en: `Call 911 now and ask for a check on that person: say that a goodbye message came, what it tells of the place, and what you know of address, phone and car. 988, by call or text, advises you as well. Alert the clinician who covers and your supervisor at once, and keep calling the client. If the record does not open, somebody else calls ${phone.display} meanwhile, at any hour: say that a life may depend on the address in it. Everything else can wait. I am an automated assistant and cannot send help.`,
  es: `Llame al 911 ahora y pida que vayan a ver a esa persona: diga que llegó un mensaje de despedida, qué dice del lugar y lo que sepa de su dirección, teléfono y auto. El 988 (opción 2) también le orienta. Avise enseguida al terapeuta de guardia y a su supervisor, y siga llamando a la persona. Si el expediente no abre, que alguien más llame al ${phone.display}, a cualquier hora. Lo demás puede esperar. Soy un asistente automático y no puedo enviar ayuda.`,
};

export const ON_THE_LINE = {
  situation: 'for-another' as const,
  en: `Stay on the line and keep them talking; do not hold or transfer the call. From a second phone somebody calls 911 now: what was said, what was taken or is at hand, and every word about the place. 988, from another phone, advises you meanwhile, and the clinician in charge comes to you. If the record does not open, somebody calls ${phone.display}, at any hour: say that a life may depend on the address in it. I am an automated assistant and cannot send help.`,
  es: `Siga en la línea y haga que hable; no ponga la llamada en espera ni la transfiera. Desde otro teléfono, que alguien llame al 911 ahora: qué dijo, qué tomó o tiene a mano y todo lo que sepa del lugar. El 988 (opción 2) le orienta mientras tanto; avise al médico o terapeuta a cargo. Si el expediente no abre, que alguien llame al ${phone.display}, a cualquier hora. Soy un asistente automático y no puedo enviar ayuda.`,
};

/** Whoever was on the line is gone, and what they said is known. */
const HUNG_UP_ON_US = {
  en: `Call 911 yourself now, from this phone: what was said, what was taken or is at hand and when, and the name, number and address from the record. Do not wait for a call back. Then ring the person again and keep trying; tell the clinician in charge. 988, by call or text, advises you as well. If the record does not open, call ${phone.display}, at any hour: say that a life may depend on the address in it. I am an automated assistant and cannot send help.`,
  es: `Llame usted al 911 ahora, desde este teléfono: qué dijo, qué tomó o tiene a mano y cuándo, y el nombre, número y dirección del expediente. No espere a que vuelva a llamar. Después llame a la persona y siga intentando; avise al médico o terapeuta a cargo. El 988 (opción 2) también le orienta. Si el expediente no abre, llame al ${phone.display}, a cualquier hora. Soy un asistente automático y no puedo enviar ayuda.`,
};

const WARN = {
  en: `Call 911 now, from any cell phone: say who is in danger, where that person may be, and where the client is going, since when and in what car. Warn the person in danger if you can reach them. Alert the clinician who covers and your supervisor; HIPAA allows telling the police and the person in danger what prevents a serious and imminent threat. For a record that does not open or dead phones somebody else calls ${phone.display}, at any hour. I am an automated assistant and cannot send help.`,
  es: `Llame al 911 ahora, desde cualquier celular: diga quién corre peligro, dónde puede estar y adónde va el paciente, desde cuándo y en qué auto. Avise a la persona en peligro si puede. Avise también al terapeuta de guardia y a su supervisor; HIPAA permite decir lo que evita una amenaza grave e inminente. Por los teléfonos o el expediente, que alguien más llame al ${phone.display}. Soy un asistente automático y no puedo enviar ayuda.`,
};

export const HELD = {
  en: 'Call 911 now, where the one who came along cannot hear it, and say what was written and who is with the person. Until the police are there confront nobody and hold nobody back: ask the person in alone, as for a routine test, and stay with them. Keep the note, and tell the provider and your supervisor quietly. I am an automated assistant of an IT company and cannot send help.',
  es: 'Llame al 911 ahora, donde no le oiga quien acompaña a la persona, y diga qué estaba escrito y quién viene con ella. Mientras llega la policía, sin enfrentar a nadie, hágala pasar a solas, como para un examen de rutina, y quédese con ella. Guarde el papel y avise en voz baja al médico y a su supervisor. Soy un asistente automático y no puedo enviar ayuda.',
};

const CLIENT = 'client|clients|patient|pt|paciente|cliente|clienta|woman|man|mujer|hombre';
/** A way by which it came, and no voice in the room. */
const MESSAGE =
  'sent|wrote|writes|left|messaged|texted|emailed|message|messages|voicemail|note|portal|form|inbox|email|e-mail|chat|mando|escribio|dejo|mensaje|correo|formulario';
const FAREWELL =
  'goodbye|farewell|bye|thank|thanks|thanking|sorry|=gone|anymore|slot|=kind|needing|cat|dog|forgive|grateful|=around|despedida|despidiendose|despide|gracias|adios|perdon';
/** Whoever has taken something needs 911 for that, and it is said first. */
const NOT_TAKEN =
  '!took ~3 pills & !swallowed|took|taken|drank|overdosed|tomo|trago|bebio ~4 everything|all|bottle|bottles|cabinet|pills|jar|todo|todas|frasco|pastillas & !jar|bottle ~6 empty';

/** Comes before those in which somebody is still on the line. */
export const hungUp: UrgentCase = {
  danger: ['self-harm', 'medical', 'violence'],
  isWhole: true,
  situation: 'for-another',
  when: 'client|patient|pt|caller|man|woman|lady|guy|girl|kid|he|she|paciente|cliente|senor|senora & hung|hang|line|call|phone|colgo|linea ~2 up|dead|dropped|cut|corto|colgo & pills|gun|pistol|rifle|rope|noose|razor|overdosed|=kill|=die|suicide|pastillas|pistola|matarse|morir & told|said|says|saying|took|taken|has|going|dijo|dice|tomo|tiene & !refill & !refills & !prescription & !me|us ~1 up & !988 & !911 & !microsoft & !bank & !billing ~2 line',
  ...HUNG_UP_ON_US,
};

/** What staff see or receive: nobody is after them, and somebody else needs help at once. */
export const casesSeenAtWork: readonly UrgentCase[] = [
  {
    danger: ['violence', 'self-harm', 'outage', 'medical', 'wrong-recipient'],
    isWhole: true,
    isPlain: true,
    when: 'wrote|written|note|card|pencil|scribbled|escribio|escrito|papel|hoja & help ~1 me|ayuda|ayudenme|ayudeme|hostage & he|him|they|man|boyfriend|husband|el & let|leave|daughter|hurt|hija|carro|window|smiling|salir & !software & !forum & !ticket',
    situation: 'afar',
    ...HELD,
  },
  {
    danger: ['violence', 'self-harm', 'medical'],
    isWhole: true,
    when: 'client|patient|paciente & kill|kills|shoot|mata|matar|hurt ~3 brother|wife|husband|ex|father|mother|sister|boss|girlfriend|boyfriend|hermano|esposa|esposo|him|her|them & told|said|says|wants|going|driving|left|dijo & therapist|counselor|session|us|nurse|provider|terapeuta & !himself & !herself & !knife & !lobby & !if & !policy',
    situation: 'afar',
    ...WARN,
  },
  {
    danger: ['violence', 'medical', 'self-harm'],
    isWhole: true,
    when: `${CHILD} & bruise|bruises|bruised|burns|welts|=marks|belt|slapped|slaps|shook|shaken|abuse|abused|neglect|neglected|touches|touched|touching|hurts|moretones|quemaduras|marcas|golpea|pega|toca & report|hotline|document|chart|charting|form|write|exam|intake|told|says|said|denunciar|escribo|padrastro|stepdad|stepfather|boyfriend|parent|parents|${DOER} & ${NO_ATTACK} & !unconscious & !breathing & !bleeding & !seizure & !software & !template & !heart & !hearts & !hot ~2 water`,
    situation: 'afar',
    ...ABUSED_CHILD,
  },
  {
    danger: ['violence', 'medical', 'self-harm'],
    isWhole: true,
    when: `${CARED_FOR}|mom|mother|dad|father & gives|gave|giving|pours|pour|puts|slips ~9 quiet|asleep|sleepy|gags|knock|down & daughter|son|nurse|aide|aides|family|nephew|grandson|caregiver & ${NO_ATTACK} & !unconscious & !breathing & !wake & !wakes & !blue & !my ~1 mom|mother|dad|father`,
    situation: 'afar',
    ...ABUSED_ADULT,
  },
  {
    danger: ['violence', 'medical', 'self-harm', 'insider', 'ransomware', 'account'],
    isWhole: true,
    isPlain: true,
    when: `${CARED_FOR} & ${HURTING}|jalonear|jalar|pellizca|golpear|pegar & ${PROOF} & ${WANTED_GONE} & ${NO_ATTACK} & !unconscious & !breathing & !bleeding & !hacked & !encrypted & !=touch & !review & !reviewed`,
    situation: 'afar',
    ...ABUSED_ADULT,
  },
  {
    danger: ['violence', 'medical', 'self-harm', 'insider'],
    isWhole: true,
    isPlain: true,
    isInOneClause: true,
    when: `aide|aides|helper|helpers|attendant|caregiver|caregivers|cna|cnas|staff|nurse|cuidadora|cuidador|enfermera|auxiliar ~4 hits|hit|slaps|slapped|kicks|kicked|kicking|yanks|yanked|twists|twisted|drags|dragged|pinches|pinched|shoves|shoved|chokes|pegandole|pegando|pega|golpea|golpeando|jalonea|jaloneando|maltrata ~6 resident|residents|client|mr|mrs|dementia|lady|elderly|old|woman|man|residente|residentes|anciana|anciano|abuelita|senora|senor & ${NO_ATTACK} & !training & !policy & !if & !unconscious & !breathing & !bleeding & !my ~1 dad|mom|father|mother`,
    situation: 'afar',
    ...ABUSED_ADULT,
  },
  {
    danger: ['violence', 'medical', 'self-harm', 'insider'],
    isWhole: true,
    isPlain: true,
    when: `bruise|bruises|bruised|moretones & always|again|keep|keeps|after|siempre & aide|guy|he|she|nurse|staff|helper|cuidador|cuidadora|enfermero|enfermera & ladies|lady|resident|residents|patients|elderly|residente|ancianos|senora & ${NO_ATTACK} & !software & !template & !policy & !blood`,
    situation: 'afar',
    ...ABUSED_ADULT,
  },
  {
    danger: ['violence', 'medical', 'self-harm', 'insider'],
    isWhole: true,
    when: `${CARED_FOR} & ${HURTING} & ${DOER} & ${NO_ATTACK} & ${NO_MACHINE} & !=touch ~1 anything|nothing|it|a & !my ~1 husband|boyfriend|wife|girlfriend|ex|dad|mom|grandma|grandpa|grandmother|grandfather|aunt|uncle|father|mother & !mi ~1 esposo|novio|marido|abuela|abuelo|mama|papa & !unconscious & !breathing & !bleeding & !pillow & !waiting ~1 room`,
    situation: 'afar',
    ...ABUSED_ADULT,
  },
  {
    danger: ['self-harm', 'violence', 'medical'],
    isWhole: true,
    when: "client|patient|caller|policyholder|member|paciente|cliente & on|in ~3 line|phone|hold|chat & belt|rope|noose|cord|gun|shotgun|rifle|pistol|pills|ledge|bridge|bottle|roof|razor|kill|die|suicide|suicidal|overdose|goodbye|knife & says|said|saying|has|is|took|telling|transfer|address & !i'm|im|i ~3 patient|client & !policy & !script & !template & !training & !if & !driving ~4 kill & !brother",
    ...ON_THE_LINE,
  },
  {
    danger: ['self-harm', 'violence', 'outage', 'medical'],
    isWhole: true,
    when: "client|patient|pt|paciente|cliente ~9 sent|wrote|writes|left|messaged|texted|emailed|message|voicemail|note|portal|mando|escribio|dejo & goodbye|farewell|bye|thank|thanks|thanking|sorry|gone|anymore|slot|despedida|gracias|adios & our|we|therapist|counselor|clinician|doctor|dr|provider|portal|desk|front|line|nuestro|terapeuta|doctora & !took ~3 pills & !i'm|im|i|soy ~3 patient|client & !my|mi ~1 therapist|doctor|counselor|terapeuta",
    ...GOODBYE,
  },
  {
    danger: 'self-harm',
    isWhole: true,
    isInOneClause: true,
    when: `${CLIENT} & ${MESSAGE} & ${FAREWELL} & ${NOT_TAKEN} & !i'm|im|i|soy ~3 patient|client & !my|mi ~1 therapist|doctor|counselor|terapeuta`,
    ...GOODBYE,
  },
];
