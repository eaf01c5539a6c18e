import { company } from '#shared/content/company.ts';
import { NO_DETAILS, SIN_DATOS, urgentTexts } from '../urgent-texts.ts';
import { NOT_ASKED, OF_ANOTHER, RESULTS } from './who-and-what.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone, emails } = company;

const PRIVACY = 'whether it has to be reported is decided with them and your counsel';

const PRIVACIDAD = 'si hay que notificarlo se decide con ellos y con su abogado';

const OF_OTHERS = {
  en: `Stop using those records for care now and have nobody act on them: go back to the source, the lab or the sender, and have each value read out with name and date of birth. Call ${phone.display} now, at any hour, and your EHR vendor, so that the feed is stopped before more is filed wrongly. Tell the physicians whose patients are touched. Unmerge, correct and delete nothing yourselves; write down what you saw and when, and tell your privacy officer. ${NO_DETAILS}`,
  es: `No use esos datos para atender a nadie: confirme cada resultado con el laboratorio, con nombre y fecha de nacimiento. Llame ahora al ${phone.display}, a cualquier hora, y al proveedor de su expediente, para detener el envío. Avise a los médicos y a la persona encargada de privacidad, y no corrija ni borre nada. ${SIN_DATOS}`,
};

/** What was sent, given or shown to the wrong one is another matter. */
const NOT_SENT =
  '!sent & !mailed & !faxed & !emailed & !printed & !gave & !handed & !texted & !portal & !how & !map & !envelope & !mande & !mandamos & !mandaron & !envie & !enviamos & !log & !mine & !my ~1 results';

/** What was sent to our own mailbox is deleted when we are told of it. */
const SENT_TO_US = {
  en: `Call ${phone.display}, at any hour, or write to ${emails.support.address}: say which message it was, without repeating what it shows, and we delete it. Tell your privacy officer too, write down when it was sent, and send it to nobody else. Next time leave patient details out of e-mails; what has to be seen, we look at with you in a remote session. ${NO_DETAILS}`,
  es: `Llame al ${phone.display}, a cualquier hora, o escriba a ${emails.support.address}: diga qué mensaje fue, sin repetir los datos, y lo borramos. Avise también a la persona encargada de privacidad y anote cuándo se envió. La próxima vez, deje los datos de pacientes fuera del correo. ${SIN_DATOS}`,
};

const WRONG_PLACE = [
  'wrong ~2 number|fax|person|patient|address|place|one',
  'turns|turned ~1 out',
  'stranger|equivocado|equivocada',
];

const MAILED = 'sent|emailed|e-mailed|mailed|forwarded|attached|texted';
const MANDADO = 'mando|mande|mandamos|envio|envie|enviamos';
const casesOfOurMail: readonly UrgentCase[] = [
  `${MAILED} ~6 your ~2 support|helpdesk|desk|line|inbox|mailbox|ticket`,
  `${MAILED} ~1 you`,
  `${MANDADO} ~3 su ~1 soporte|correo`,
  `les ~2 ${MANDADO}`,
].map((words) => ({
  danger: 'wrong-recipient',
  isWhole: true,
  isInOneClause: true,
  when: `${words} & !wrong & !stranger & !another & !hacked & !ransom & !equivocado`,
  ...SENT_TO_US,
}));

const THINGS =
  'copier|copiers|scanner|fax|server|servers|computer|computers|laptops|desktops|drive|drives|disk|disks|pcs|cart|copiadora|computadoras|servidor|discos';
const WIPED = 'wiped|wipe|unwiped|erased|erase|borro|borrar|borraron';
const LEFT_US =
  'took|takes|taking|wheeled|hauled|drove|loaded|loading|left|gone|sold|donated|gave|swapped|returned|picked|llevaron|regalaron|vendieron';

