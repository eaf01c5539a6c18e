import { company } from '#shared/content/company.ts';
import { CALL, LLAME, NO_DETAILS, SIN_DATOS, urgentTexts } from '../urgent-texts.ts';
import {
  ABOUT_TO_BEGIN,
  DARK,
  DATA_FAILS,
  LIES_READY,
  SICK_ONE,
  MONITORS,
  NOT_ASKED,
  NO_DATA,
  NOT_COMING,
  PROCEDURE,
  RESULTS,
  SICK_SIGN,
} from './who-and-what.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone, claims } = company;

const BEDSIDE = `People before screens: send somebody to each bedside and hall now, go round on a fixed time, use hand bells or phones, and bring in more hands; tell the charge nurse and the physician in charge. Call 911 if somebody is hurt or in danger. Then ${phone.display}, at any hour, and the maker of the system. I am an automated assistant and cannot see it from here.`;

const CABECERA = `Primero las personas: mande a alguien a cada cama y pasillo, haga rondas, use campanas o teléfonos y pida más manos; avise a la enfermera a cargo y al médico. Llame al 911 si alguien está herido o en peligro. Después, el ${phone.display}, a cualquier hora, y el fabricante. Soy un asistente automático.`;

const SICK_AT_MONITOR = {
  en: `Go to that patient now, and call your code or rapid response team, 911 if you have none: believe the patient and not a screen. Somebody else goes to each other bed meanwhile and keeps going round; tell the charge nurse and the physician. Restart and unplug nothing first. Then ${phone.display}, at any hour, and the maker of the system. I am an automated assistant and cannot see it from here.`,
  es: `Vaya con ese paciente ahora y active el código o el equipo de respuesta rápida, o el 911 si no lo hay: crea al paciente y no a la pantalla. Que alguien más vaya a cada una de las otras camas y siga en rondas; avise a la enfermera a cargo y al médico. No reinicie ni desconecte nada antes. Después, el ${phone.display}, a cualquier hora, y el fabricante. Soy un asistente automático y no lo veo desde aquí.`,
};

const ABOUT_TO_OPERATE = {
  en: `Call ${phone.display} now, from a cell phone if your lines are down, and say that a patient is prepared: a person answers ${claims.supportHours}, and urgent patient-care problems go to the front of the line. Whether to go on, hold or cancel is decided by the physician and anesthesia, at their own pace: let neither the schedule nor our call press them, and use no value from memory or of another patient. Nobody restarts, unplugs or undoes anything on that station, whoever advises it, before somebody has looked. Stay with whoever is sedated or connected; call 911 or your code team if their state changes.`,
  es: `Llame ahora al ${phone.display}, desde un celular si sus líneas no sirven, y diga que hay un paciente preparado: contesta una persona a cualquier hora, y los problemas urgentes con pacientes van primero. Seguir, esperar o cancelar lo deciden el médico y anestesia, a su propio paso: que ni la agenda ni nuestra llamada los apure, y no usen datos de memoria ni de otro paciente. Que nadie reinicie, desconecte ni deshaga nada en esa estación, lo aconseje quien lo aconseje, antes de que alguien la revise. Quédense con quien esté sedado o conectado; llamen al 911 o al código si cambia su estado.`,
};

/** Ordered or asked for, and nobody lies there. */
const NOT_NOW =
  '!quote & !policy & !plan & !next ~1 spring|year|month & !=opening & !would & !if & !price & !how ~2 cost|much';

const FAILING_DISK = {
  en: `${CALL} Until then use that machine as little as you can: do not restart it again and again, pull or reseat no disk, start no rebuild, run no repair tools, and copy or delete nothing on it, since every start can cost data. If it is grinding and nobody needs it this minute, say so on the phone: it may have to be shut down once, properly, before anything else. Tell when the last good backup was. ${NO_DETAILS}`,
  es: `${LLAME} Mientras tanto, use ese equipo lo menos posible: no lo reinicie una y otra vez, no saque ningún disco, no borre nada ni corra programas de reparación. Diga de cuándo es el último respaldo bueno. ${SIN_DATOS}`,
};

const RECORDS = 'chart|charts|ehr|emr|emar|=system|schedule|sistema|expediente|expedientes';

