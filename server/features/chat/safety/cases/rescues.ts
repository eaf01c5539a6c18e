import { company } from '#shared/content/company.ts';
import { FORGED_PRESCRIPTIONS } from './break-ins.ts';
import { HELD, ON_THE_LINE } from './seen-at-work.ts';
import { NOT_SENDING } from '../urgent-texts.ts';
import { PARTNER } from './who-and-what.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;

const HOTLINE = {
  en: 'The National Domestic Violence Hotline helps at any hour afterwards: 1-800-799-7233, or text START to 88788. None of this is your fault.',
  es: 'Después ayuda la Línea Nacional contra la Violencia Doméstica, en español y a cualquier hora: 1-800-799-7233. Nada de esto es culpa suya.',
};

/** Somebody is on the other side of it. */
const BREAKING_IN =
  'hitting|pounding|banging|kicking|breaking|smashing|beating|ramming|pateando|golpeando|rompiendo|tumbando|pateo|patea ~4 door|doors|window|windows|glass|puerta|ventana|vidrio';
const NO_TECHNICIAN = '!training & !drill & !policy & !printer & !copier & !hammering';
const AT_THE_DOOR = {
  en: `Call 911 now and say where you are, who it is if you know, and what he has with him; if you cannot speak, text 911 where that works. Stay behind a locked door, all together, quiet and away from doors and glass; do not go out to look or to mend anything.`,
  es: `Llame al 911 ahora y diga dónde está, quién es si lo sabe y qué trae; si no puede hablar, mande un texto al 911 donde funcione. Quédese con la puerta cerrada, en silencio y lejos de puertas y vidrios; no salga a mirar ni a arreglar nada.`,
};

const WEAPON =
  'knife|gun|rifle|shotgun|pistol|machete|bat|hammer|cuchillo|pistola|rifle|escopeta|machete';
const ON_THE_WAY = {
  en: `Call 911 now: say who it is, what he drives, what he has with him and where he is heading, so that the people there are warned. If he is ill or off his medication, say that too: it helps the police to handle it gently. Warn the place by phone if you can, and do not drive after him. ${NOT_SENDING.en}`,
  es: `Llame al 911 ahora: diga quién es, qué auto lleva, qué trae y adónde va, para que avisen a las personas de ahí. Si está enfermo o dejó su medicina, dígalo también: ayuda a la policía a tratarlo con calma. Avise al lugar por teléfono si puede y no lo siga. ${NOT_SENDING.es}`,
};

const DOER = 'stepdad|stepfather|dad|father|uncle|brother|grandpa|coach|cousin|padrastro|papa|tio';
const TOLD = 'told|tells|said|says|wrote|confided|whispered|dijo|conto|confeso';
const AT_NIGHT =
  'comes|came|goes|gets|climbs|lies|sneaks|touches|touched|entra|viene|mete|toca ~4 room|bedroom|bed|bathroom|shower|her|him|cuarto|cama|bano';
const HERE = 'brought|drove|waiting|lobby|hallway|outside|asking|checkout|trajo|esperando|afuera';

const OWN_ALLERGY =
  'throat|tongue|lips|garganta|lengua|labios ~4 tight|closing|swelling|swollen|itchy|thick|big|cerrando|hinchada|hinchados';
const NOT_OWN =
  '!patient & !he & !she & !his & !her & !we & !our & !husband & !wife & !son & !daughter & !kid & !paciente';

