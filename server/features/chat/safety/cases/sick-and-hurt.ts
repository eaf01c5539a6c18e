import { company } from '#shared/content/company.ts';
import { urgentTexts } from '../urgent-texts.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;

const SOMEBODY =
  'he|she|his|her|dad|mom|wife|husband|grandpa|grandma|patient|resident|coworker|boss|nurse|doctor|el|ella|papa|mama|esposo|esposa|abuelo|abuela|paciente';

const MONOXIDE = {
  en: 'This may be carbon monoxide, which has no smell: everybody out into fresh air now, call 911 from outside and say so, also for anyone who feels ill. Wait for no furnace visit, and do not go back in until the fire department says so. Computers can wait.',
  es: 'Puede ser monóxido de carbono, que no huele: salgan todos al aire libre ahora, llamen al 911 desde afuera y díganlo. No vuelvan a entrar hasta que lo digan los bomberos.',
};

/** One person who depends on a machine, at home or in one room. */
export const ONE =
  'she|he|her|his|=patient|pt|=client|mom|dad|mother|father|grandma|grandpa|wife|husband|aunt|uncle|ella|mama|papa|abuela|abuelo|esposo|esposa|paciente';
export const NOT_MANY =
  '!=residents & !people & !folks & !two & !three & !both & !everyone & !generator & !=residentes & !personas';

/** Weeks or days old: of older children a fever alone says less. */
const NEWBORN =
  'baby|newborn|infant|bebe|nacido|nacida & day|days|week|weeks|wk|wks|newborn|dia|dias|semana|semanas|nacido|nacida';
const FEVER = 'fever|feverish|temp|temperature|hot|fiebre|calentura|temperatura|caliente';
const OF_A_ROOM =
  '!server & !closet & !fridge & !freezer & !vaccine & !vaccines & !warmer & !incubator & !incubators & !monitor & !monitors & !nursery & !sensor & !sensors & !poster & !website & !handout';

const CAUSTIC = 'TOXIN|acid|tca|phenol|formalin|chemical|chemicals|solvent|lime|acido|quimico';
const EYE = 'eye|eyes|ojo|ojos';

