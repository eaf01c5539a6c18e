import { company } from '#shared/content/company.ts';
import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Danger } from './danger.ts';
import { CALL, LLAME, NO_DETAILS, SECURITY, SIN_DATOS, urgentTexts } from './urgent-texts.ts';

const { phone, emails } = company;

/** A danger of a kind that has other first steps, or one more. */
interface UrgentCase {
  readonly danger: Danger;
  readonly when: string;
  /** It stands after the other steps and not in their place. */
  readonly isAlso?: true;
  readonly en: string;
  readonly es: string;
}

const PRIVACY = 'whether it has to be reported is decided with them and your counsel';
const PRIVACIDAD = 'si hay que notificarlo se decide con ellos y con su abogado';

const CASES: readonly UrgentCase[] = [
  {
    danger: 'medical',
    when: 'ambulance|paramedics|ems|911|ambulancia ~4 way|coming|here|called|arrived|camino|viene|llego|llame & !should & !if & !phone & !not & !stopped & !stops & !worse & !blue & !unconscious',
    en: `Good that help is on the way. Stay with the person and on the line with 911, do what the dispatcher says, and tell them at once if anything changes. Someone at the door can show them in. I am an automated assistant and cannot help with medical care; for computers our line is ${phone.display}, later.`,
    es: `Qué bueno que la ayuda viene en camino. Quédese con la persona y en la línea con el 911, siga lo que le indiquen y avise enseguida si algo cambia. Soy un asistente automático y no puedo dar ayuda médica.`,
  },
  {
    danger: 'medical',
    when: 'gas|monoxide|fumes|propane|chlorine|monoxido|eggs|egg|rotten & smell|smells|leak|detector|beeps|dizzy|sick|headache|headaches|huele|fuga|coughing|faint|alarm & !drank|swallowed|trago|tomo',
    en: 'Everybody out of the building now, into fresh air. Touch no light switches, flames or phones inside. Call 911 from outside, also for anyone who is dizzy or sick, and do not go back in until the fire department says so. I am an automated assistant of an IT company and cannot help with medical care.',
    es: 'Salgan todos del edificio ahora mismo, al aire libre. No toquen interruptores ni enciendan nada. Llamen al 911 desde afuera, también si alguien está mareado, y no vuelvan a entrar hasta que lo digan los bomberos. Soy el asistente automático de una empresa de informática.',
  },
  {
    danger: 'medical',
    when: 'TAKEN_IN & TOXIN|DRUG & !breathing',
    isAlso: true,
    en: 'Poison Control, 1-800-222-1222, advises as well, but 911 comes first.',
    es: 'El centro de toxicología, 1-800-222-1222, también orienta, pero primero el 911.',
  },
  {
    danger: 'medical',
    when: 'computer|monitor|cart|ehr|emr|screen|server|computadora|pantalla & boot|down|frozen|dead|work|working|push|respond|start|prende|funciona|fails|failed',
    isAlso: true,
    en: `For the equipment, once 911 is called: ${phone.display}, at any hour.`,
    es: `Por el equipo, después de llamar al 911: ${phone.display}, a cualquier hora.`,
  },
  {
    danger: 'medical',
    when: 'stopped|no|not|deja|dejo ~4 breathing|breathe|pulse|respira|respirar|pulso',
    isAlso: true,
    en: 'The dispatcher tells you how to do chest compressions or to clear the airway; send someone for the AED and someone to the door.',
    es: 'En el 911 le explican cómo dar compresiones o despejar la vía; mande a alguien por el desfibrilador y a otra persona a la puerta.',
  },
  {
    danger: 'medical',
    when: 'needle|needlestick|aguja & stuck|used|poked|pricked|stick|pico|usada & !911 & !faint',
    en: `Wash the place with soap and water now, tell your supervisor, and have it looked at right away, by your occupational health service or an emergency room: treatment after contact works best within hours. Note whose needle it was. If someone faints or bleeds heavily, call 911. I am an automated assistant of an IT company and cannot help with medical care.`,
    es: `Lave ahora la zona con agua y jabón, avise a su supervisor y vaya enseguida a que lo revisen, en salud laboral o en urgencias: el tratamiento sirve más en las primeras horas. Si alguien se desmaya, llame al 911. Soy el asistente automático de una empresa de informática.`,
  },
  {
    danger: 'medical',
    when: 'shocked|electrocuted|zapped|electric|shock|corriente|toque & panel|outlet|wire|power|electrocuted|cable|current & !septic',
    isAlso: true,
    en: 'Do not touch anyone who may still be in contact with the current; switch the power off at the breaker first, if that is safe.',
    es: 'No toque a quien pueda seguir en contacto con la corriente; corte antes la electricidad, si es seguro.',
  },
  {
    danger: 'self-harm',
    when: 'cut|cutting|cuts|corte|cortando & !she & !he & !her & !him & !coworker & !friend & !son & !daughter & !pills & !took',
    en: 'If it bleeds a lot or does not stop, call 911 now and press a clean cloth on it until help is there. In any case call or text 988, the Suicide & Crisis Lifeline, at any hour: they listen, whatever the reason is. Do not stay alone; wake or call somebody near you. I am an automated assistant, and you deserve a person.',
    es: 'Si sangra mucho o no para, llame al 911 ahora y apriete con una tela limpia hasta que llegue la ayuda. En todo caso, llame o escriba al 988, a cualquier hora y también en español. No se quede a solas. Soy un asistente automático y usted merece una persona.',
  },
  {
    danger: 'self-harm',
    when: 'took|taken|swallowed|overdosed|tome & pills|pill|tylenol|bottle|meds|instead|floaty|pastillas & !she & !he & !her & !him & !coworker & !friend & !son & !daughter',
    en: 'Call 911 now, also if you feel all right: say what you took or did, how much and when. Poison Control, 1-800-222-1222, advises at any hour too. Do not stay alone; wake or call somebody near you. 988, the Suicide & Crisis Lifeline, listens by call or text, whatever the reason was. I am an automated assistant, and you deserve a person.',
    es: 'Llame al 911 ahora, aunque se sienta bien: diga qué tomó o qué hizo, cuánto y cuándo. El centro de toxicología, 1-800-222-1222, también orienta a cualquier hora. No se quede a solas. El 988 escucha por llamada o mensaje, también en español. Soy un asistente automático y usted merece una persona.',
  },
  {
    danger: 'self-harm',
    when: 'she|he|her|his|him|himself|herself|hes|shes|ella|coworker|friend|kid|son|daughter|hermana|amigo|amiga ~9 wants|want|says|said|told|himself|herself|goodbye|die|kill|pills|gun|gonna|going|dice|quiere|texted|posted|locked & !myself & !point & !notice & !matarme & !morirme',
    en: 'Take it seriously and call 911 now if anything has been taken or done, or may be soon; say where the person is. Stay with them, or stop them from leaving alone, and keep them talking until help comes. 988, the Suicide & Crisis Lifeline, tells you by call or text what to do, at any hour. Tell somebody who is close by: a supervisor, a parent, a teacher, an adult you trust. I am an automated assistant and cannot send help. If it is about you: 988 is for you too.',
    es: 'Tómelo en serio: si ya hizo algo o puede hacerlo pronto, llame al 911 ahora y diga dónde está la persona. No la deje sola y siga hablando con ella hasta que llegue ayuda. En el 988, por llamada o mensaje de texto, le dicen qué hacer, a cualquier hora y también en español. Avise a alguien cercano de confianza. Soy un asistente automático y no puedo enviar ayuda.',
  },
  {
    danger: 'violence',
    when: 'bomb|bombs|bomba|explosive|ticking|backpack|explode|detonate',
    en: 'Take it seriously: get everyone out and well away from the building, touch nothing, use no radio or phone beside it, and call 911 from outside, now. Write down the exact words, the time and the number or voice it came from. I am an automated assistant of an IT company and cannot send help.',
    es: 'Tómelo en serio: salgan todos y aléjense del edificio, no toquen nada y llamen al 911 desde afuera, ahora mismo. Anoten las palabras exactas, la hora y el número. Soy un asistente automático y no puedo enviar ayuda.',
  },
  {
    danger: 'violence',
    when: 'i ~3 want|wanna|going|gonna|will ~3 hurt|kill|shoot|stab|attack ~4 him|her|them|boss|supervisor|someone|people|everyone|coworker & !kidding me',
    en: 'Please step away now, from the person and from anything that could hurt someone, and call 911 or 988: both listen, at any hour, before anything has happened. 988 takes texts too. I am an automated assistant, and this needs a person.',
    es: 'Por favor, aléjese ahora de esa persona y de cualquier cosa con la que pueda hacer daño, y llame al 911 o al 988: escuchan a cualquier hora, antes de que pase algo. Soy un asistente automático y esto necesita una persona.',
  },
  {
    danger: 'violence',
    when: 'husband|boyfriend|wife|girlfriend|partner|ex|esposo|marido|novio|pareja|stepdad|he|she ~9 HITTING|hits|hit|hurts|hurt|afraid|scared|miedo|pego|pega|neck|throws|controls|ahorco|amenazo|kill|choked|phone|checks|matar|telefono & !lobby & !patient',
    isAlso: true,
    en: 'The National Domestic Violence Hotline listens and helps to plan, at any hour: 1-800-799-7233, or text START to 88788. This chat can be deleted with the bin above it.',
    es: 'La Línea Nacional contra la Violencia Doméstica escucha y ayuda a planear, en español y a cualquier hora: 1-800-799-7233.',
  },
  {
    danger: 'fraud',
    when: 'gift|itunes|regalo & card|cards|tarjeta|tarjetas|codes',
    en: `Stop: buy no more cards and send no more codes or photos. Keep the cards and the receipts, and call the issuer of the cards now, at the number on the back: unused money can sometimes be frozen. Ask the person who seemed to write by a number you already have, tell your supervisor, and report it to the FBI at IC3. ${CALL} A mailbox may be compromised: keep the message. ${NO_DETAILS}`,
    es: `Alto: no compre más tarjetas y no dé más códigos ni fotos. Guarde las tarjetas y los recibos y llame ahora al emisor, al número que está atrás: a veces se puede congelar el dinero. Avise a su supervisor. ${LLAME} Guarde el mensaje. ${SIN_DATOS}`,
  },
  {
    danger: 'fraud',
    when: 'payroll|paycheck|paychecks|payday|direct|nomina|salary|wages & changed|change|account|deposit|card|went|cambiaron|cuenta',
    en: `Call your payroll provider and your bank now and have the run stopped or recalled; put the old account numbers back only after asking each employee in person. Lock the payroll sign-in: change its password from another device, sign out all sessions and take out accounts you do not know. ${CALL} Keep the messages and logs, and report it to the FBI at IC3. ${NO_DETAILS}`,
    es: `Llame ahora a su proveedor de nómina y a su banco para detener o devolver el pago. Cambie la contraseña de la nómina desde otro equipo y cierre todas las sesiones; confirme cada cuenta en persona. ${LLAME} Guarde los mensajes. ${SIN_DATOS}`,
  },
  {
    danger: 'wrong-recipient',
    when: 'see|sees|seeing|show|shows|showing|displays|log|login|open|opens|pantalla|salen|veo & other|another|else|different|stranger|strangers|otra|otro|nuestros & screen|system|portal|schedule|scheduling|app|pantalla|sistema|agenda',
    en: `Call ${phone.display} now, at any hour. Until then: stop, sign out, and do not look further, click on, copy or photograph those records. Tell your privacy officer and the vendor of that system right away, and write down the time and what the screen showed, without names. Delete nothing: ${PRIVACY}. ${NO_DETAILS}`,
    es: `Llame ahora al ${phone.display}, a cualquier hora. Mientras tanto: deténgase, cierre la sesión y no mire, copie ni fotografíe esos expedientes. Avise a la persona encargada de privacidad y al proveedor del sistema, y anote la hora: ${PRIVACIDAD}. ${SIN_DATOS}`,
  },
  {
    danger: 'wrong-recipient',
    when: 'pasted|typed|put|wrote|gave|puse|escribi ~9 your|this|here|su|este|aqui & box|chat|here|form|aqui|formulario & accident|mistake|accidentally|oops|error|trouble',
    en: `Please do not repeat it here. Call ${phone.display}, at any hour, or write to ${emails.general.address}, say when it was sent, and we have that conversation deleted; the bin above this chat deletes it on your side. Tell your own privacy officer too: what it means is for them to assess, and people who say so quickly do the right thing.`,
    es: `Por favor, no lo repita aquí. Llame al ${phone.display}, a cualquier hora, o escriba a ${emails.general.address}, diga cuándo lo envió y haremos borrar esa conversación. Avise también a la persona encargada de privacidad de su clínica.`,
  },
  {
    danger: 'insider',
    when: 'copied|copying|copies|copio|copy|usb|selling|sells|pictures|snooping|looked|looking|peeked|reads|reading|viendo|list|lista|memoria|record|logs & !fired & !let & !logged & !former & !ex & !despedimos & !corrimos & !dismissed',
    en: `Call ${phone.display} now, at any hour, and ask for a discreet call: you do right to say it. Tell your privacy or compliance officer, in private and without accusing anyone. Until then confront nobody, change and delete nothing, and keep logs, dates and screenshots: they show what was opened and copied. Access can be closed quietly, and ${PRIVACY}. ${NO_DETAILS}`,
    es: `Llame ahora al ${phone.display}, a cualquier hora: hace bien en decirlo. Avise en privado y sin acusar a nadie a la persona encargada de privacidad. No enfrente a nadie, no borre ni cambie nada y guarde registros y fechas. El acceso se puede cerrar con discreción; ${PRIVACIDAD}. ${SIN_DATOS}`,
  },
  {
    danger: 'account',
    when: 'website|webpage|homepage|site|pagina|sitio & shows|redirects|casino|pills|defaced|hacked|replaced|sends|porn|page|muestra|otra|strange & !computer & !e-mail & !phone',
    en: `${CALL} Until then log in nowhere on that site and change or restore nothing: what is there now shows how they came in. Change the passwords of the site and of its domain from another device, and tell patients by phone or on your door not to use its forms. ${NO_DETAILS} ${SECURITY}`,
    es: `${LLAME} Mientras tanto, no entre a ese sitio ni cambie ni restaure nada. Cambie las contraseñas del sitio y del dominio desde otro equipo y avise a los pacientes que no usen sus formularios. ${SIN_DATOS}`,
  },
  {
    danger: 'account',
    when: 'patients|pacientes ~8 texts|text|messages|e-mail|mensajes|correos & payment|link|pay|weird|strange|pago|enlace & !records',
    en: `${CALL} Warn patients now, on your website, your phone greeting and your door: open no link, pay nothing, and call the number they know. Keep one of the messages, with its number and time. From another device change the passwords of the system that sends your messages and of your mailboxes, and sign out all sessions. ${NO_DETAILS} ${SECURITY}`,
    es: `${LLAME} Avise ya a los pacientes, en su página, en el saludo telefónico y en la puerta: que no abran el enlace ni paguen nada. Guarde uno de los mensajes. Cambie desde otro equipo las contraseñas del sistema que envía los mensajes y cierre todas las sesiones. ${SIN_DATOS}`,
  },
  {
    danger: 'account',
    when: 'phones|phone|calls|number|line|lines|carrier|telefono|telefonos|llamadas & forward|forwards|forwarding|answers|answer|dial|carrier|reach|service|listing|contesta|contestan & !outlook & !gmail & !e-mail',
    en: `Call your phone carrier now, from a cell phone, and have the forwarding removed and the number locked; then call ${phone.display}, at any hour. Warn patients by another way, on your website and by e-mail, to give that number no cards and no details. Change the password of the phone account from another device, and write down when it began. Whoever gave a card should call their bank. ${NO_DETAILS}`,
    es: `Llame ahora a su compañía telefónica, desde un celular, para quitar el desvío y bloquear el número; después llame al ${phone.display}, a cualquier hora. Avise a los pacientes por otro medio que no den tarjetas ni datos en ese número. Cambie la contraseña de la cuenta telefónica. ${SIN_DATOS}`,
  },
  {
    danger: 'outage',
    when: 'phones|dial|lines|telefonos|lineas & dead|quiet|tone|down|ring|calls|reach|muertos|suenan|sirven & !carts & !charts & !ehr & !internet',
    isAlso: true,
    en: 'Ask your phone company to forward the main number to a cell phone, and put that number on your door and website.',
    es: 'Pida a su compañía telefónica que desvíe el número principal a un celular y ponga ese número en la puerta y en su página.',
  },
  {
    danger: 'outage',
    when: 'fridge|refrigerator|freezer|vaccine|vaccines|vacunas|refrigerador',
    en: `${CALL} Meanwhile check the temperature of the fridge by hand now and every 15 minutes, write it down with the time, keep its door closed, and follow your vaccine plan if it leaves its range. Unplug nothing on the network box.`,
    es: `${LLAME} Mientras tanto, revise a mano la temperatura del refrigerador ahora y cada 15 minutos, anótela con la hora y mantenga la puerta cerrada.`,
  },
  {
    danger: 'outage',
    when: 'clicking|clicks|grinding|grinds|raid|noise|ruido|backup|backups|respaldo|volume|drives & server|drive|disk|nas|disco|servidor|raid|backup & !mouse',
    en: `${CALL} Until then use that machine as little as you can: do not restart it again and again, run no repair tools, and copy or delete nothing on it, since every start can cost data. If it is grinding and nobody needs it this minute, say so on the phone: it may have to be shut down once, properly, before anything else. Tell when the last good backup was. ${NO_DETAILS}`,
    es: `${LLAME} Mientras tanto, use ese equipo lo menos posible: no lo reinicie una y otra vez, no borre nada ni corra programas de reparación. Diga de cuándo es el último respaldo bueno. ${SIN_DATOS}`,
  },
];

const compiled = CASES.map((each) => ({ ...each, pattern: compilePattern(each.when) }));

/** The first steps for a danger as a message tells of it, in its language. */
export function urgentText(danger: Danger, reading: Reading): string {
  const language = reading.isSpanish ? 'es' : 'en';
  const met = compiled.filter(
    (each) => each.danger === danger && matchPattern(each.pattern, reading) !== undefined,
  );
  const instead = met.find(({ isAlso }) => !isAlso) ?? urgentTexts[danger];
  const also = met.filter(({ isAlso }) => isAlso);
  return [instead, ...also].map((text) => text[language]).join(' ');
}
