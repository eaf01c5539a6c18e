import { company } from '#shared/content/company.ts';
import { compilePattern, matchPattern } from '../../understanding/pattern.ts';
import type { Reading } from '../../understanding/reading.ts';
import { CALL, LLAME, NO_DETAILS, SIN_DATOS } from '../urgent-texts.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;

/** For whoever has given a code or password away. */
const GIVEN = {
  en: `Change that password now, from another device, and sign out all sessions; approve no sign-in you did not start. ${CALL} Take no further call from that person and let nobody onto your computer: how much a caller knows proves nothing. If the code belonged to a bank or a card, call the bank at the number on your card first. Write down the number, the time and what was given. No one should be blamed for reporting it. ${NO_DETAILS}`,
  es: `Cambie ahora esa contraseña, desde otro equipo, y cierre todas las sesiones; no apruebe ningún acceso que usted no haya pedido. ${LLAME} No atienda más a esa persona y no deje entrar a nadie a su computadora. Si el código era del banco o de una tarjeta, llame primero al banco. Anote el número, la hora y lo que dio. ${SIN_DATOS}`,
};

/** For whoever has paid on a false invoice or to a false account. */
const SENT = {
  en: `Call your bank now, on a number you already have, and ask its fraud department to recall the payment; have the wire or confirmation number ready. Then call ${phone.display}, at any hour: a mailbox, yours or theirs, may be open to somebody else, so keep the messages, answer nothing and delete nothing. Send nothing more, ask the payee by a number you already have, and report it to the FBI at IC3. ${NO_DETAILS}`,
  es: `Llame ahora a su banco, a un número que ya tenga, y pida al departamento de fraude que recupere el pago; tenga a mano el comprobante. Después llame al ${phone.display}, a cualquier hora: un correo puede estar comprometido; guarde los mensajes, no conteste y no borre nada. No envíe nada más y denúncielo al FBI en IC3. ${SIN_DATOS}`,
};

/** For whoever has sent the data of the staff to somebody who wrote as the boss. */
const STAFF_DATA = {
  en: `${CALL} Ask whoever seemed to write, in person or by a number you already have; if it was not them, the mailbox or its name was misused: answer nothing and delete nothing. Tell the owner and your privacy officer or counsel today, and the people whose data it is, so that they can freeze their credit: IdentityTheft.gov (FTC) has the steps. Report it to the IRS, whose site has steps for a W-2 data loss, your state’s tax agency and the FBI at IC3. ${NO_DETAILS}`,
  es: `${LLAME} Pregunte a quien parecía escribir, en persona o a un número que ya tenga; si no fue esa persona, no conteste ni borre nada. Avise hoy al dueño y a la persona encargada de privacidad, y a los empleados, para que congelen su crédito: IdentityTheft.gov (FTC) da los pasos. Denúncielo al IRS, que tiene pasos para los formularios W-2, y al FBI en IC3. ${SIN_DATOS}`,
};

const GIFT_CARDS = {
  en: `Stop: buy no more cards and send no more codes or photos. Keep the cards and the receipts, and call the issuer of the cards now, at the number on the back: unused money can sometimes be frozen. Ask the person who seemed to write by a number you already have, tell your supervisor, and report it to the FBI at IC3. ${CALL} A mailbox may be compromised: keep the message. ${NO_DETAILS}`,
  es: `Alto: no compre más tarjetas y no dé más códigos ni fotos. Guarde las tarjetas y los recibos y llame ahora al emisor, al número que está atrás: a veces se puede congelar el dinero. Avise a su supervisor. ${LLAME} Guarde el mensaje. ${SIN_DATOS}`,
};

/** For whoever was asked for gift cards and has bought none. */
const NOT_BOUGHT_YET = {
  en: `Buy nothing and answer nothing: a boss who asks for gift cards by e-mail or text is very likely somebody else. Ask the boss in person or by a number you already have, keep the message, and tell the others, since they may get it too. ${CALL} The mailbox it came from may be open to somebody else. If cards were bought after all, keep them and the receipts and call their issuer at once. ${NO_DETAILS}`,
  es: `No compre nada ni conteste: un jefe que pide tarjetas de regalo por correo o mensaje es casi seguro otra persona. Pregúntele en persona o a un número que ya tenga, guarde el mensaje y avise a los demás. ${LLAME} Si ya se compraron, guarde las tarjetas y los recibos y llame enseguida al emisor. ${SIN_DATOS}`,
};

/** Money that is gone is recalled first; one that is not is kept. */
const PAID = compilePattern(
  'we|i|she|he|biller|bookkeeper|manager|accounting|accountant|office|owner|doctor|dr|already|ya ~2 paid|wired|transferred|pagamos|pague|pago|transferimos|deposito',
);