/** What was thrown out, given away or taken back with its disks as they were. */
const LEFT_UNWIPED = {
  en: `Stop it while it can still be reached: ask the driver, the leasing company or whoever has it to set it aside unopened, switched off, and to hand it to nobody. Call ${phone.display} now, at any hour: what was open on it can be signed out and locked. Write down the make, the serial number, who took it and when, and what was kept on it. Ask to have it back, or for a wipe that is confirmed in writing. Tell your privacy officer today: ${PRIVACY}. ${NO_DETAILS}`,
  es: `Deténgalo mientras se pueda: pida a quien lo tiene que lo aparte apagado, sin abrirlo, y que no se lo entregue a nadie. Llame ahora al ${phone.display}, a cualquier hora: lo que estaba abierto se puede cerrar y bloquear. Anote la marca, el número de serie, quién se lo llevó y cuándo, y qué guardaba. Pida que lo devuelvan o un borrado confirmado por escrito. Avise hoy a la persona encargada de privacidad: ${PRIVACIDAD}. ${SIN_DATOS}`,
};

const OUR_CAMERAS = 'camera|cameras|cam|cams|webcam|camara|camaras';
const SEEN_BY_ALL = 'internet|online|web|website|site|page|public|pagina|linea';
const CAMERAS_IN_THE_OPEN = {
  en: `Take those cameras off the network now: pull the network cable of the recorder, or the plug of the cameras where you find no cable, and cover the lenses in rooms where people undress. Then call ${phone.display}, at any hour. Keep the address of that page and the time, copy and pass on no pictures, and tell your privacy officer: ${PRIVACY}. Where children are seen, or somebody makes threats with it, call the police too. ${NO_DETAILS}`,
  es: `Desconecte ahora esas cámaras de la red: quite el cable de red del grabador, o la corriente de las cámaras, y tape los lentes donde la gente se desviste. Después llame al ${phone.display}, a cualquier hora. Guarde la dirección de esa página y la hora, no copie ni reenvíe imágenes y avise a la persona encargada de privacidad: ${PRIVACIDAD}. Si se ven niños o alguien amenaza con ello, llame también a la policía. ${SIN_DATOS}`,
};