/** People who must be reached, moved or kept away from somebody now, where the usual first steps fit badly. */
export const casesOfRescues: readonly UrgentCase[] = [
  {
    danger: ['medical', 'water', 'violence', 'lost-device'],
    isWhole: true,
    isPlain: true,
    when: 'car|truck|van|suv|jeep|carro|camioneta|auto & water|flood|floodwater|flooded|creek|river|lake|agua|rio|arroyo|inundacion & floating|floats|moving|drifting|sinking|rising|swept|door|doors|stalled|flotando|hundiendo|subiendo|arrastrando & i|im|we|me|us|drove|driving|estoy|estamos|metimos & !wash & !server & !servers & !pipe & !sprinkler & !insurance & !bottle & !clinic|office|closet|room ~3 flooded|flood|water',
    en: `Get out of the car now: seat belt off, window down or broken, children first, then up onto the roof or to higher ground. Do not wait, and take nothing along. Call 911 as soon as that costs no time, and say the road and the last crossing. A laptop or a chart that is lost can wait: ${phone.display}, at any hour. ${NOT_SENDING.en}`,
    es: `Salga del auto ahora: quítese el cinturón, baje o rompa la ventana, primero los niños, y súbase al techo o a un lugar alto. No espere ni lleve nada. Llame al 911 en cuanto pueda y diga el camino y el último cruce. Lo que se pierda en el auto puede esperar. ${NOT_SENDING.es}`,
  },
  {
    danger: ['violence', 'self-harm', 'outage', 'account', 'insider', 'medical'],
    isWhole: true,
    isPlain: true,
    when: `${BREAKING_IN} & ${PARTNER} & ${NO_TECHNICIAN}`,
    en: `${AT_THE_DOOR.en} ${HOTLINE.en} ${NOT_SENDING.en}`,
    es: `${AT_THE_DOOR.es} ${HOTLINE.es} ${NOT_SENDING.es}`,
  },
  {
    danger: ['violence', 'outage', 'account', 'insider'],
    isWhole: true,
    isPlain: true,
    when: `he|man|guy|someone|somebody|they|patient|people|hombre|alguien ~9 ${BREAKING_IN} & we|us|i|im|me|staff|nos|estoy|estamos & ${NO_TECHNICIAN} & !woodpecker & !construction`,
    en: `${AT_THE_DOOR.en} ${NOT_SENDING.en}`,
    es: `${AT_THE_DOOR.es} ${NOT_SENDING.es}`,
  },
  {
    danger: ['violence', 'self-harm', 'medical'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: `took|grabbed|has|with|carrying|got|loaded|agarro|lleva|tomo ~5 ${WEAPON} & drove|left|driving|heading|headed|gone|walked|salio|fue|va & clinic|office|hospital|nurse|doctor|her|them|work|school|clinica|consultorio|doctora & husband|wife|son|brother|dad|father|boyfriend|patient|he|esposo|hijo|hermano|papa & !goodbye & !himself & !hunting & !range & !returned & !kitchen ~2 staff`,
    ...ON_THE_WAY,
  },
  {
    danger: ['violence', 'medical', 'self-harm', 'outage', 'insider'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: 'answers|answering|speaks|talks|holds|holding|keeps|took|controls|contesta|habla|tiene ~5 her|him|ella|every|all & id|passport|papers|phone|question|questions|identificacion|pasaporte|papeles & note|wrote|written|whispered|mouthed|help|scared|afraid|nota|escribio|miedo|ayuda & man|guy|woman|he|boyfriend|uncle|hombre|senor|novio & !login & !badge ~1 reader & !speech & !chat ~1 bot',
    en: `${HELD.en} The National Human Trafficking Hotline advises you too, at any hour: 1-888-373-7888.`,
    es: `${HELD.es} La Línea Nacional contra la Trata de Personas también le orienta, en español y a cualquier hora: 1-888-373-7888.`,
  },
  {
    danger: ['violence', 'self-harm', 'medical', 'outage'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: "wrote|written|note|slipped|scribbled|whispered|mouthed|escribio|nota|papel & let|lets|dejar|deja ~2 me ~1 leave|go|out|ir|salir & she|her|woman|patient|customer|client|girl|ella|mujer|paciente & !wouldn't ~1 let & !software & !session",
    ...HELD,
  },
  {
    danger: ['violence', 'self-harm', 'medical'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: `${TOLD} & ${DOER}|boyfriend ~3 ${AT_NIGHT} & ${HERE} & girl|boy|kid|child|patient|student|daughter|she|he|nina|nino & !schedule & !computer & !nurse ~2 comes`,
    en: `If whoever does it is in the building or waits for the child, call 911 now, where he cannot hear it, and until the police are there keep the child with two of your staff: another test, another form, no quarrel with him. Report it as well, at once: Childhelp, 1-800-422-4453, says at any hour where in your state; whoever treats children has to. Believe the child, ask no more than it tells by itself, and write down its words. ${NOT_SENDING.en}`,
    es: `Si quien lo hace está en el edificio o espera al niño o a la niña, llame al 911 ahora, donde no le oiga, y mientras llega la policía que se quede con dos personas del equipo, con otro examen u otra forma. Denúncielo también enseguida: Childhelp, 1-800-422-4453, dice a cualquier hora dónde. Créale, no le haga más preguntas y anote sus palabras. ${NOT_SENDING.es}`,
  },
  {
    danger: ['violence', 'scam', 'account'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: 'posted|posts|post|snap|snapchat|story|instagram|discord|groupchat|chat & kid|boy|guy|girl|someone|somebody|student|classmate|son & grade|class|school|classmates|campus & gun|guns|rifle|rifles|shoot|ammo|pistol & list|names|tomorrow|tmrw|date|monday|tuesday|wednesday|thursday|friday & !drill & !policy & !training',
    en: `Do not treat it as a joke: call 911 now and read them what was posted. Tell a parent or another adult tonight, and the school. Take a screenshot with the name and the time, answer nothing, and do not go there until the police have said so. You do right to tell. ${NOT_SENDING.en}`,
    es: `No lo tome como broma: llame al 911 ahora y lea lo que se publicó. Dígalo hoy a su mamá, su papá u otro adulto, y a la escuela. Guarde una captura con el nombre y la hora, no conteste y no vaya hasta que la policía lo diga. Hace bien en avisar. ${NOT_SENDING.es}`,
  },
  {
    danger: ['medical', 'violence', 'self-harm'],
    isWhole: true,
    isPlain: true,
    isInOneClause: true,
    when: `shot|injection|sting|stung|bee|wasp|peanut|peanuts|nuts|shrimp|ate|antibiotic|pill|vaccine|inyeccion|vacuna|camaron|picadura|hives|ronchas & ${OWN_ALLERGY} & my|i|im|me|mi|yo & ${NOT_OWN}`,
    en: `Call 911 now and say that your throat or mouth swells after a shot, a sting or a food. If you have an epinephrine injector, use it at once, in the outer thigh. Sit or lie down where people see you, ask anyone near to stay, or to fetch the clinic’s nurse, and do not drive. Hives that fade prove nothing yet. I am an automated assistant of an IT company: I cannot reach a clinic or send help.`,
    es: `Llame al 911 ahora y diga que se le hincha la garganta o la boca después de una inyección, una picadura o una comida. Si tiene un autoinyector de epinefrina, úselo de inmediato en el muslo. Siéntese o acuéstese donde le vean, pida a alguien que se quede o que traiga a la enfermera, y no maneje. Soy el asistente automático de una empresa de informática: no puedo avisar a una clínica ni enviar ayuda.`,
  },
  {
    danger: ['self-harm', 'medical', 'violence'],
    isWhole: true,
    isPlain: true,
    when: 'baby|newborn|bebe|infant & picture|pictures|picturing|imagine|imagining|thoughts|images|seeing|pensamientos|imagenes|imagino & drop|dropping|hurt|hurting|throw|throwing|stairs|drown|drowning|smother|shaking|stab|caer|tirar|lastimar|ahogar & i|my|me|mi|yo & !voices & !voice & !voces & !photo & !photos & !camera & !ultrasound & !xray & !upload & !her ~1 baby',
    en: 'You did right to say it, and to put the baby down where it is safe: such thoughts come to many after a birth, and they can be treated. Call or text the National Maternal Mental Health Hotline, 1-833-852-6262, or 988, now: somebody listens at any hour, in English and Spanish. Have somebody come and stay with you and the baby, and tell your doctor today. If you fear that you may do it, or voices tell you to, call 911. I am an automated assistant of an IT company; no clinic sees this chat, and you deserve a person.',
    es: 'Hace bien en decirlo, y en dejar al bebé donde está a salvo: esos pensamientos les vienen a muchas después de un parto y tienen tratamiento. Llame o escriba ahora a la línea nacional de salud mental materna, 1-833-852-6262, o al 988: escuchan a cualquier hora, en español. Que alguien venga a acompañarla, y dígaselo hoy a su médico. Si teme hacerlo o una voz se lo ordena, llame al 911. Soy el asistente automático de una empresa de informática y usted merece una persona.',
  },
  {
    danger: ['medical', 'fire', 'outage'],
    isWhole: true,
    isPlain: true,
    when: 'ups|battery|batteries|generator|transformer|outlet|panel|breaker|pdu|wire|cable|enchufe|bateria|planta & hit|shocked|shock|zapped|jolt|electrocuted|thrown|blast|toques|descarga|electrocuto & floor|answering|responding|moving|breathing|unconscious|burned|awake|piso|suelo|contesta|responde|respira & he|she|him|her|coworker|guy|man|someone|technician|electrician|companero|el & !hit ~2 floor|ground|head & !website & !defib & !aed',
    en: `Call 911 now and say that it was electric. Do not touch the person while they may still be in contact with the current: switch it off at the breaker first, if that is safe. Then see whether they breathe and do what the dispatcher says; send somebody for the AED. For the power of the equipment, later: ${phone.display}, at any hour. ${NOT_SENDING.en}`,
    es: `Llame al 911 ahora y diga que fue una descarga eléctrica. No toque a la persona mientras pueda seguir en contacto con la corriente: corte antes la electricidad, si es seguro. Después vea si respira y siga lo que le indiquen; que alguien traiga el desfibrilador. Por los equipos, más tarde: ${phone.display}. ${NOT_SENDING.es}`,
  },
  {
    danger: ['medical', 'outage', 'self-harm'],
    isWhole: true,
    isPlain: true,
    when: 'took|taken|gave|given|injected|shot|tomo|puso & insulin|novolog|humalog|insulina & units|fast|instead|wrong|twice|double|extra|unidades|doble & sweating|nonsense|confused|shaking|shaky|talking|wake|sleepy|faint|low|passed|sudando|confundido|temblando & !fridge & !vial & !pharmacy & !chart & !interface',
    en: 'Call 911 now and say: too much fast insulin, how many units and when. Give juice or sugar only while the person is awake and swallows safely, and nothing by mouth otherwise; stay with them, and use a glucagon kit if there is one. Food alone is not enough: it goes on for hours. Poison Control, 1-800-222-1222, advises meanwhile. I am an automated assistant of an IT company: I cannot send help or give medical advice.',
    es: 'Llame al 911 ahora y diga: demasiada insulina rápida, cuántas unidades y a qué hora. Dé jugo o azúcar solo si la persona está despierta y traga bien, y nada por la boca si no; quédese a su lado y use glucagón si lo hay. El centro de toxicología, 1-800-222-1222, orienta mientras tanto. Soy el asistente automático de una empresa de informática.',
  },
  {
    danger: ['account', 'violence', 'self-harm', 'medical', 'insider'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: 'prescriptions|scripts|e-scripts|escripts|recetas & oxycodone|controlled|opioid|opioids|hydrocodone|xanax|adderall|oxy|oxicodona & none|never|not|nobody|didnt|nunca|no ~3 wrote|write|sent|his|hers|mine|theirs|escribio|mandamos & !send & !how & !token & !set',
    ...FORGED_PRESCRIPTIONS,
  },
  {
    // On the line or in the room with whoever has the means at hand.
    danger: ['self-harm', 'violence'],
    isWhole: true,
    isPlain: true,
    when: 'patient|client|caller|man|woman|guy|someone|he|she|paciente|cliente|senor & line|phone|call|hold|linea|telefono & shotgun|rifle|pistol|gun|rope|noose|razor|pills|ledge|bridge|pistola|escopeta|soga|puente & goodbye|bye|die|end|last|anymore|sorry|done|despedirse|adios|morir & !voicemail & !hunting & !store & !billing & !message & !wrote & !texted & !stopped & !says ~2 pay',
    ...ON_THE_LINE,
  },
];
