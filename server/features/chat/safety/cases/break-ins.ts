import { company } from '#shared/content/company.ts';
import { compilePattern, matchPattern } from '../../understanding/pattern.ts';
import { CALL, LLAME, NO_DETAILS, SECURITY, SIN_DATOS } from '../urgent-texts.ts';
import { NOT_ASKED, NOT_OURS, OUR_SITE, SHOWS } from './who-and-what.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;

const WEBSITE = {
  en: `${CALL} Until then log in nowhere on that site and change or restore nothing: what is there now shows how they came in. Change the passwords of the site and of its domain from another device, and tell patients by phone or on your door to use its forms, check-in and payments no more; whoever typed a card there should call their bank. ${NO_DETAILS} ${SECURITY}`,
  es: `${LLAME} Mientras tanto, no entre a ese sitio ni cambie ni restaure nada. Cambie las contraseñas del sitio y del dominio desde otro equipo y avise a los pacientes, por teléfono o en la puerta, que no usen sus formularios ni pagos; quien haya puesto ahí su tarjeta debe llamar a su banco. ${SIN_DATOS}`,
};

const GHOST = {
  en: `Take that computer off the network now: unplug its cable or switch off Wi-Fi or the hotspot, leave it powered on, and touch nothing else on it. If somebody is on the phone with you about it, hang up. ${CALL} From another device change the passwords that were used on it and sign out all sessions. Write down the time and what was opened. ${NO_DETAILS} ${SECURITY}`,
  es: `Desconecte ya esa computadora de la red: quite el cable o apague el Wi-Fi, déjela encendida y no toque nada más. Si alguien está al teléfono con usted por eso, cuelgue. ${LLAME} Cambie desde otro equipo las contraseñas que se usaron en ella y cierre todas las sesiones. Anote la hora y qué se abrió. ${SIN_DATOS}`,
};

const UNPROTECTED = {
  en: `That computer may be infected: take it off the network now, unplug its cable or switch off Wi-Fi, and leave it powered on, without a restart and without deleting anything. Nobody works on it until it was looked at. ${CALL} So many warnings are a finding and no fault of the antivirus: say what they named, since when, and that the protection is off. Nobody should be blamed. ${NO_DETAILS} ${SECURITY}`,
  es: `Esa computadora puede estar infectada: desconéctela ya de la red, quite el cable o apague el Wi-Fi, y déjela encendida, sin reiniciar ni borrar nada. Nadie trabaja en ella hasta que se revise. ${LLAME} Diga qué decían los avisos, desde cuándo, y que la protección está apagada. ${SIN_DATOS}`,
};

export const FORGED_PRESCRIPTIONS = {
  en: `Have your e-prescribing vendor suspend that credential now, and call the pharmacies: the prescriptions are not yours. Then report it to the DEA and your state board, as they require. ${CALL} Change the passwords from another device and keep the list of what was sent, with times. ${NO_DETAILS}`,
  es: `Pida ahora a su proveedor de recetas electrónicas que suspenda esa credencial y avise a las farmacias. Informe después a la DEA y a la junta estatal. ${LLAME} Cambie las contraseñas desde otro equipo. ${SIN_DATOS}`,
};

const PATIENTS_MAILED = {
  en: `${CALL} Warn patients now, on your website, your phone greeting and your door: open no link or attachment, pay nothing, and call the number they know. Keep one of the messages, with its sender and time: it may only be forged, so look in the mailbox for mail and forwarding rules that nobody made. From another device change the passwords of the system that sends your messages and of your mailboxes, and sign out all sessions. ${NO_DETAILS} ${SECURITY}`,
  es: `${LLAME} Avise ya a los pacientes, en su página, en el saludo telefónico y en la puerta: que no abran el enlace ni paguen nada. Guarde uno de los mensajes. Cambie desde otro equipo las contraseñas del sistema que envía los mensajes y cierre todas las sesiones. ${SIN_DATOS}`,
};

/** Somebody who wants such a thing, or asks about it. */
const NOT_AN_AD =
  '!my ~1 doctor|doctors|clinic|clinics|ob|obs|dentist & !i ~1 go & !facebook & !want & !would & !could & !should & !how & !google ~1 ads & !quote & !run & !landing & !patient ~1 portal & !if & !block & !blocked & !filter';
/** A page that a computer was sent to is no website of the clinic's. */
const OURS = compilePattern(
  'our|ours|clinics|clinic|office|practice|my|nuestra|nuestro|front ~2 website|webpage|homepage|site|page|web|pagina|sitio & !popup & !pop ~1 up & !my ~1 computer',
);

