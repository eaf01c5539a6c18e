import { company } from '#shared/content/company.ts';
import { CALL, LLAME, NO_DETAILS, SECURITY, SIN_DATOS, urgentTexts } from '../urgent-texts.ts';
import { compilePattern, matchPattern } from '../../understanding/pattern.ts';
import type { Reading } from '../../understanding/reading.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone, emails, claims } = company;

const PRIVACY = 'whether it has to be reported is decided with them and your counsel';
const PRIVACIDAD = 'si hay que notificarlo se decide con ellos y con su abogado';

const BEDSIDE = `People before screens: send somebody to each bedside and hall now, go round on a fixed time, use hand bells or phones, and bring in more hands; tell the charge nurse and the physician in charge. Call 911 if somebody is hurt or in danger. Then ${phone.display}, at any hour, and the maker of the system. I am an automated assistant and cannot see it from here.`;
const CABECERA = `Primero las personas: mande a alguien a cada cama y pasillo, haga rondas, use campanas o teléfonos y pida más manos; avise a la enfermera a cargo y al médico. Llame al 911 si alguien está herido o en peligro. Después, el ${phone.display}, a cualquier hora, y el fabricante. Soy un asistente automático.`;

const MED_PASS = {
  en: `Please call ${phone.display} now, from a cell phone if your lines are down: a person answers ${claims.supportHours}, and urgent patient-care problems go to the front of the line. For the medication round use the printed records of your downtime plan; what is not printed, get by phone from the pharmacy or the on-call provider, insulin and new residents first, read it back and write it down. Give nothing from memory, and call 911 if a resident is in danger. The plan on one page: [EHR downtime: a plan on one page](/blog/ehr-downtime-plan-on-one-page).`,
  es: `Llame ahora al ${phone.display}, desde un celular si sus líneas no sirven: contesta una persona a cualquier hora, y los problemas urgentes con pacientes van primero. Para los medicamentos use las hojas impresas; lo que falte, pídalo por teléfono a la farmacia o al médico de guardia, primero la insulina y los ingresos nuevos, repítalo y anótelo. No dé nada de memoria y llame al 911 si alguien corre peligro.`,
};

/** For whoever has given a code or password away. */
export const GIVEN = {
  en: `Change that password now, from another device, and sign out all sessions; approve no sign-in you did not start. ${CALL} Take no further call from that person and let nobody onto your computer: how much a caller knows proves nothing. If the code belonged to a bank or a card, call the bank at the number on your card first. Write down the number, the time and what was given. No one should be blamed for reporting it. ${NO_DETAILS}`,
  es: `Cambie ahora esa contraseña, desde otro equipo, y cierre todas las sesiones; no apruebe ningún acceso que usted no haya pedido. ${LLAME} No atienda más a esa persona y no deje entrar a nadie a su computadora. Si el código era del banco o de una tarjeta, llame primero al banco. Anote el número, la hora y lo que dio. ${SIN_DATOS}`,
};

const WEBSITE = {
  en: `${CALL} Until then log in nowhere on that site and change or restore nothing: what is there now shows how they came in. Change the passwords of the site and of its domain from another device, and tell patients by phone or on your door not to use its forms. ${NO_DETAILS} ${SECURITY}`,
  es: `${LLAME} Mientras tanto, no entre a ese sitio ni cambie ni restaure nada. Cambie las contraseñas del sitio y del dominio desde otro equipo y avise a los pacientes que no usen sus formularios. ${SIN_DATOS}`,
};

const VACCINES = {
  en: `Vaccines and medicines first: throw nothing away and give none of it, mark it “do not use”, move it now to a unit that is cold, note the temperature and the time, and ask the maker or your health department. Then call ${phone.display}, at any hour: we look at the logger, its alarm and its connection. The rest can wait.`,
  es: `Primero las vacunas y los medicamentos: no tire ni use nada, márquelo “no usar”, páselo ya a un refrigerador frío, anote la temperatura y la hora y pregunte al fabricante o al departamento de salud. Después llame al ${phone.display}, a cualquier hora, por el registrador y su alarma. Lo demás puede esperar.`,
};