/** What bodies show and people understate, where its first steps are not those of every emergency. */
export const casesOfTheSickAndHurt: readonly UrgentCase[] = [
  {
    danger: 'medical',
    isPlain: true,
    when: `words|word|speech|talking|palabras|habla|hablando ~4 mush|mushy|slurred|slurring|slurs|garbled|jumbled|enredadas|enredado|trabado|arrastra & ${SOMEBODY} & !dictation & !dragon & !transcription & !transcribes & !scribe & !headset & !recording & !voicemail & !software & !template`,
    en: 'This may be a stroke: call 911 now, even if it gets better, and say when the person was last well. Let them sit or lie down, give nothing to eat or drink and no pills, and stay with them; nobody drives them. I am an automated assistant of an IT company and cannot help with medical care.',
    es: 'Puede ser un derrame cerebral: llame al 911 ahora, aunque mejore, y diga a qué hora estaba bien por última vez. Que se siente o se acueste, no le dé comida, bebida ni pastillas y quédese a su lado. Soy el asistente automático de una empresa de informática y no puedo dar ayuda médica.',
  },
  {
    danger: ['outage', 'medical'],
    isWhole: true,
    when: 'stroke|bleed|bleeds|aneurysm|dissection|stemi|derrame|lvo & ct|mri|scanner|scan|pacs|images|imaging|tomografia|imagenes|teleradiology|radiologist|readers & send|sends|sending|push|pushing|reach|reaching|stuck|down|queue|going|cross|crossing|envia|envian|manda|load & !policy & !integrate & !quote',
    en: `The patient first: go on by your stroke or emergency protocol, phone the reading group or the physician now and agree how they get the read, and call 911 for a transfer to a hospital that can read and treat at once, if that is faster; say when the person was last well. Stay with them. Then ${phone.display}, at any hour, for the images: say that a patient is waiting. I am an automated assistant and cannot help with medical care.`,
    es: `Primero el paciente: siga su protocolo de derrame o de emergencia, llame ya por teléfono al grupo que lee las imágenes o al médico, y llame al 911 para un traslado si así se atiende antes; diga a qué hora estaba bien por última vez. Quédese con la persona. Después, el ${phone.display}, a cualquier hora, por las imágenes. Soy un asistente automático y no puedo dar ayuda médica.`,
  },
  {
    danger: ['self-harm', 'medical', 'violence'],
    isWhole: true,
    when: 'voice|voices|whispers|evil|voces & baby|newborn|infant|delivered|birth|postpartum|delivery|bebe|parto|luz & tell|tells|telling|says|saying|hears|hearing|oye|hurt|harm|kill|drop|die|drown|evil|dano|matar & !monitor & !recognition & !mail & !dictation & !phone',
    en: 'Call 911 now: voices after a birth are an emergency, and treated as one they pass. Until help is there, let her never be alone with the baby: somebody else holds the baby, in another room, and somebody stays with her, calmly. Put away what could hurt either. 988, by call or text, advises you at any hour. No portal message is fast enough for this. If it is about you: give the baby to somebody now, and call. I am an automated assistant and cannot send help.',
    es: 'Llame al 911 ahora: oír voces después de un parto es una emergencia, y se cura. Hasta que llegue ayuda, que nunca se quede a solas con el bebé: otra persona lo tiene, en otro cuarto, y alguien acompaña a la madre con calma. El 988 (opción 2) orienta a cualquier hora. Un mensaje del portal no basta. Si se trata de usted: entregue el bebé a alguien y llame. Soy un asistente automático y no puedo enviar ayuda.',
  },
  {
    danger: 'medical',
    isPlain: true,
    isWhole: true,
    isInOneClause: true,
    when: `${NEWBORN} & ${FEVER} & ${OF_A_ROOM}`,
    en: 'A fever in a baby under three months is an emergency, even where all else seems well: call 911, or go to the nearest emergency room now, and do not wait until a clinic opens. Give no medicine before a doctor says so. I am an automated assistant of an IT company and cannot help with medical care.',
    es: 'La fiebre en un bebé de menos de tres meses es una emergencia, aunque lo demás parezca bien: llame al 911 o vaya ahora a la sala de emergencias más cercana, sin esperar a que abra una clínica. No le dé medicina antes de que lo diga un médico. Soy el asistente automático de una empresa de informática y no puedo dar ayuda médica.',
  },
  {
    danger: 'medical',
    isPlain: true,
    when: "months|weeks|pregnant|pregnancy|embarazada|meses|semanas & blood|bleeding|sangre|sangrado|sangrando & lot|lots|heavy|heavily|clots|soaking|mucha|mucho & i'm|im|i|she|shes|wife|estoy|esposa & !bank & !test & !tests & !lab & !labs & !pressure & !draw & !drive & !thinner & !results & !money & !ago",
    ...urgentTexts.medical,
  },
  {
    danger: 'medical',
    isPlain: true,
    when: 'wrong ~1 blood|insulin|medication|drug|medicine|infusion & hung|given|gave|infused|transfused|injected & !records & !pressure & !policy',
    en: 'Stop giving it now, as your procedure says, stay with the patient, and call the charge nurse, the physician and your rapid response team; outside a hospital, or if breathing, color or consciousness changes, call 911. For blood, tell the blood bank: another patient may be getting the other unit. Keep the bag and its label. Poison Control, 1-800-222-1222, advises on drugs at any hour. I am an automated assistant of an IT company and cannot help with medical care.',
    es: 'Deje de administrarlo ahora, según su procedimiento, quédese con el paciente y avise a la enfermera a cargo y al médico; fuera de un hospital, o si cambia la respiración, el color o la conciencia, llame al 911. Guarde la bolsa y la etiqueta. El centro de toxicología, 1-800-222-1222, orienta a cualquier hora. Soy el asistente automático de una empresa de informática.',
  },
  // Counted at work, pills are nobody's but the shelf's.
  {
    danger: 'self-harm',
    isPlain: true,
    when: 'my|mis ~2 pills|tablets|meds|pastillas ~2 counted|lined|laid|poured|spread|contadas & !refill & !inventory & !organizer',
    ...urgentTexts['self-harm'],
  },
  {
    danger: 'self-harm',
    isPlain: true,
    when: 'counted|counting|count|lined|laid|poured|conte|cuento ~2 my|mis ~3 pills|tablets|meds|pastillas & !refill & !inventory & !organizer',
    ...urgentTexts['self-harm'],
  },
  {
    danger: 'self-harm',
    isPlain: true,
    when: 'i know|knew ~1 how many ~5 take|takes|need & pills|pill|prescription|meds|tablets & !refill & !refills & !patients & !patient & !licenses',
    ...urgentTexts['self-harm'],
  },
  {
    danger: 'self-harm',
    isPlain: true,
    when: 'dose|much|many|pills|tylenol|pastillas|dosis ~8 kills|kill|lethal|fatal|deadly|mata|matan|mortal ~2 you|u|me|yourself|someone|person|uno|te|persona & !mice & !lice & !bacteria & !session & !process',
    ...urgentTexts['self-harm'],
  },
  {
    danger: ['medical', 'self-harm'],
    isWhole: true,
    when: 'how|cuantas|cuantos ~1 many|much|pastillas|pills & overdose|sobredosis & can|could|does|would|takes|hacen|like & !he & !she & !took & !gave & !given & !swallowed & !calculator & !report & !last ~1 year',
    ...urgentTexts['self-harm'],
  },
  {
    danger: ['medical', 'outage'],
    isWhole: true,
    when: `concentrator|oxygen|ventilator|oxigeno|concentrador|respirador & blue|bluish|purple|dusky|gray|grey|gasping|azul|morado|morada & power|electric|electricity|outage|off|restarted|luz|corriente|apagon & ${ONE} & ${NOT_MANY}`,
    en: 'Call 911 now: say that the oxygen has no power, what is left in the tank, and what color the lips are. Sit the person up, keep them on what is left in a tank, and stay with them; the dispatcher says what else to do. The oxygen supplier’s emergency line and the power company come after 911. I am an automated assistant and cannot see or steer devices.',
    es: 'Llame al 911 ahora: diga que el oxígeno no tiene corriente, cuánto queda en el tanque y de qué color están los labios. Siente a la persona, déjela con lo que quede en un tanque y quédese a su lado; ahí le dicen qué más hacer. La línea de emergencia del proveedor y la compañía de luz van después. Soy un asistente automático y no veo ni manejo equipos.',
  },
  {
    danger: ['medical', 'outage'],
    isWhole: true,
    when: 'concentrator|concentrators|oxygen|ventilator|ventilators|oxigeno|concentrador|respirador & blue|bluish|purple|gasping|azul|morado|morada & power|electric|electricity|outage|out|off|generator|luz|corriente|apagon',
    en: 'Call 911 now: say that people are turning blue and that their oxygen has no power. Put them on spare tanks this minute, as your emergency procedure says, the bluest first; stay with each one, sit them up, and call every free hand to the rooms. Then the supplier’s emergency line, and the power company for the life-supporting devices; the generator comes last. I am an automated assistant and cannot see or steer devices.',
    es: 'Llame al 911 ahora: diga que hay personas que se están poniendo azules y que su oxígeno no tiene corriente. Conéctelas ya a los tanques de reserva, según su procedimiento, quédese con cada una y pida más manos. Después, la línea de emergencia del proveedor y la compañía de luz. Soy un asistente automático y no veo ni manejo equipos.',
  },
  {
    danger: ['medical', 'fire'],
    isWhole: true,
    when: 'headache|headaches|dizzy|nauseous|sick & furnace|heater|boiler|everyone|everybody & outside|leave|better|away & !smell & !smells & !eggs & !gas & !network & !portal & !tired',
    ...MONOXIDE,
  },
  {
    danger: ['medical', 'fire'],
    isWhole: true,
    isPlain: true,
    when: 'generator|generador|charcoal & room|closet|storage|hall|hallway|inside|indoors|garage|basement|cuarto|adentro & running|runs|run|going|prendido|funcionando & headache|headaches|nauseous|dizzy|vomiting|puking|mareado|mareada|mareados|threw ~2 up & !water',
    ...MONOXIDE,
  },
  {
    danger: ['medical', 'fire'],
    isWhole: true,
    when: 'generator|grill|smoker|charcoal|generador ~8 hallway|hall|inside|indoors|garage|kitchen|porch|basement|bedroom|pasillo|adentro|dentro|cocina & headache|headaches|dizzy|nauseous|sick|throwing|threw|puked|puking|vomiting|sleepy|faint|mareado|mareada|mareados|vomitando|cabeza',
    ...MONOXIDE,
  },
  ...[`${CAUSTIC} ~9 ${EYE}`, `${EYE} ~6 ${CAUSTIC}`].map((splash): UrgentCase => ({
    danger: 'medical',
    isWhole: true,
    when: `${splash} & !washed & !exam & !shampoo & !mixed & !mixing & !mix & !fumes & !coughing & !mezclo & !mezclaron`,
    en: 'Rinse the eye now with lukewarm tap water or at the eyewash, without stopping, for 15 minutes or more, lids held open and contact lenses out. Poison Control, 1-800-222-1222, says what comes next; call 911 for strong pain, bad sight or a strong acid or lye. Keep the bottle at hand. I am an automated assistant of an IT company and cannot help with medical care.',
    es: 'Enjuague el ojo ya con agua tibia de la llave, sin parar, 15 minutos o más, con los párpados abiertos y sin lentes de contacto. El centro de toxicología, 1-800-222-1222, dice qué sigue; llame al 911 si duele mucho, ve mal o era un ácido o una lejía fuerte. Tenga el frasco a mano. Soy el asistente automático de una empresa de informática.',
  })),
  {
    danger: ['medical', 'fire'],
    isWhole: true,
    when: 'furnace|heater|generator|boiler|fireplace|exhaust|caldera|generador|calentador & dizzy|headache|headaches|sick|nauseous|passed|fainted|sleepy|mareados|mareadas|mareado|cabeza & we|us|everyone|everybody|all|two|three|both|cat|dog|todos|nos & !insulin & !pump & !eggs & !rotten',
    ...MONOXIDE,
  },
  {
    danger: ['medical', 'fire', 'self-harm', 'violence', 'outage'],
    isWhole: true,
    isPlain: true,
    when: `=co|monoxide|monoxido ~2 detector|detectors|alarm|alarms|alarma & ${SOMEBODY}|husband|sister|everyone|everybody|we|us|dizzy|headache|headaches|sick|drunk|dog|cat|mareado|mareada|mareados & !install & !sensor & !sensors & !price & !test & !monitor & !integrate`,
    ...MONOXIDE,
  },
  {
    danger: ['medical', 'fire', 'self-harm', 'violence', 'outage'],
    isWhole: true,
    when: `=co|monoxide|monoxido & thing|wall|meter|screaming|reads|chirping|beeping|suena|loopy|sick|dizzy & ${SOMEBODY}|husband|sister|everyone|everybody|we|us|dizzy|headache|headaches|sick|drunk|dog|cat|mareado|mareada|mareados & !install & !sensor & !sensors & !price & !test & !monitor & !integrate`,
    ...MONOXIDE,
  },
  {
    danger: 'medical',
    isAlso: true,
    when: 'cable|cables|wire|wires|wiring|ceiling|panel|breaker ~9 touched|grabbed|hit|cut & lying|breathing|down|still|floor|answering|shaking',
    en: 'Do not touch anyone who may still be in contact with the current; switch the power off at the breaker first, if that is safe.',
    es: 'No toque a quien pueda seguir en contacto con la corriente; corte antes la electricidad, si es seguro.',
  },
  {
    danger: 'medical',
    isAlso: true,
    when: 'lip|lips|tongue|throat|face|hives|wheezing|swelling|swollen|puffing|puffy|labios|lengua|ronchas ~9 swelling|swollen|swell|big|puffing|puffy|closing|thick|tight|hives|wheezing|hinchados|hinchada & shot|injection|injected|vaccine|vaccinated|antibiotic|contrast|penicillin|vacuna|inyeccion & patient|clinic|provider|doctor|nurse|she|he|paciente & !blow & !teeth',
    en: 'Give epinephrine at once, as your clinic’s protocol for allergic reactions says, and note the time; lay the person down, or let them sit up if breathing is hard, and stay with them. Have somebody fetch the emergency kit and the provider.',
    es: 'Aplique epinefrina de inmediato, según el protocolo de su clínica, y anote la hora; acueste a la persona, o que se siente si le cuesta respirar, y quédese a su lado. Que alguien traiga el equipo de emergencia y al médico.',
  },
  {
    danger: ['medical', 'violence'],
    isAlso: true,
    when: 'pillow|smothered|smothering|=strangled|=choked|almohada & roommate|resident|aide|patient|face|residente',
    en: 'Part the two now and leave neither alone; tell the charge nurse and the police.',
    es: 'Sepárelos ahora y no deje a ninguno a solas; avise a la jefa de enfermería y a la policía.',
  },
];
