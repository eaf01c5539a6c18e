import { company } from '#shared/content/company.ts';
import { NO_DETAILS, SIN_DATOS } from '../urgent-texts.ts';
import type { UrgentCase } from './urgent-case.ts';
import { NOT_ASKED, PARTNER } from './who-and-what.ts';

const { phone, claims } = company;

const FLAT_LINE = {
  en: `Go to that bed now and look at the patient: treat the alarm as real. If there is no response, call your code team, 911 if you have none, and begin CPR. Mute nothing before somebody has looked. Then ${phone.display}, at any hour. I am an automated assistant and cannot see it from here.`,
  es: `Vaya ahora a esa cama y mire al paciente: trate la alarma como real. Si no responde, active el código, o llame al 911 si no lo hay, y empiece RCP. No silencie nada antes de que alguien haya mirado. Después, el ${phone.display}, a cualquier hora. Soy un asistente automático y no lo veo desde aquí.`,
};
const NO_TRAINING =
  '!sim & !simulation & !mannequin & !manikin & !training & !drill & !budget & !sales & !network & !internet';

const NOT_MEANT_SO =
  '!rash & !wound & !mole & !skin & !acne & !insurance & !school & !teeth & !xray & !shots & !website';

/** What hands, eyes and feet at the place do first, before any screen; the most exact first. */
export const casesAtTheBedside: readonly UrgentCase[] = [
  {
    danger: ['self-harm', 'medical', 'fire'],
    isWhole: true,
    isPlain: true,
    when: "garage|cochera & car|engine|motor|truck|exhaust|carro|auto ~4 running|=on|prendido|encendido & shut|closed|door|cerrada|cerrado|puerta & i|i'm|im|me|my|yo|estoy|mi & !he & !she & !his & !her & !husband & !wife & !dad & !somebody & !someone & !customer & !shop",
    en: 'Turn off the engine, open the door and get out into fresh air now; then call 911 and say what happened. Please call or text 988, the Suicide & Crisis Lifeline, as well: they listen at any hour, whatever the reason is. Do not stay alone; wake or call somebody near you. I am an automated assistant, and you deserve a person.',
    es: 'Apague el motor, abra la puerta y salga al aire libre ahora; después llame al 911 y diga qué pasó. Llame también al 988 (opción 2, en español): escuchan a cualquier hora. No se quede a solas; llame a alguien cercano. Soy un asistente automático y usted merece una persona.',
  },
  ...['flat ~1 line|lined|lining|linea', 'flatline|flatlined|flatlining|asystole|vfib|v-fib'].map(
    (line): UrgentCase => ({
      danger: ['medical', 'outage'],
      isWhole: true,
      isPlain: true,
      when: `${line} & telemetry|tele|monitor|alarm|alarms|alarma|leads|=lead & bed|room|patient|pt|cama|station|resident & ${NO_TRAINING}`,
      ...FLAT_LINE,
    }),
  ),
  {
    danger: ['medical', 'outage'],
    isWhole: true,
    when: 'pump|pumps|sensor|cgm|dexcom|bomba & wake|rouse|arouse|confused|seizing|limp|slurred|unresponsive|drowsy|shaking|sat|sats|sugar|pressure|confundido|confundida|azucar|presion & insulin|infusion|pca|drip|bag|morphine|fentanyl|hydromorphone|insulina|suero|pump|pumps & pt|patient|he|she|his|her|hes|shes|resident|mom|dad|paciente & !policy & !quote & !integrate & !breast & !parking',
    en: `Call your rapid response team or 911 now and say how the patient is; stay with them, and have the nurse and the physician come to the bedside. Stop or disconnect the pump as your procedure says, and treat what you see. The pump’s maker and ${phone.display} come later. I am an automated assistant and cannot see or steer devices.`,
    es: `Active el equipo de respuesta rápida o llame al 911 ahora y diga cómo está la persona; quédese a su lado y que vengan la enfermera y el médico. Detenga o desconecte la bomba según su procedimiento. El fabricante y el ${phone.display} vienen después. Soy un asistente automático y no veo ni manejo equipos.`,
  },
  {
    danger: ['outage', 'medical'],
    isWhole: true,
    when: 'trauma|transfer|transferring|helicopter|receiving|traslado & ct|mri|scan|scans|images|imaging|pacs|films|studies|tomografia|imagenes & push|pushing|send|sending|sends|cross|crossing|upload|go|going|error|full|stuck|envia|manda & hospital|waiting|ambulance|helicopter|er|er’s|center|espera & !call ~1 transfer & !policy & !quote & !stroke',
    en: `Call ${phone.display} now and say that a transfer waits: a person answers ${claims.supportHours}, and urgent patient-care problems go to the front of the line. Meanwhile phone the receiving hospital and your imaging staff for another way, such as a disc that travels along; the patient does not wait for the pictures unless the physician says so. Call your archive’s vendor, and delete nothing to make room. ${NO_DETAILS}`,
    es: `Llame ahora al ${phone.display} y diga que hay un traslado en espera: contesta una persona a cualquier hora. Mientras tanto, acuerde por teléfono con el hospital que recibe otra manera, como un disco que viaje con el paciente; el traslado no espera por las imágenes si el médico no lo dice. No borre nada para hacer espacio. ${SIN_DATOS}`,
  },
  {
    danger: 'outage',
    isWhole: true,
    isPlain: true,
    when: 'waiting|wait|people|patients|sleeves|lobby|line|esperan|pacientes & lab|labs|draw|draws|phlebotomy|phleb|phlebotomist|sleeves|laboratorio & printer|printers|zebra|impresora & down|dead|quit|died|jammed|not|wont|stopped|sirve|imprime & !results & !interface & !how & !policy & !buy',
    en: `Call ${phone.display} now and say how many are waiting: a person answers ${claims.supportHours}. I cannot see tickets; say the number of yours on the call. Until the printers work, label by hand at the patient, with two identifiers, as your downtime procedure says. ${NO_DETAILS}`,
    es: `Llame ahora al ${phone.display} y diga cuántos esperan: contesta una persona a cualquier hora. No veo los tickets; diga el número en la llamada. Mientras tanto, etiquete a mano junto al paciente, con dos identificadores, según su procedimiento. ${SIN_DATOS}`,
  },
  ...['alone|myself|sola', 'only|just ~3 me|nurse'].map((alone): UrgentCase => ({
    danger: ['outage', 'medical'],
    isWhole: true,
    when: `${alone} & alarm|alarms|beeping|alarma & oxygen|o2|concentrator|oxigeno|call ~1 light|lights|system|bell & !pass & !emar`,
    en: `Go to that room now and look at the person and at the oxygen; call 911 at once if anyone is in trouble. Then look in on the others, one by one, and call your on-call nurse or the administrator for more hands: being alone with this is reason enough. Then ${phone.display}, at any hour, and the maker of the system. I am an automated assistant and cannot see it from here.`,
    es: `Vaya ahora a ese cuarto y mire a la persona y el oxígeno; llame al 911 si alguien está mal. Después pase a ver a los demás y llame a la enfermera de guardia o a la administración para que venga más gente. Luego el ${phone.display}, a cualquier hora, y el fabricante. Soy un asistente automático y no lo veo desde aquí.`,
  })),
  {
    danger: ['self-harm', 'medical'],
    isWhole: true,
    situation: 'for-another',
    when: 'took|taken|swallowed|tomo|trago & pills|xanax|bunch|bottle|meds|pastillas|ambien|tylenol|oxycodone|valium & sleepy|drowsy|groggy|slurring|wake|nodding|dormida|dormido|sueno & she|shes|he|hes|her|him|coworker|girl|friend|ella|companera & !i ~1 took & !locked & !dog & !my ~1 pills',
    en: 'Call 911 now, whatever was asked of you: say what was taken, how much and when. Stay with them, do not let them sleep it off or leave alone, and keep the bottle for the ambulance. Poison Control, 1-800-222-1222, advises meanwhile, and 988 afterwards; this is no secret to keep. I am an automated assistant of an IT company and cannot send help.',
    es: 'Llame al 911 ahora, aunque le pidan que no: diga qué tomó, cuánto y cuándo. Quédese a su lado, que no se duerma ni se vaya sin compañía, y guarde el frasco. El centro de toxicología, 1-800-222-1222, orienta mientras tanto. Soy un asistente automático y no puedo enviar ayuda.',
  },
  {
    danger: 'medical',
    isAlso: true,
    when: 'provider|doctor|physician|pediatrician|medico|doctora & interrupt|message|pop|ping|chat|page|interrumpir|mensaje & video|teams|zoom|meeting|call|videollamada|reunion & !portal',
    en: 'Do not wait for a message to be seen: open the door and interrupt the provider in person, while somebody else calls.',
    es: 'No espere a que lean un mensaje: abra la puerta e interrumpa al médico en persona, mientras alguien más llama.',
  },
  {
    danger: ['violence', 'scam', 'self-harm', 'account'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: `texting|texts|texted|asking|asks|asked|messaging|messages|wants|pide|pidiendo|escribe ~7 pictures|pics|photos|nudes|selfies|fotos & daughter|daughters|son|girl|boy|niece|nephew|sister|hija|hijo|sobrina & 9|10|11|12|13|14|15|16|17|minor|teen|teenager|underage & ${NOT_MEANT_SO}`,
    en: `Call the police now, 911 if the child is in danger, and report it to the CyberTipline of the National Center for Missing & Exploited Children, 1-800-843-5678, at any hour. Let nobody answer, block or delete anything: keep the messages and the number they came from. The child did nothing wrong. If the Wi-Fi or a device there is one that we look after, call ${phone.display} too, so that its records are kept. I am an automated assistant and cannot report it for you.`,
    es: `Llame a la policía ahora, al 911 si corre peligro, y denúncielo en la CyberTipline del National Center for Missing & Exploited Children, 1-800-843-5678, a cualquier hora. No contesten, bloqueen ni borren nada: guarden los mensajes y el número. No es culpa de quien los recibe. Si el Wi-Fi o un equipo de ahí es de los que cuidamos, llame también al ${phone.display}, para guardar los registros. Soy un asistente automático y no puedo denunciarlo por usted.`,
  },
  {
    danger: ['violence', 'self-harm', 'account', 'insider'],
    isWhole: true,
    situation: 'afar',
    when: `${PARTNER} & parking|garage|lot|waiting|waits|estacionamiento|espera|esperando & finish|kill|end|matar|acabar & today|tonight|off|shift|leave|=3|hoy|noche|turno|salga & my|me|i|mi|yo & !now & !outside & !myself`,
    en: 'Call 911 now and say who said that he waits, where and at what hour. Tell security and your supervisor, do not walk out alone, and stay inside with others until the police have answered. Keep the message. Your phone may be watched: use another one. The National Domestic Violence Hotline plans with you at any hour, 1-800-799-7233. None of this is your fault. I am an automated assistant and cannot send help.',
    es: 'Llame al 911 ahora y diga quién dijo que espera, dónde y a qué hora. Avise a seguridad y a su supervisor, no salga sin compañía y quédese adentro con otras personas hasta que la policía conteste. Guarde el mensaje y use otro teléfono: el suyo puede estar vigilado. La Línea Nacional contra la Violencia Doméstica orienta en español a cualquier hora, 1-800-799-7233. Soy un asistente automático y no puedo enviar ayuda.',
  },
  {
    danger: 'outage',
    isAlso: true,
    isPlain: true,
    when: `firewall|router & bricked|died|dead|fried & dark|down|offline|nothing|internet & ${NOT_ASKED}`,
    en: 'Leave that box as it is until we have talked: no reset and no second try of the update. You may call also if you are not a client of ours.',
    es: 'Deje ese equipo como está hasta que hablemos: sin reiniciarlo de fábrica ni repetir la actualización. Puede llamar aunque no sea cliente.',
  },
];