const NOT_PAID = compilePattern(
  "not|haven't|havent|hasn't|hasnt|never|almost|before|about|no|antes ~2 paid|wired|transferred|pay|pagamos|pague|pago",
);

/** Whether somebody says that money was sent, and not that it was not. */
const hasPaid = (reading: Reading): boolean =>
  matchPattern(PAID, reading) !== undefined && matchPattern(NOT_PAID, reading) === undefined;

const BOUGHT = compilePattern('bought|purchased|compro|compramos|compraron');
const NOT_BOUGHT = compilePattern(
  "not|hasn't|hasnt|haven't|havent|didn't|didnt|never|before|no ~2 bought|purchased|compro|compramos",
);
const hasBought = (reading: Reading): boolean =>
  matchPattern(BOUGHT, reading) !== undefined && matchPattern(NOT_BOUGHT, reading) === undefined;

/** Whoever was taken in by a page, and by nobody who called. */
const ON_A_PAGE = compilePattern(
  'typed|entered|put|filled|submitted|escribi|puse|ingrese|escribio|puso ~9 page|site|website|form|link|portal|pagina|sitio|formulario|enlace & !caller & !called & !calling & !phone & !man & !guy & !llamo & !llamada & !telefono',
);

const isTypedOnAPage = (reading: Reading): boolean =>
  matchPattern(ON_A_PAGE, reading) !== undefined;

