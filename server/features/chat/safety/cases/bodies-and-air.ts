import { company } from '#shared/content/company.ts';
import { NOT_MANY, ONE } from './sick-and-hurt.ts';
import { POISON } from './taken-in.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;

const NO_TOUCH = {
  en: 'Do not touch anyone who may still be in contact with the current; switch the power off at the breaker first, if that is safe.',
  es: 'No toque a quien pueda seguir en contacto con la corriente; corte antes la electricidad, si es seguro.',
};

const GAS = {
  en: 'Everybody out of the building now, into fresh air. Touch no light switches, flames or phones inside. Call 911 from outside, also for anyone who is dizzy or sick, and do not go back in until the fire department says so.',
  es: 'Salgan todos del edificio ahora mismo, al aire libre. No toquen interruptores ni enciendan nada. Llamen al 911 desde afuera, también si alguien está mareado, y no vuelvan a entrar hasta que lo digan los bomberos. Soy el asistente automático de una empresa de informática.',
};

/** First steps for bodies, and for what they breathe, touch or hang on, the most exact first. */
export const casesOfBodiesAndAir: readonly UrgentCase[] = [
  {
    danger: 'medical',
    when: 'pump|pumps|ventilator|ventilators|concentrator|concentrators|oxygen|telemetry|monitors|defibrillator & battery|power|generator|dead|down|stopped|wrong|more|alarm|alarming|overdelivering|programmed|silent|work|working|wi-fi|wifi|network|bombas|oxigeno|bateria & !breathing|breathe|unconscious|collapsed|blue|respira & !floppy & !app & !slid & !slumped & !fell & !fainted & !=gray & !=grey & !not|isnt ~1 answering|responding',
    en: `The people first: stay with them, take them off the device or go over to what works by hand or from tanks, as your own emergency procedure says, and call the charge nurse and the physician; call 911 now if somebody cannot breathe, has got too much of a drug, or could within minutes. Then the maker’s emergency line, and for the network or the power of it ${phone.display}, at any hour. I am an automated assistant and cannot see or steer devices.`,
    es: `Primero las personas: quédese con ellas, pase a lo que funciona a mano o con tanques, según su procedimiento, y avise a la enfermera a cargo y al médico; llame al 911 ahora si alguien no puede respirar o recibió demasiado medicamento. Después, la línea de emergencia del fabricante y, por la red, ${phone.display}. Soy un asistente automático y no veo ni manejo equipos.`,
  },
  {
    danger: ['medical', 'fire'],
    isWhole: true,
    when: 'bleach|ammonia|cleaner|chlorine|lejia|cloro & mixed|mixing|mix|combined|fumes|coughing|burns|mezclo|mezclaron',
    en: 'Everybody out of that room now, into fresh air; leave its door open if you can do so without breathing the fumes. Call 911 for anyone who coughs, has pain or trouble breathing; Poison Control, 1-800-222-1222, advises at any hour. Do not go back in to clean it up.',
    es: 'Salgan todos de ese cuarto ahora, al aire libre. Llamen al 911 si alguien tose, tiene dolor o le cuesta respirar; el centro de toxicología, 1-800-222-1222, orienta a cualquier hora. No vuelvan a entrar a limpiar. Soy el asistente automático de una empresa de informática.',
  },
  {
    danger: 'medical',
    isAlso: true,
    when: 'toque|toques|descarga|electrocuto|electrocutado|sacudio & corriente|electrica|electrico|luz|foco|enchufe|cable|panel',
    en: NO_TOUCH.en,
    es: NO_TOUCH.es,
  },
  {
    danger: ['medical', 'outage'],
    isWhole: true,
    when: `concentrator|oxygen|ventilator|cpap|bipap|oxigeno|concentrador|respirador & power|electric|electricity|outage|light|lights|battery|tank|luz|corriente|apagon|bateria & out|off|outage|cut|went|quit|minutes|min|left|no|fue|sin|queda & ${ONE} & ${NOT_MANY} & !wire & !shocked & !breathing & !breathe`,
    en: 'Call 911 now if the person is short of breath, or if the tank or battery may end before the power is back: say that somebody depends on oxygen or a machine. Go over to the spare tank before the battery is empty, and stay with the person. Then the supplier’s emergency line, and the power company: say that a life-supporting device is without power. I am an automated assistant and cannot see or steer devices.',
    es: 'Llame al 911 ahora si a la persona le falta el aire, o si el tanque o la batería puede acabarse antes de que vuelva la luz: diga que alguien depende de oxígeno o de un aparato. Pase al tanque de reserva antes de que se acabe la batería y quédese con la persona. Después, la línea de emergencia del proveedor, y la compañía de luz: diga que un aparato vital está sin corriente. Soy un asistente automático y no veo ni manejo equipos.',
  },
  {
    danger: ['medical', 'outage'],
    isWhole: true,
    when: 'concentrator|concentrators|oxygen|ventilator|ventilators|cpap|bipap|suction|oxigeno|concentrador|respirador & power|electric|electricity|outage|luz|corriente|apagon & out|off|outage|cut|went|company|fue|sin|battery|bateria & !wire & !shocked & !breathing & !blue & !bluish & !purple & !azul & !morado',
    en: 'Call 911 now if a battery may end before the power is back, or anyone is short of breath: say that people depend on oxygen or a machine. Go over to spare tanks or whatever works without power, as your emergency procedure says, before the battery is empty, and stay with each person. Call the oxygen or equipment supplier’s emergency line, and tell the power company that life-supporting devices are without power. I am an automated assistant and cannot see or steer devices.',
    es: 'Llame al 911 ahora si la batería puede acabarse antes de que vuelva la luz o si a alguien le falta el aire: diga que hay personas que dependen de oxígeno o de un aparato. Pase a los tanques de reserva antes de que se acabe la batería y quédese con cada persona. Llame a la línea de emergencia del proveedor del oxígeno y avise a la compañía de luz que hay aparatos vitales sin corriente. Soy un asistente automático y no veo ni manejo equipos.',
  },
  {
    danger: ['medical', 'fire'],
    isWhole: true,
    when: 'car|truck|van|motor|engine|generator|carro|auto|camioneta & running|exhaust|prendido|encendido|motor|idling & garage|closed|indoors|inside|asleep|dozed|sleeping|wake|cochera|dormido|dormida|despierta & !crashed & !myself & !hose',
    en: 'This may be carbon monoxide: call 911 now and say so. Open the garage door wide from outside and let fresh air in. Do not go in and breathe it yourself; bring the person out, or switch the motor off, only if that takes a moment and you can do it without breathing that air. Everybody stays outside until the fire department says so, and if the person is not breathing, the dispatcher tells you what to do.',
    es: 'Puede ser monóxido de carbono: llame al 911 ahora y dígalo. Abra bien la puerta desde afuera para que entre aire. No entre a respirarlo; saque a la persona o apague el motor solo si es un momento y sin respirar ese aire. Quédense afuera hasta que lo digan los bomberos.',
  },
  {
    danger: 'medical',
    when: 'wire|wires|cable|line|lines & live|down|downed|sparking|sparks|hanging|fell & power|lot|parking|street|ground|touch|live|yard & !internet & !phone & !fax',
    en: 'Keep everyone far away from it and inside, and touch nothing that it touches: not a fence, a car or a puddle. Call 911 now, then the power company. If somebody has touched it, do not touch them; tell the dispatcher. I am an automated assistant of an IT company and cannot send help.',
    es: 'Que nadie se acerque ni toque nada que esté en contacto con el cable: ni cercas, ni autos, ni charcos. Llamen al 911 ahora y después a la compañía de luz. Si alguien lo tocó, no lo toquen. Soy el asistente automático de una empresa de informática.',
  },
  {
    danger: 'medical',
    when: 'ambulance|paramedics|ems|911|ambulancia ~4 way|coming|here|called|arrived|camino|viene|llego|llame & !should & !if & !phone & !not & !stopped & !stops & !worse & !blue & !unconscious',
    en: `Good that help is on the way. Stay with the person and on the line with 911, do what the dispatcher says, and tell them at once if anything changes. Someone at the door can show them in. I am an automated assistant and cannot help with medical care; for computers our line is ${phone.display}, later.`,
    es: `Qué bueno que la ayuda viene en camino. Quédese con la persona y en la línea con el 911, siga lo que le indiquen y avise enseguida si algo cambia. Soy un asistente automático y no puedo dar ayuda médica.`,
  },
  {
    danger: 'fire',
    isPlain: true,
    isWhole: true,
    when: 'odor|smell|smells|stinks|huele ~5 eggs|egg|huevo|huevos & pilot|basement|furnace|stove|pipe|meter|heater|boiler|calentador|sotano & !easter & !lunch & !was ~1 rotten',
    ...GAS,
  },
  {
    danger: ['medical', 'fire'],
    isWhole: true,
    when: 'gas|monoxide|fumes|propane|chlorine|monoxido|eggs|egg|rotten & smell|smells|stinks|stink|pipe|nicked|reeks|apesta|hiss|hissing|leak|detector|beeps|dizzy|sick|headache|headaches|huele|fuga|coughing|faint|alarm & !battery & !batery & !batteries & !drank|swallowed|trago|tomo',
    ...GAS,
  },
  {
    danger: 'medical',
    when: 'TAKEN_IN & TOXIN|DRUG & !breathing & !should|can|could|may|better ~6 take',
    isAlso: true,
    ...POISON,
  },
  {
    danger: 'medical',
    when: 'tomo|trago|bebio|comio|swallowed|drank|ate & jabon|pila|bateria|cloro|detergente|limpiador|veneno|liquido|desinfectante|soap|battery|detergent & !breathing',
    isAlso: true,
    ...POISON,
  },
  {
    danger: 'medical',
    when: 'toddler|baby|infant|kid|child|boy|girl|son|daughter|grandson|granddaughter|nino|nina|bebe|hijo|hija|nieto|nieta & pill|pills|tablets|capsules|medicine|meds|medication|pastillas|medicina|medicinas|frasco & hold|open|opened|missing|cap|lid|into|found|playing|many|mouth|abierto|faltan|cuantas & !breathing & !saved',
    isAlso: true,
    en: POISON.en,
    es: POISON.es,
  },
  {
    danger: 'medical',
    when: "computer|monitor|cart|ehr|emr|mar|login|password|chart|screen|server|page|paging|overhead|intercom|speakers|pager|computadora|pantalla|altavoz & boot|down|frozen|dead|work|working|push|respond|start|prende|funciona|fails|failed|locked|into|log|reset|fixed|isnt|isn't|through",
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
    danger: ['medical', 'wrong-recipient', 'lost-device', 'account', 'self-harm', 'violence'],
    isWhole: true,
    isPlain: true,
    when: 'needle|needlestick|lancet|scalpel|aguja|lanceta & stuck|poked|pricked|jabbed|stick|pico|pinche & myself|me|my|i|hiv|used|patient|finger|glove|hand|dedo & !911 & !faint & !policy & !training & !supplies & !order',
    en: `Wash the place with soap and water now, and have it looked at right away, by your occupational health service or an emergency room; do not wait for a manager: treatment after contact works best within hours. Tell your supervisor or whoever covers. Clinicians are advised by the PEPline, 1-888-448-4911, in the daytime. Note whose needle it was. If someone faints or bleeds heavily, call 911. I am an automated assistant of an IT company and cannot help with medical care.`,
    es: `Lave ahora la zona con agua y jabón, avise a su supervisor y vaya enseguida a que lo revisen, en salud laboral o en urgencias: el tratamiento sirve más en las primeras horas. Si alguien se desmaya, llame al 911. Soy el asistente automático de una empresa de informática.`,
  },
  {
    danger: 'medical',
    when: 'shocked|electrocuted|zapped|shock|jolt & panel|outlet|rack|ups|pdu|cabinet|breaker|server|wire|power|electrocuted|electric|electrical|cable|current|socket & !septic',
    isAlso: true,
    en: NO_TOUCH.en,
    es: NO_TOUCH.es,
  },
];