const GIFT_CARDS = {
  en: `Stop: buy no more cards and send no more codes or photos. Keep the cards and the receipts, and call the issuer of the cards now, at the number on the back: unused money can sometimes be frozen. Ask the person who seemed to write by a number you already have, tell your supervisor, and report it to the FBI at IC3. ${CALL} A mailbox may be compromised: keep the message. ${NO_DETAILS}`,
  es: `Alto: no compre más tarjetas y no dé más códigos ni fotos. Guarde las tarjetas y los recibos y llame ahora al emisor, al número que está atrás: a veces se puede congelar el dinero. Avise a su supervisor. ${LLAME} Guarde el mensaje. ${SIN_DATOS}`,
};

const GHOST = {
  en: `Take that computer off the network now: unplug its cable or switch off Wi-Fi, leave it powered on, and touch nothing else on it. If somebody is on the phone with you about it, hang up. ${CALL} From another device change the passwords that were used on it and sign out all sessions. Write down the time and what was opened. ${NO_DETAILS} ${SECURITY}`,
  es: `Desconecte ya esa computadora de la red: quite el cable o apague el Wi-Fi, déjela encendida y no toque nada más. Si alguien está al teléfono con usted por eso, cuelgue. ${LLAME} Cambie desde otro equipo las contraseñas que se usaron en ella y cierre todas las sesiones. Anote la hora y qué se abrió. ${SIN_DATOS}`,
};

const UNPROTECTED = {
  en: `That computer may be infected: take it off the network now, unplug its cable or switch off Wi-Fi, and leave it powered on, without a restart and without deleting anything. Nobody works on it until it was looked at. ${CALL} So many warnings are a finding and no fault of the antivirus: say what they named, since when, and that the protection is off. Nobody should be blamed. ${NO_DETAILS} ${SECURITY}`,
  es: `Esa computadora puede estar infectada: desconéctela ya de la red, quite el cable o apague el Wi-Fi, y déjela encendida, sin reiniciar ni borrar nada. Nadie trabaja en ella hasta que se revise. ${LLAME} Diga qué decían los avisos, desde cuándo, y que la protección está apagada. ${SIN_DATOS}`,
};

/** Money that is gone is recalled first; one that is not is kept. */
const PAID = compilePattern(
  'we|i|she|he|biller|bookkeeper|manager|accounting|accountant|office|owner|doctor|dr|already|ya ~2 paid|wired|transferred|pagamos|pague|pago|transferimos|deposito',
);
const NOT_PAID = compilePattern(
  "not|haven't|havent|hasn't|hasnt|never|almost|before|about|no|antes ~2 paid|wired|transferred|pay|pagamos|pague|pago",
);
const hasPaid = (reading: Reading): boolean =>
  matchPattern(PAID, reading) !== undefined && matchPattern(NOT_PAID, reading) === undefined;