const MISSING = {
  en: `Call the lab now and ask for every critical and pending result since it stopped: have them read out, read them back, and write down who took them and when. Then call ${phone.display}, at any hour: a person answers, and urgent patient-care problems go to the front of the line. Tell the physicians whose results are missing, and keep a list of what has to be entered afterwards. ${NO_DETAILS}`,
  es: `Llame ahora al laboratorio y pida todos los resultados críticos y pendientes desde que se detuvo: que se los lean, repítalos y anote quién los recibió y a qué hora. Después llame al ${phone.display}, a cualquier hora. Avise a los médicos y guarde una lista de lo que habrá que capturar. ${SIN_DATOS}`,
};
/** Told of a day or an hour, and not of how it is meant to be. */
const MISSING_NOW =
  'since|yesterday|today|tonight|night|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|hours|about|anymore|midnight|noon|called|desde|ayer|hoy|anoche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana';

const MED_PASS = {
  en: `Please call ${phone.display} now, from a cell phone if your lines are down: a person answers ${claims.supportHours}, and urgent patient-care problems go to the front of the line. For the medication round use the printed records of your downtime plan; what is not printed, get by phone from the pharmacy or the on-call provider, insulin and new residents first, read it back and write it down; this is reason enough to wake your director. Give nothing from memory, and call 911 if a resident is in danger. The plan on one page: [EHR downtime: a plan on one page](/blog/ehr-downtime-plan-on-one-page).`,
  es: `Llame ahora al ${phone.display}, desde un celular si sus líneas no sirven: contesta una persona a cualquier hora, y los problemas urgentes con pacientes van primero. Para los medicamentos use las hojas impresas; lo que falte, pídalo por teléfono a la farmacia o al médico de guardia, primero la insulina y los ingresos nuevos, repítalo y anótelo. No dé nada de memoria y llame al 911 si alguien corre peligro.`,
};

const VACCINES = {
  en: `Vaccines and medicines first: throw nothing away and give none of it, mark it “do not use”, move it now to a unit that is cold, note the temperature and the time, and ask the maker or your health department. Then call ${phone.display}, at any hour: we look at the logger, its alarm and its connection. The rest can wait.`,
  es: `Primero las vacunas y los medicamentos: no tire ni use nada, márquelo “no usar”, páselo ya a un refrigerador frío, anote la temperatura y la hora y pregunte al fabricante o al departamento de salud. Después llame al ${phone.display}, a cualquier hora, por el registrador y su alarma. Lo demás puede esperar.`,
};