/** First steps where records are wrong, seen by others, copied or stolen, the most exact first. */
export const casesOfRecords: readonly UrgentCase[] = [
  ...casesOfOurMail,
  {
    danger: ['outage', 'wrong-recipient', 'account'],
    isWhole: true,
    isPlain: true,
    isInOneClause: true,
    when: `wrong|swapped|mixed|=crossed|switched|cambiados|mezclados|revueltos|equivocado ~2 name|names|patient|patients|chart|charts|nombre|nombres|paciente|pacientes & lab|labs|results|merged|medications|allergies|upgrade|interface|migration|resultados|actualizacion & ${NOT_SENT} & ${NOT_ASKED} & !doctors ~1 name`,
    ...OF_OTHERS,
  },
  {
    danger: ['outage', 'wrong-recipient', 'account'],
    isWhole: true,
    isInOneClause: true,
    when: `${RESULTS}|lab|a1c|merged|medications|allergies|upgrade|interface|migration|actualizacion & ${OF_ANOTHER}|belongs|pertenece & ${NOT_SENT}`,
    ...OF_OTHERS,
  },
  {
    danger: ['lost-device', 'violence'],
    isWhole: true,
    when: 'car|truck|van|trunk|carro|camioneta & broke|broken|smashed|busted|shattered|rompieron ~4 car|truck|van|trunk|window|into|carro|camioneta & laptop|tablet|ipad|drive|bag|backpack|briefcase|portatil|mochila & !gun & !knife & !hurt & !follows & !following & !he & !she & !here & !outside',
    en: `Call ${phone.display} now, at any hour, and do not wait for the next working day: the accounts that were open on it are signed out and locked, and the device is blocked or wiped where that can be done. Tell your manager and your privacy officer at once: ${PRIVACY}. Report it to the police and keep the number of the report. Write down what was in the bag, whether it was encrypted or signed in by itself, and when you last saw it. It was done to you, and early is what helps. ${NO_DETAILS}`,
    es: `Llame ahora al ${phone.display}, a cualquier hora, sin esperar al día siguiente: se cierran las sesiones y se bloquean las cuentas y, si se puede, el equipo. Avise ya a su jefe y a la persona encargada de privacidad: ${PRIVACIDAD}. Denúncielo a la policía y guarde el número. Anote qué había en la bolsa, si estaba cifrado o entraba solo, y cuándo lo vio por última vez. ${SIN_DATOS}`,
  },
  ...WRONG_PLACE.map((place): UrgentCase => ({
    danger: 'wrong-recipient',
    isPlain: true,
    when: `faxed|emailed|e-mailed|mailed|texted|sent|mande|mandamos|envie & record|records|chart|charts|pages|results|labs|statement|statements|expediente|expedientes|resultados & ${place} & ${NOT_ASKED} & !never & !by ~1 you & !sender & !got|received ~4 faxed`,
    ...urgentTexts['wrong-recipient'],
  })),
  ...[false, true].map((isPlain): UrgentCase => ({
    danger: ['wrong-recipient', 'account'],
    ...(isPlain && { isPlain }),
    when: isPlain
      ? `${OUR_CAMERAS} & ${SEEN_BY_ALL} & anybody|anyone|everyone|strangers|cualquiera|todos & ${NOT_ASKED} & !account & !install & !buy & !no`
      : `${OUR_CAMERAS} & ${SEEN_BY_ALL}|link|live|stream|streaming|vivo|liga & !account & !install & !buy`,
    ...CAMERAS_IN_THE_OPEN,
  })),
  {
    danger: 'lost-device',
    when: `${THINGS} & ${WIPED}|sold|donated|recycler|leasing|movers|truck|school|church|marketplace|camioneta|regalaron & !stolen & !stole & !robbed & !robaron`,
    ...LEFT_UNWIPED,
  },
  ...[`${LEFT_US} ~9 ${THINGS}`, `${THINGS} ~9 ${LEFT_US}`].map((words): UrgentCase => ({
    danger: 'lost-device',
    isPlain: true,
    when: `${words} ~9 ${WIPED} & ${NOT_ASKED} & !how & !will & !next & !going & !before & !years & !ago`,
    ...LEFT_UNWIPED,
  })),
  {
    danger: 'wrong-recipient',
    when: 'i|im|am|soy ~3 patient|paciente & portal|app|log|login|screen|entro & !my ~2 patients',
    en: `Please sign out, and do not look further, copy or photograph it. Then tell the clinic: call it and ask for its privacy officer, and say when it happened and what the screen showed, without repeating anybody’s details here. You did right to say it. If the clinic does not react, its records and yours can be asked about at the Office for Civil Rights of HHS. We are at most the clinic’s IT company and see no records from this chat; our line is ${phone.display}.`,
    es: `Por favor, cierre la sesión y no mire, copie ni fotografíe más. Llame a la clínica, pida hablar con la persona encargada de privacidad y diga cuándo pasó y qué mostraba la pantalla, sin repetir aquí datos de nadie. Hace bien en avisar. Nosotros somos, cuando mucho, la empresa de informática de la clínica; nuestra línea es ${phone.display}.`,
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
    danger: 'wrong-recipient',
    when: 'public|google|dropbox|drive|link|shared|sheet|spreadsheet|folder|searchable|publica|enlace & anyone|public|internet|search|searchable|everybody|everyone|found|cualquiera',
    en: `Switch that sharing off now, so that nobody else can open it, and delete nothing: keep a copy, the link and the list of who opened it, with the time. If search engines show it, ask them to remove the result. Call ${phone.display}, at any hour, and tell your privacy officer: ${PRIVACY}. ${NO_DETAILS}`,
    es: `Quite ahora ese acceso público y no borre nada: guarde una copia, el enlace y la lista de quién lo abrió. Llame al ${phone.display}, a cualquier hora, y avise a la persona encargada de privacidad: ${PRIVACIDAD}. ${SIN_DATOS}`,
  },
];