/** First steps where money, codes or cards are gone or about to go, the most exact first. */
export const casesOfMoney: readonly UrgentCase[] = [
  {
    danger: ['fraud', 'scam', 'lost-device', 'account', 'insider'],
    isWhole: true,
    isPlain: true,
    when: 'reader|terminal|swiper|pos|datafono & skimmer|skimming|tampered|overlay|wiggles|wiggle|piece|glued|taped|peeled|second|loose|circuit & card|cards|credit|debit|checkout|slot|chip|swipe|register|tarjeta|tarjetas & !cable & !cord',
    en: `Stop using that reader now and take payments another way. Leave it as it is: do not touch, unplug or pull on it, and keep people away from it. Call your payment processor, at the number on your statement or contract, and the police, and ask them before anything is moved. Write down when it last looked right and who was near it, and keep the recordings of cameras. ${CALL} ${NO_DETAILS}`,
    es: `Deje de usar ese lector ahora y cobre de otra manera. No lo toque, no lo desconecte ni tire de la pieza, y que nadie se acerque. Llame a su procesador de pagos, al número del estado de cuenta o del contrato, y a la policía, y pregunte antes de mover nada. Anote cuándo se veía bien por última vez y guarde las grabaciones. ${LLAME} ${SIN_DATOS}`,
  },
  {
    danger: ['fraud', 'wrong-recipient', 'clicked', 'account'],
    isWhole: true,
    when: "w2|w2s|w-2|w-2s|w-2's|w2's|ssns|socials|roster & sent|emailed|e-mailed|mailed|forwarded|gave|replied|mande|envie|enviamos|mandamos & ceo|boss|owner|doctor|dr|director|president|hr|e-mail|message|request|fake|spoofed|scam|jefe|correo & !accountant & !cpa & !irs",
    ...STAFF_DATA,
  },
  {
    danger: 'fraud',
    isMeant: hasPaid,
    when: 'bank|account|routing|ach|wire|wired|invoice|vendor|supplier|banco|cuenta|proveedor|factura & !gift & !payroll & !nomina & !direct & !paycheck & !card & !cards',
    ...SENT,
  },
  {
    danger: 'fraud',
    situation: 'not-paid',
    isMeant: (reading) => !hasPaid(reading),
    when: "bank|banks|account|routing|ach|banco|cuenta & new|another|changed|change|update|different|diff|switched|nueva|otra|distinta|cambio|cambiaron & not|nothing|real|haven't|havent|before|wants|today|noon|afternoon|tomorrow|due|should|ok|okay|legit|release|looks|sure|weird|off|fuzzy|todavia|aun|raro|antes & !wired & !already|yesterday ~3 sent & !i|we|she|he|they ~1 sent & !payroll & !paid ~3 already & !released & !transferred & !stolen & !mande & !pagamos & !went & !direct & !employee & !paycheck",
    en: `Do not pay yet, and answer nothing: call the vendor at a number you already have, not one from that message, and ask whether its bank details changed. Then ${phone.display}, at any hour: a mailbox, yours or theirs, may be compromised, so keep the message and its headers and tell your accounting and your supervisor. If something was sent before, call your bank now and ask its fraud department to recall it. ${NO_DETAILS}`,
    es: `No pague todavía ni conteste: llame al proveedor a un número que ya tenga, no al del mensaje, y pregunte si cambió de cuenta. Después llame al ${phone.display}, a cualquier hora: un correo puede estar comprometido; guarde el mensaje y avise a contabilidad. Si ya se envió algo, llame ahora a su banco y pida que detengan el pago. ${SIN_DATOS}`,
  },
  {
    danger: 'scam',
    when: "popup|popups|pop-up|pop|alert|message|ventana|aviso & not|didn't|didnt|never|no ~2 call|called|click|clicked|llame & closed|shut|close|left|restarted|cerre|cerramos & !remote & !gave & !paid & !installed & !typed & !entered & !downloaded & !allowed & !frozen & !stuck",
    en: `You did right: a pop-up that was closed and not called has mostly done nothing. To be sure, have somebody look at that computer before it is used for charts: call ${phone.display}, at any hour. Should it come back, click nothing, unplug the network cable or switch off Wi-Fi, leave it powered on, and call now; the same if something was typed, installed or allowed after all. Tell the others what it looked like. ${NO_DETAILS}`,
    es: `Hizo bien: una ventana que se cerró y a la que nadie llamó casi nunca hizo daño. Para estar seguros, que alguien revise esa computadora: llame al ${phone.display}, a cualquier hora. Si vuelve, no toque nada, desconéctela de la red, déjela encendida y llame ya; lo mismo si algo se escribió o se instaló. ${SIN_DATOS}`,
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
    isMeant: (reading) => !isTypedOnAPage(reading),
    when: 'already|just|ya ~2 read|gave|told|sent|texted|typed|di|dije|lei|dicte & code|codes|password|passcode|pin|numbers|codigo|contrasena|clave & !years',
    en: GIVEN.en,
    es: GIVEN.es,
  },
  {
    danger: ['fraud', 'scam'],
    isPlain: true,
    isMeant: (reading) => !hasBought(reading),
    when: 'e-mail|text|message|texted|emailed|asks|asking|wants|wanting|correo|mensaje ~9 gift|regalo & card|cards|tarjeta|tarjetas & boss|doctor|dr|ceo|owner|manager|director|pastor|jefe|jefa & real|legit|fake|scam|weird|sure|odd|him|her|falso|verdad & !patient & !patients & !birthday & !christmas & !policy & !training',
    ...NOT_BOUGHT_YET,
  },
  {
    danger: ['fraud', 'scam'],
    isMeant: (reading) => !hasBought(reading),
    when: "gift|itunes|regalo ~1 card|cards|tarjeta|tarjetas & not|hasn't|hasnt|haven't|havent|didn't|before|should|fake|legit|real|scam|sure|weird|todavia|debo|falso & !already & !scratched & !gave & !read & !photos ~2 sent",
    ...NOT_BOUGHT_YET,
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
    danger: 'fraud',
    when: 'ssn|social|identity|npi|credit|loan|bank|deposits|seguro & tried|trying|opened|applied|impersonating|impersonates|knows|knew|somebody|someone|identity|intentaron & !wired & !sent & !paid & !payroll & !gift',
    en: `Lock that account now: call the bank, and ask for a fraud alert or a credit freeze at the credit bureaus; if it is about a person, IdentityTheft.gov (FTC) gives the steps. Change the passwords of your bank and e-mail from another device and sign out all sessions. ${CALL} Keep the messages and write down names and times. ${NO_DETAILS}`,
    es: `Bloquee esa cuenta ahora: llame al banco y pida una alerta de fraude en las agencias de crédito. Cambie las contraseñas del banco y del correo desde otro equipo. ${LLAME} Guarde los mensajes. ${SIN_DATOS}`,
  },
  {
    danger: 'clicked',
    isAlso: true,
    when: 'put|puts|typed|entered|gave|filled|used|paid|submitted|puse|puso|escribi|escribio|ingrese|meti|di|pague ~6 card|cards|debit|credit|visa|mastercard|tarjeta|tarjetas & !gift & !regalo & !reader',
    en: 'Where the number of a card or an account was typed, call that bank now too, at the number on the card, and have it blocked.',
    es: 'Si escribió el número de una tarjeta o cuenta, llame ahora también a ese banco, al número que está en la tarjeta, y pida que la bloqueen.',
  },
  {
    danger: 'clicked',
    isAlso: true,
    isInOneClause: true,
    when: 'phone|iphone|android|cell|celular|telefono & profile|app|install|installed|installing|downloaded|perfil|instalo|instalando|descargo & !called & !caller & !llamo',
    en: 'A phone comes off Wi-Fi and cell data as well: tap nothing more on it, reset nothing, and say on the call whether work mail is on it.',
    es: 'Un celular también se desconecta, del Wi-Fi y de los datos: no toque nada más ni lo restablezca, y diga en la llamada si tiene correo del trabajo.',
  },
];