/** First steps where somebody else is in a computer, an account, a website or a line, the most exact first. */
export const casesOfBreakIns: readonly UrgentCase[] = [
  {
    danger: ['scam', 'account', 'ransomware', 'clicked', 'outage'],
    isWhole: true,
    when: 'antivirus|protection|defender|threats|flagged & turned|switched|disabled|paused|uninstalled|shut|removed|desactivo|apago ~3 off|it|him|so|to|computer|pc|antivirus|protection & slow|loud|hot|crawls|fan|popped|warnings|alerts|threats|times|strange|weird|lenta|caliente & !can & !should & !called & !caller & !call',
    ...UNPROTECTED,
  },
  {
    danger: ['scam', 'account', 'clicked', 'ransomware'],
    isWhole: true,
    isPlain: true,
    when: 'anydesk|teamviewer|screenconnect|logmein|ultraviewer|splashtop|program|app & install|installed|download|downloaded|put|let|instale & mouse|cursor|moving|opening|opened|clicking|folder|screen|raton & called|call|caller|guy|man|phone|llamo & !can & !should & !bank & !gift',
    ...GHOST,
  },
  {
    danger: ['account', 'scam', 'ransomware', 'clicked'],
    isWhole: true,
    when: 'mouse|cursor|pointer|arrow|prompt|typing|raton|flecha & itself|own|ghost|moving|moves|clicking|solo & !bitcoin & !called & !caller & !call & !anydesk & !kevin & !microsoft & !llamo & !encrypted & !driver & !lag & !cifrados & !dinero & !pay & !money & !man & !guy & !bank',
    ...GHOST,
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
    isInOneClause: true,
    when: `${OUR_SITE} ~5 ${SHOWS} ~8 ${NOT_OURS} & ${NOT_AN_AD}`,
    ...WEBSITE,
  },
  {
    danger: 'account',
    isPlain: true,
    isInOneClause: true,
    when: `put|posted|placed|uploaded|pusieron|puso|subieron ~8 ${NOT_OURS} ~6 our|ours|clinic|clinics|nuestra|nuestro|la ~2 website|webpage|homepage|site|page|pagina|sitio & ${NOT_AN_AD}`,
    ...WEBSITE,
  },
  {
    danger: ['account', 'fraud', 'clicked'],
    isInOneClause: true,
    when: `website|webpage|homepage|site|page|web|pagina|sitio & ${SHOWS}|vende|replaced & !popup & !mailbox & !signed`,
    isMeant: (reading) => matchPattern(OURS, reading) !== undefined,
    ...WEBSITE,
  },
  {
    danger: 'account',
    when: 'patients|patient|people|someone|pacientes ~8 texts|text|texting|messages|e-mail|emailed|mailed|mensajes|correos & payment|link|pay|click|clic|weird|strange|zip|invoice|attachment|card|cards|pago|enlace|factura|tarjeta & !records & !gift',
    ...PATIENTS_MAILED,
  },
  {
    danger: 'account',
    isPlain: true,
    when: `sending|sends|sent|mailing|manda|mandando ~5 emails|e-mails|email|mail|messages|correos ~3 my|our|mi|nuestra|nuestro ~2 address|account|mailbox|name|correo|cuenta & patients|patient|everyone|contacts|pacientes & !newsletter & !campaign & !marketing & !want & !wrong & ${NOT_ASKED}`,
    ...PATIENTS_MAILED,
  },
  {
    danger: 'account',
    isInOneClause: true,
    when: 'phones|phone|calls|number|line|lines|patients|telefono|telefonos|llamadas|numero|linea ~9 forward|forwards|forwarding|forwarded|ported|rerouted|hijacked|diverted|answers|answer|answered|contesta|contestan|desvian|desviadas|desvio & !outlook & !gmail & !e-mail & !admin & !administrator & !i|we ~1 answer',
    en: `Call your phone carrier now, from a cell phone, and have the forwarding removed and the number locked; then call ${phone.display}, at any hour. Warn patients by another way, on your website and by e-mail, to give that number no cards and no details. Change the password of the phone account from another device, and write down when it began. Whoever gave a card should call their bank. ${NO_DETAILS}`,
    es: `Llame ahora a su compañía telefónica, desde un celular, para quitar el desvío y bloquear el número; después llame al ${phone.display}, a cualquier hora. Avise a los pacientes por otro medio que no den tarjetas ni datos en ese número. Cambie la contraseña de la cuenta telefónica. ${SIN_DATOS}`,
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
    ...FORGED_PRESCRIPTIONS,
  },
];