/** First steps where computers, accounts, records or money are in danger, the most exact first. */
export const casesOfThings: readonly UrgentCase[] = [
  {
    danger: ['water', 'fire'],
    isWhole: true,
    when: "standing|stand|stood|i'm|im ~1 in & water|wet|flood|flooded & spark|sparks|sparking|unplug|outlet|strip",
    en: `Step out of the water now, pull no plug and touch nothing that is wet. Call 911 because of the sparks, keep everyone out of that room, and let the power company or an electrician switch off the power. Then call ${phone.display}, at any hour: we help to save what can be saved.`,
    es: `Salga del agua ahora, no desconecte nada y no toque nada mojado. Llame al 911 por las chispas, que nadie entre a ese cuarto, y que la compañía de luz o un electricista corte la corriente. Después llame al ${phone.display}, a cualquier hora.`,
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
    when: 'emar|mar|pass|carts|=due|insulin|meds|medication|medications|medicamentos & residents|resident|carts|cart|round|pass|unit|floor|hospice|nurse|residentes|enfermera & !monitor & !fridge & !refrigerator & !gave & !wrong & !vaccine & !breathing & !unresponsive & !lights & !telemetry & !lab & !labs & !die & !kill & !pills & !alive',
    ...MED_PASS,
  },
  {
    danger: ['outage', 'medical'],
    isPlain: true,
    isWhole: true,
    when: 'vaccine|vaccines|insulin|vacuna|vacunas ~3 fridge|refrigerator|freezer|nevera|refrigerador & reads|reading|warm|degrees|temp|temperature|thawed|thawing|grados|caliente & !policy & !plan & !quote & !offer & !if',
    ...VACCINES,
  },
  {
    danger: ['outage', 'wrong-recipient', 'account'],
    isWhole: true,
    isPlain: true,
    when: 'wrong|swapped|mixed|crossed ~2 name|names|patient|patients|chart|charts & lab|labs|results|merged|medications|allergies|upgrade|interface|migration & !sent & !mailed & !faxed & !emailed & !printed & !gave & !handed & !texted & !portal & !how & !map',
    en: `Stop using those records for care now and have nobody act on them: go back to the source, the lab or the sender, and have each value read out with name and date of birth. Call ${phone.display} now, at any hour, and your EHR vendor, so that the feed is stopped before more is filed wrongly. Tell the physicians whose patients are touched. Unmerge, correct and delete nothing yourselves; write down what you saw and when, and tell your privacy officer. ${NO_DETAILS}`,
    es: `No use esos datos para atender a nadie: confirme cada resultado con el laboratorio, con nombre y fecha de nacimiento. Llame ahora al ${phone.display}, a cualquier hora, y al proveedor de su expediente, para detener el envío. Avise a los médicos y a la persona encargada de privacidad, y no corrija ni borre nada. ${SIN_DATOS}`,
  },
  {
    danger: 'outage',
    when: 'lab|labs|results|result|criticals|critical|laboratorio|resultados & since|missing|stopped|quit|none|no|not|sat|behind|nothing|crossing|coming|llegan|desde & !internet & !everything',
    en: `Call the lab now and ask for every critical and pending result since it stopped: have them read out, read them back, and write down who took them and when. Then call ${phone.display}, at any hour: a person answers, and urgent patient-care problems go to the front of the line. Tell the physicians whose results are missing, and keep a list of what has to be entered afterwards. ${NO_DETAILS}`,
    es: `Llame ahora al laboratorio y pida todos los resultados críticos y pendientes desde que se detuvo: que se los lean, repítalos y anote quién los recibió y a qué hora. Después llame al ${phone.display}, a cualquier hora. Avise a los médicos y guarde una lista de lo que habrá que capturar. ${SIN_DATOS}`,
  },
  {
    danger: 'fraud',
    isPlain: true,
    when: 'reader|terminal|swiper|pos|datafono|terminal & skimmer|skimming|tampered|overlay|wiggles|wiggle|piece|glued|taped & card|credit|debit|checkout|slot|chip|swipe|register|tarjeta|tarjetas & !cable & !cord',
    en: `Stop using that reader now and take payments another way. Leave it as it is: do not touch, unplug or pull on it, and keep people away from it. Call your payment processor, at the number on your statement or contract, and the police, and ask them before anything is moved. Write down when it last looked right and who was near it, and keep the recordings of cameras. ${CALL} ${NO_DETAILS}`,
    es: `Deje de usar ese lector ahora y cobre de otra manera. No lo toque, no lo desconecte ni tire de la pieza, y que nadie se acerque. Llame a su procesador de pagos, al número del estado de cuenta o del contrato, y a la policía, y pregunte antes de mover nada. Anote cuándo se veía bien por última vez y guarde las grabaciones. ${LLAME} ${SIN_DATOS}`,
  },
  {
    danger: 'lost-device',
    when: 'door|window|lock|office|clinic|building|puerta|ventana|oficina|clinica & forced|pried|smashed|kicked|jimmied|broke|broken|burglarized|burglary|forzada|forzaron|rompieron|rota & missing|gone|stolen|stole|took|taken|into|burglary|burglarized|faltan|robaron & !car & !van & !truck & !knife & !gun',
    en: `If somebody may still be inside, leave first and call 911 from outside. Otherwise call the police now, and touch and move nothing until they have seen it. Then call ${phone.display}, at any hour: the accounts of what is missing are locked and its passwords changed, and we say what to look at on what is left. Write down what is gone and when it was last seen, and tell your privacy officer: ${PRIVACY}. ${NO_DETAILS}`,
    es: `Si puede haber alguien adentro, salga primero y llame al 911 desde afuera. Si no, llame ahora a la policía y no toque ni mueva nada hasta que llegue. Después llame al ${phone.display}, a cualquier hora, para bloquear las cuentas de lo que falta y cambiar contraseñas. Anote qué falta y avise a la persona encargada de privacidad: ${PRIVACIDAD}. ${SIN_DATOS}`,
  },
  {
    danger: ['scam', 'account', 'ransomware', 'clicked', 'outage'],
    isWhole: true,
    when: 'antivirus|protection|defender|threats|flagged & turned|switched|disabled|paused|uninstalled|shut|removed|desactivo|apago ~3 off|it|him|so|to|computer|pc|antivirus|protection & slow|loud|hot|crawls|fan|popped|warnings|alerts|threats|times|strange|weird|lenta|caliente & !can & !should & !called & !caller & !call',
    ...UNPROTECTED,
  },
  {
    danger: ['account', 'scam', 'ransomware', 'clicked'],
    isWhole: true,
    when: 'mouse|cursor|pointer|arrow|prompt|typing|raton|flecha & itself|own|ghost|moving|moves|clicking|solo & !bitcoin & !called & !caller & !call & !anydesk & !kevin & !microsoft & !llamo & !encrypted & !driver & !lag & !cifrados & !dinero & !pay & !money & !man & !guy & !bank',
    ...GHOST,
  },
  {
    danger: 'fraud',
    isMeant: hasPaid,
    when: 'bank|account|routing|ach|wire|wired|invoice|vendor|supplier|banco|cuenta|proveedor|factura & !gift & !payroll & !nomina & !direct & !paycheck & !card & !cards',
    en: `Call your bank now, on a number you already have, and ask its fraud department to recall the payment; have the wire or confirmation number ready. Then call ${phone.display}, at any hour: a mailbox, yours or theirs, may be open to somebody else, so keep the messages, answer nothing and delete nothing. Send nothing more, ask the payee by a number you already have, and report it to the FBI at IC3. ${NO_DETAILS}`,
    es: `Llame ahora a su banco, a un número que ya tenga, y pida al departamento de fraude que recupere el pago; tenga a mano el comprobante. Después llame al ${phone.display}, a cualquier hora: un correo puede estar comprometido; guarde los mensajes, no conteste y no borre nada. No envíe nada más y denúncielo al FBI en IC3. ${SIN_DATOS}`,
  },
  {
    danger: 'fraud',
    isMeant: (reading) => !hasPaid(reading),
    when: "bank|account|routing|ach|banco|cuenta & new|another|changed|change|update|different|nueva|cambio|cambiaron & not|haven't|havent|before|wants|today|noon|afternoon|tomorrow|due|should|ok|okay|legit|release|looks|sure|weird|off|fuzzy|todavia|raro|antes & !wired & !sent & !payroll & !paid ~3 already & !released & !transferred & !stolen & !mande & !pagamos & !went & !direct & !employee & !paycheck",
    en: `Do not pay yet, and answer nothing: call the vendor at a number you already have, not one from that message, and ask whether its bank details changed. Then ${phone.display}, at any hour: a mailbox, yours or theirs, may be compromised, so keep the message and its headers and tell your accounting and your supervisor. If something was sent before, call your bank now and ask its fraud department to recall it. ${NO_DETAILS}`,
    es: `No pague todavía ni conteste: llame al proveedor a un número que ya tenga, no al del mensaje, y pregunte si cambió de cuenta. Después llame al ${phone.display}, a cualquier hora: un correo puede estar comprometido; guarde el mensaje y avise a contabilidad. Si ya se envió algo, llame ahora a su banco y pida que detengan el pago. ${SIN_DATOS}`,
  },
  {
    danger: ['scam', 'clicked', 'account'],
    isPlain: true,
    when: 'di|dicte|pase|dije|lei ~4 clave|contrasena|codigo|pin ~9 llamo|telefono|llamada|llamaron & !su ~1 tecnico & !empleado',
    ...GIVEN,
  },
  {
    danger: ['scam', 'clicked', 'account'],
    isPlain: true,
    when: 'gave|told|read ~3 caller|guy|man|woman|somebody|someone|phone ~2 my|the|our ~2 login|password|code & !years & !tech',
    ...GIVEN,
  },
  {
    danger: ['scam', 'clicked', 'account'],
    isPlain: true,
    when: 'gave|told|read ~2 code|codes|digits|password ~9 man|guy|caller|woman ~4 phone|line|called & !years & !tech & !to ~1 read',
    ...GIVEN,
  },
  {
    danger: ['scam', 'clicked', 'account'],
    isPlain: true,
    when: 'gave|given|read|told|texted|dictated|confirmed|di|lei|dije|dicte ~3 him|her|them|caller|guy|man|woman|somebody|someone|out ~4 code|codes|password|passcode|numbers|digits|pin|codigo|contrasena & called|call|caller|calling|phone|phoned|desk|microsoft|support|bank & !years & !his & !employee & !to ~1 read & !to ~1 tell & !to ~1 give',
    en: GIVEN.en,
    es: GIVEN.es,
  },
  {
    danger: ['scam', 'clicked', 'account'],
    when: 'already|just|ya ~2 read|gave|told|sent|texted|typed|di|dije|lei|dicte & code|codes|password|passcode|pin|numbers|codigo|contrasena|clave & !years',
    en: GIVEN.en,
    es: GIVEN.es,
  },
  {
    danger: 'wrong-recipient',
    when: 'i|im|am|soy ~3 patient|paciente & portal|app|log|login|screen|entro & !my ~2 patients',
    en: `Please sign out, and do not look further, copy or photograph it. Then tell the clinic: call it and ask for its privacy officer, and say when it happened and what the screen showed, without repeating anybody’s details here. You did right to say it. If the clinic does not react, its records and yours can be asked about at the Office for Civil Rights of HHS. We are at most the clinic’s IT company and see no records from this chat; our line is ${phone.display}.`,
    es: `Por favor, cierre la sesión y no mire, copie ni fotografíe más. Llame a la clínica, pida hablar con la persona encargada de privacidad y diga cuándo pasó y qué mostraba la pantalla, sin repetir aquí datos de nadie. Hace bien en avisar. Nosotros somos, cuando mucho, la empresa de informática de la clínica; nuestra línea es ${phone.display}.`,
  },
  {
    danger: 'fraud',
    when: 'gift|itunes|regalo|apple|target|google|amazon|steam|walmart|ebay|visa|vanilla ~3 card|cards|tarjeta|tarjetas|codes & !reader & !charged',
    ...GIFT_CARDS,
  },
  {
    danger: 'fraud',
    when: 'tarjeta|tarjetas ~2 regalo|apple|google|amazon|steam',
    ...GIFT_CARDS,
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
    isPlain: true,
    when: "merge|row|column|envelope|envelopes|mailing|batch|letters|reminders|recall|postcards & shifted|slipped|off|mixed|crossed|sorted|swapped|stuffed|moved & else's|elses|else|another|other|neighbor|wrong ~3 name|names|person|persons|patient|patients|data|letter|bill|results|appointment & !how & !can & !avoid & !contract & !would ~1 like",
    ...urgentTexts['wrong-recipient'],
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
    danger: ['account', 'ransomware'],
    isWhole: true,
    isPlain: true,
    when: 'google|chrome|browser|safari ~9 our|my ~2 site|website|webpage ~6 dangerous|unsafe|deceptive|malware|harmful|hacked',
    ...WEBSITE,
  },
  {
    danger: 'account',
    isPlain: true,
    when: 'our|my|clinic ~2 site|website|webpage|homepage ~3 goes|takes|sends|redirects|jumps|opens ~7 pill|pills|casino|pharmacy|porn|gambling|viagra & !link ~2 to',
    ...WEBSITE,
  },
  {
    danger: 'account',
    when: 'website|webpage|homepage|site|pagina|sitio & shows|redirects|casino|pills|defaced|hacked|replaced|sends|porn|page|muestra|otra|strange & !computer & !e-mail & !phone',
    ...WEBSITE,
  },
  {
    danger: 'account',
    when: 'patients|patient|people|someone|pacientes ~8 texts|text|texting|messages|e-mail|emailed|mailed|mensajes|correos & payment|link|pay|weird|strange|zip|invoice|attachment|card|cards|pago|enlace|factura|tarjeta & !records & !gift',
    en: `${CALL} Warn patients now, on your website, your phone greeting and your door: open no link or attachment, pay nothing, and call the number they know. Keep one of the messages, with its sender and time: it may only be forged, so look in the mailbox for mail and forwarding rules that nobody made. From another device change the passwords of the system that sends your messages and of your mailboxes, and sign out all sessions. ${NO_DETAILS} ${SECURITY}`,
    es: `${LLAME} Avise ya a los pacientes, en su página, en el saludo telefónico y en la puerta: que no abran el enlace ni paguen nada. Guarde uno de los mensajes. Cambie desde otro equipo las contraseñas del sistema que envía los mensajes y cierre todas las sesiones. ${SIN_DATOS}`,
  },
  {
    danger: 'account',
    when: 'phones|phone|calls|number|line|lines|carrier|telefono|telefonos|llamadas & forward|forwards|forwarding|answers|answer|dial|carrier|reach|service|listing|contesta|contestan & !outlook & !gmail & !e-mail & !admin & !administrator',
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
    when: 'clicking|clicks|grinding|grinds|raid|noise|ruido|backup|backups|respaldo|volume|drives & !internet & !line & !circuit & !failover & server|drive|disk|nas|disco|servidor|raid|database|databases|failed & !mouse & !internet & !line & !circuit & !failover',
    en: `${CALL} Until then use that machine as little as you can: do not restart it again and again, run no repair tools, and copy or delete nothing on it, since every start can cost data. If it is grinding and nobody needs it this minute, say so on the phone: it may have to be shut down once, properly, before anything else. Tell when the last good backup was. ${NO_DETAILS}`,
    es: `${LLAME} Mientras tanto, use ese equipo lo menos posible: no lo reinicie una y otra vez, no borre nada ni corra programas de reparación. Diga de cuándo es el último respaldo bueno. ${SIN_DATOS}`,
  },
  {
    danger: 'fraud',
    when: 'ssn|social|identity|npi|credit|loan|bank|deposits|seguro & tried|trying|opened|applied|impersonating|impersonates|knows|knew|somebody|someone|identity|intentaron & !wired & !sent & !paid & !payroll & !gift',
    en: `Lock that account now: call the bank, and ask for a fraud alert or a credit freeze at the credit bureaus; if it is about a person, IdentityTheft.gov (FTC) gives the steps. Change the passwords of your bank and e-mail from another device and sign out all sessions. ${CALL} Keep the messages and write down names and times. ${NO_DETAILS}`,
    es: `Bloquee esa cuenta ahora: llame al banco y pida una alerta de fraude en las agencias de crédito. Cambie las contraseñas del banco y del correo desde otro equipo. ${LLAME} Guarde los mensajes. ${SIN_DATOS}`,
  },
  {
    danger: 'wrong-recipient',
    when: 'public|google|dropbox|drive|link|shared|sheet|spreadsheet|folder|searchable|publica|enlace & anyone|public|internet|search|searchable|everybody|everyone|found|cualquiera',
    en: `Switch that sharing off now, so that nobody else can open it, and delete nothing: keep a copy, the link and the list of who opened it, with the time. If search engines show it, ask them to remove the result. Call ${phone.display}, at any hour, and tell your privacy officer: ${PRIVACY}. ${NO_DETAILS}`,
    es: `Quite ahora ese acceso público y no borre nada: guarde una copia, el enlace y la lista de quién lo abrió. Llame al ${phone.display}, a cualquier hora, y avise a la persona encargada de privacidad: ${PRIVACIDAD}. ${SIN_DATOS}`,
  },
  {
    danger: 'account',
    when: 'facebook|instagram|tiktok|yelp|listing|profile & posts|sells|selling|ads|hacked|took|changed|admin|posting|post & !computer',
    en: `Recover it at the platform now, with its form for hacked accounts, from a device that you trust; ask other administrators of the page to remove what they do not know and to take the posts down. ${CALL} Change the password of the mailbox it is tied to as well, turn on the second step, and tell patients elsewhere not to click. ${NO_DETAILS}`,
    es: `Recupérela ahora en la plataforma, con su formulario de cuentas robadas, desde un equipo de confianza. ${LLAME} Cambie también la contraseña del correo ligado a esa cuenta y avise a los pacientes. ${SIN_DATOS}`,
  },
  {
    danger: 'account',
    when: 'prescribe|prescribing|prescriptions|prescription|epcs|rx|erx|scripts|oxycodone|recetas & never|not|nobody|someone|somebody|misused|stolen|token|wrote|under|name|nadie',
    en: `Have your e-prescribing vendor suspend that credential now, and call the pharmacies: the prescriptions are not yours. Then report it to the DEA and your state board, as they require. ${CALL} Change the passwords from another device and keep the list of what was sent, with times. ${NO_DETAILS}`,
    es: `Pida ahora a su proveedor de recetas electrónicas que suspenda esa credencial y avise a las farmacias. Informe después a la DEA y a la junta estatal. ${LLAME} Cambie las contraseñas desde otro equipo. ${SIN_DATOS}`,
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
    when: 'prescribe|e-prescribe|eprescribe|prescribing|prescriptions|erx|epcs|pharmacy|recetas & morphine|controlled|hospice|oxycodone|fentanyl|narcotic|opioid|morfina',
    en: 'For a controlled drug somebody needs today, let the prescriber call the pharmacist now: the rules know an exception for a technical failure, and your state says which form and note it takes.',
    es: 'Si alguien necesita hoy un medicamento controlado, que el médico llame ahora al farmacéutico: hay una excepción por falla técnica, y su estado dice qué forma exige.',
  },
];