/** First steps where what people work with stands still, the most exact first. */
export const casesOfOutages: readonly UrgentCase[] = [
  {
    danger: ['water', 'fire'],
    isWhole: true,
    when: "standing|stand|stood|i'm|im ~1 in & water|wet|flood|flooded & spark|sparks|sparking|unplug|outlet|strip",
    en: `Step out of the water now, pull no plug and touch nothing that is wet. Call 911 because of the sparks, keep everyone out of that room, and let the power company or an electrician switch off the power. Then call ${phone.display}, at any hour: we help to save what can be saved.`,
    es: `Salga del agua ahora, no desconecte nada y no toque nada mojado. Llame al 911 por las chispas, que nadie entre a ese cuarto, y que la compañía de luz o un electricista corte la corriente. Después llame al ${phone.display}, a cualquier hora.`,
  },
  {
    danger: ['outage', 'medical'],
    isWhole: true,
    when: `${MONITORS} & ${DARK} & ${SICK_SIGN} & !blue ~1 screen & !vest & !fridge & ${NOT_NOW}`,
    ...SICK_AT_MONITOR,
  },
  {
    danger: ['outage', 'medical'],
    isWhole: true,
    isPlain: true,
    when: `${MONITORS} & ${DARK} & ${SICK_ONE} & ${NOT_ASKED} & !blue ~1 screen & !vest & !fridge & ${NOT_NOW}`,
    ...SICK_AT_MONITOR,
  },
  ...[`${PROCEDURE} & ${ABOUT_TO_BEGIN}`, `${LIES_READY} & ${NOT_ASKED}`].flatMap((who) =>
    [NO_DATA, DATA_FAILS].map((data): UrgentCase => ({
      danger: ['outage', 'medical', 'lost-device'],
      isWhole: true,
      isPlain: true,
      when: `${who} & ${data} & ${NOT_NOW} & !internet ~2 slow & !breathing & !pulse`,
      ...ABOUT_TO_OPERATE,
    })),
  ),
  {
    danger: ['outage', 'medical'],
    isWhole: true,
    when: `=central|telemetry|tele|${MONITORS} & bed|beds|rooms & vent|vents|vented|ventilator|intubated|bipap & lost|dropped|out|${DARK} & ${NOT_NOW} & !breathing & !pulse`,
    en: BEDSIDE,
    es: CABECERA,
  },
  {
    danger: 'outage',
    when: 'call|nurse ~1 light|lights|bell|bells|button|buttons|system',
    en: BEDSIDE,
    es: CABECERA,
  },
  {
    danger: 'outage',
    when: 'telemetry|wander|elopement|cardiac & monitor|monitors|station|central|guard|alarm|alarms|system|frozen|down|silent',
    en: BEDSIDE,
    es: CABECERA,
  },
  {
    danger: ['outage', 'medical'],
    isWhole: true,
    when: 'monitors|telemetry|tele|monitores & drip|drips|rhythm|rhythms|gray|post-op|goteo & black|dark|blank|quit|gone|down|dead|frozen|see|showing|apagaron & !breathing & !pulse & !coding & !unconscious',
    en: BEDSIDE,
    es: CABECERA,
  },
  {
    danger: ['outage', 'medical'],
    isWhole: true,
    when: 'emar|mar|pass|carts|=due|insulin|meds|medication|medications|medicamentos & residents|resident|carts|cart|round|pass|unit|floor|hospice|nurse|residentes|enfermera & !monitor & !fridge & !refrigerator & !gave & !wrong & !vaccine & !breathing & !unresponsive & !lights & !telemetry & !lab & !labs & !die & !kill & !pills & !alive & !i ~3 took & !my ~1 insulin',
    ...MED_PASS,
  },
  // A fridge with a "temperature alarm" alone tells of nothing that happens.
  ...[
    'reads|reading|says|warm|degrees|thawed|thawing|grados|caliente|marca',
    'temp|temperature ~2 is|was|at|up|high|rising|climbing|went|hit|over|above|out',
  ].map((warm): UrgentCase => ({
    danger: ['outage', 'medical'],
    isPlain: true,
    isWhole: true,
    when: `vaccine|vaccines|insulin|vacuna|vacunas ~3 fridge|refrigerator|freezer|nevera|refrigerador & ${warm} & !policy & !plan & !quote & !offer & !if`,
    ...VACCINES,
  })),
  ...[
    `${RECORDS} ~4 spinning|spins|frozen|froze|crashed|=down|wont|won't|dead|gone|blank|congelado|cayo|abre`,
    `none|nobody|can't|cant|cannot|nadie ~5 open|load|reach|pull|abre|abrir ~4 ${RECORDS}`,
  ].map((fails): UrgentCase => ({
    danger: 'outage',
    isPlain: true,
    when: `${fails} & patients|kids|residents|people|lobby|lobbies|waiting|pacientes & now|today|every|nobody|since|morning|hoy|esperando & ${NOT_ASKED} & !plan & !write & !drill & !when & !yesterday & !was ~1 down & !phone ~1 system & !paging & !slow & !camera`,
    ...urgentTexts.outage,
  })),
  {
    danger: 'outage',
    isPlain: true,
    isInOneClause: true,
    when: `${RESULTS} ~5 ${NOT_COMING} & ${NOT_ASKED} & ${MISSING_NOW}`,
    ...MISSING,
  },
  {
    danger: 'outage',
    isPlain: true,
    isInOneClause: true,
    when: `${NOT_COMING} ~4 ${RESULTS}|lab & !internet & ${NOT_ASKED} & ${MISSING_NOW}`,
    ...MISSING,
  },
  {
    danger: 'outage',
    when: 'lab|labs|results|result|criticals|critical|laboratorio|resultados & since|missing|stopped|quit|none|no|not|sat|behind|nothing|crossing|coming|llegan|desde & !internet & !everything & !access & !ehr',
    ...MISSING,
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
    isAlso: true,
    when: 'crisis|behavioral|suicidal|suicide|988|psych|psychiatric|counseling|hotline|counselor|terapia & phone|phones|calls|call|line|lines|number|telefonos|llamadas',
    en: 'Until the phones are back, tell clients by every other way you have, your website, portal, e-mail and the door: in a crisis call or text 988, in immediate danger call 911.',
    es: 'Mientras no haya teléfonos, avise a sus pacientes por todos los demás medios: en una crisis, llamen al 988; si hay peligro inmediato, al 911.',
  },
  {
    danger: 'outage',
    when: 'fridge|refrigerator|freezer|vaccine|vaccines|vacunas|refrigerador',
    en: `${CALL} Meanwhile check the temperature of the fridge by hand now and every 15 minutes, write it down with the time, keep its door closed, and follow your vaccine plan if it leaves its range. Unplug nothing on the network box.`,
    es: `${LLAME} Mientras tanto, revise a mano la temperatura del refrigerador ahora y cada 15 minutos, anótela con la hora y mantenga la puerta cerrada.`,
  },
  {
    danger: 'outage',
    isPlain: true,
    when: 'drive|drives|disk|disks|disco|discos & red|amber|orange|failed|blinks|blinking|rojo|ambar & server|array|raid|database|nas|backup|beeping|servidor & !usb & !flash & !thumb & !google & !quote & !buy',
    ...FAILING_DISK,
  },
  {
    danger: 'outage',
    when: 'clicking|clicks|grinding|grinds|raid|noise|ruido|backup|backups|respaldo|volume|drives & !internet & !line & !circuit & !failover & server|drive|disk|nas|disco|servidor|raid|database|databases|failed & !mouse & !internet & !line & !circuit & !failover',
    ...FAILING_DISK,
  },
  {
    danger: 'outage',
    when: 'server|rack|closet|room|servidor & hot|heat|degrees|overheating|ac|cooling|104|calor|caliente|conditioning|conditioner & !water',
    en: `${CALL} Ask on the phone what to shut down, and in which order: heat ruins disks, and so does pulling plugs. Until then cool the room: open the door, move air with fans, pour no water, and stop what need not run. If it smells burnt or you see smoke, get everybody out and call 911. ${NO_DETAILS}`,
    es: `${LLAME} Pregunte por teléfono qué apagar y en qué orden. Mientras tanto, enfríe el cuarto: abra la puerta, mueva el aire con ventiladores y no eche agua. Si huele a quemado o ve humo, salgan todos y llamen al 911. ${SIN_DATOS}`,
  },
  {
    danger: 'outage',
    when: 'ups|battery|generator|beeping|bateria & minutes|minute|power|beeping|beeps|left|percent|minutos|luz & !smoke & !laptop',
    en: `${CALL} Save open work and sign out everywhere now; servers must be shut down properly before the battery is empty, and we tell you in which order. Unplug what is not needed from the battery, screens first, and go over to your downtime forms. ${NO_DETAILS}`,
    es: `${LLAME} Guarde el trabajo y cierre las sesiones ahora; los servidores deben apagarse en orden antes de que se acabe la batería, y le decimos cómo. Desconecte de la batería lo que no haga falta. ${SIN_DATOS}`,
  },
  {
    danger: 'outage',
    when: 'domain|dominio & expired|lost|gone|bounce|bouncing|expire|expiro|vencio|renew',
    en: `${CALL} The usual cause is a domain that was not renewed: whoever has its account at the registrar renews it there now, which often brings website and mail back within hours. Delete and rebuild nothing; mail sent meanwhile may bounce, so tell patients by phone. ${NO_DETAILS}`,
    es: `${LLAME} Lo más común es un dominio que no se renovó: quien tenga la cuenta en el registrador lo renueva ahí ahora mismo. No borre ni reconstruya nada y avise a los pacientes por teléfono. ${SIN_DATOS}`,
  },
  {
    danger: 'outage',
    isAlso: true,
    when: "prescribe|e-prescribe|prescriptions|prescription|erx|rx|scripts|recetas & can't|cant|cannot|not|nothing|none|no|fail|failed|fails|down & !controlled & !hospice & !morphine & !oxycodone & !fentanyl & !narcotic & !opioid & !morfina",
    en: 'Meanwhile the prescriber can phone prescriptions in to the pharmacy; ask it too what has arrived since sending stopped.',
    es: 'Mientras tanto, quien receta puede dictar las recetas por teléfono a la farmacia; pregunte también qué ha llegado desde que falló.',
  },
  {
    danger: 'outage',
    isAlso: true,
    when: 'prescribe|e-prescribe|eprescribe|prescribing|prescriptions|erx|epcs|pharmacy|recetas & morphine|controlled|hospice|oxycodone|fentanyl|narcotic|opioid|morfina',
    en: 'For a controlled drug somebody needs today, let the prescriber call the pharmacist now: the rules know an exception for a technical failure, and your state says which form and note it takes.',
    es: 'Si alguien necesita hoy un medicamento controlado, que el médico llame ahora al farmacéutico: hay una excepción por falla técnica, y su estado dice qué forma exige.',
  },
];
