import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import type { Danger } from './danger.ts';

const { phone, claims } = company;
export const CALL = `${chatTexts.callNow.en}; a person answers ${claims.supportHours}.`;
export const LLAME = `${chatTexts.callNow.es}; contesta una persona a cualquier hora, todos los días.`;
export const NO_DETAILS = 'Please put no passwords or patient details in this chat.';
export const SIN_DATOS = 'Por favor, no escriba contraseñas ni datos de pacientes en este chat.';
const I_AM =
  'I am an automated assistant of an IT company: I cannot send help or give medical advice.';
const SOY =
  'Soy el asistente automático de una empresa de informática: no puedo enviar ayuda ni dar consejos médicos.';
export const NOT_SENDING = {
  en: 'I am an automated assistant of an IT company and cannot send help.',
  es: 'Soy el asistente automático de una empresa de informática y no puedo enviar ayuda.',
};
export const SECURITY = 'Read more: [Security Services](/services/security-services).';

/** The first steps of each danger, in English and Spanish; the call comes first or right after them. */
export const urgentTexts: Readonly<Record<Danger, { readonly en: string; readonly es: string }>> = {
  'self-harm': {
    en: 'I am sorry that it is this hard right now. Please talk to someone: call or text 988, the Suicide & Crisis Lifeline, at any hour. If you or someone else is in immediate danger, call 911 now. If you can, tell somebody near you, an adult you trust, and put distance between you and what could hurt you. I am an automated assistant, and you deserve a person.',
    es: 'Siento mucho que sea tan difícil en este momento. Por favor, hable con alguien: llame o envíe un mensaje de texto al 988, la línea de prevención del suicidio, a cualquier hora; hay atención en español (opción 2). Si hay peligro inmediato, llame al 911. Soy un asistente automático y usted merece una persona.',
  },
  medical: {
    en: `This sounds like an emergency: call 911 now, and do what the dispatcher says until help arrives. ${I_AM}`,
    es: `Esto parece una emergencia: llame al 911 ahora mismo y siga lo que le indiquen hasta que llegue la ayuda. ${SOY}`,
  },
  violence: {
    en: 'Call 911 now, and say who is in danger and where. If the danger is near you, get to a safe place, or lock the door and stay hidden and quiet; if you cannot speak, text 911 where that works, or stay on the line. Confront nobody. I am an automated assistant of an IT company and cannot send help.',
    es: 'Llame al 911 ahora mismo y diga quién corre peligro y dónde. Si el peligro está cerca, póngase a salvo, o cierre con llave y quédese en silencio; si no puede hablar, mande un texto al 911 donde funcione. No enfrente a nadie. Soy el asistente automático de una empresa de informática y no puedo enviar ayuda.',
  },
  fire: {
    en: `Get everyone out of the building and call 911 now. Do not go back in to save equipment or data. Once everybody is safe, call our line at ${phone.display}, at any hour, and we help from there.`,
    es: `Salgan todos del edificio y llamen al 911 ahora mismo. No vuelvan a entrar por los equipos. Cuando todos estén a salvo, llame a nuestra línea, ${phone.display}, a cualquier hora.`,
  },
  water: {
    en: `Keep everyone away from wet equipment and outlets; do not touch it. If someone is in danger or you see smoke, leave and call 911. Then call ${phone.display}, at any hour: we help to save what can be saved and to keep you working.`,
    es: `Aléjense de los equipos y enchufes mojados y no los toquen. Si alguien corre peligro, salgan y llamen al 911. Después llame al ${phone.display}, a cualquier hora.`,
  },
  ransomware: {
    en: `This may be ransomware. Disconnect the affected computers now: unplug the network cable or switch off Wi-Fi. Leave them powered on, do not restart, do not delete anything and do not pay. ${CALL} Do not wait for the morning or the owner. Work on paper meanwhile, and tell your privacy officer and your cyber insurer: whether it has to be reported is decided with them and your counsel. ${NO_DETAILS} ${SECURITY}`,
    es: `Puede ser ransomware. Desconecte ya las computadoras afectadas: quite el cable de red o apague el Wi-Fi. Déjelas encendidas, no las reinicie, no borre nada y no pague. ${LLAME} No espere a mañana. Avise a la persona encargada de privacidad: si hay que notificarlo se decide con ella y con su abogado. ${SIN_DATOS}`,
  },
  account: {
    en: `${CALL} Until then: unplug the network cable or switch off Wi-Fi on that computer, leave it powered on, and do not delete anything. If an account is involved, change its password from another device and sign out all sessions. ${NO_DETAILS} ${SECURITY}`,
    es: `${LLAME} Mientras tanto: quite el cable de red o apague el Wi-Fi de esa computadora, déjela encendida y no borre nada. Si se trata de una cuenta, cambie la contraseña desde otro equipo y cierre todas las sesiones. ${SIN_DATOS}`,
  },
  fraud: {
    en: `If money was sent, call your bank now, on the number of your card or statement, ask its fraud department to recall the payment, have the wire or confirmation number ready and keep it, and report it to the FBI at IC3. Send nothing more, and confirm any change of bank details by calling a number you already have. Then call ${phone.display}, 24/7/365: a mailbox may be compromised, so keep the messages and change its password from another device. ${NO_DETAILS}`,
    es: `Si ya se envió dinero, llame ahora a su banco, al número de su tarjeta o estado de cuenta, y pida al departamento de fraude que detenga el pago, guarde el comprobante y denúncielo al FBI en IC3. No envíe nada más y confirme cualquier cambio de cuenta llamando a un número que ya tenga. Después llame al ${phone.display}, a cualquier hora: un correo puede estar comprometido. ${SIN_DATOS}`,
  },
  scam: {
    en: `This is very likely a scam. Hang up, do not call the number on the screen, and give no codes, passwords or payments. Disconnect that computer: unplug the network cable or switch off Wi-Fi, and leave it powered on. ${CALL} If a code, password or bank detail was given, change the password from another device and call your bank. ${SECURITY}`,
    es: `Es muy probable que sea una estafa. Cuelgue, no llame al número de la pantalla y no dé códigos, contraseñas ni pagos. Desconecte esa computadora: quite el cable de red o apague el Wi-Fi y déjela encendida. ${LLAME} Si ya dio un código o una contraseña, cámbiela desde otro equipo y avise a su banco.`,
  },
  clicked: {
    en: `${CALL} Until then: take that computer off the network: unplug its cable or switch off Wi-Fi, leave it powered on, and do not close or delete anything. If a password or code was typed, change the password from another device and sign out all sessions. Write down the time and what was typed. No one should be blamed for reporting it. Whether it is a breach to report is decided with your privacy officer and counsel. ${NO_DETAILS} ${SECURITY}`,
    es: `${LLAME} Mientras tanto: desconecte esa computadora de la red, quite el cable o apague el Wi-Fi, déjela encendida y no borre nada. Si escribió una contraseña o dio un código, cambie la contraseña desde otro equipo y cierre todas las sesiones. ${SIN_DATOS}`,
  },
  'lost-device': {
    en: `Call ${phone.display} now, at any hour: a device with access to patient data has to be locked out of its accounts quickly, its passwords changed, and the loss may have to be reported. Have ready what was on it, whether it was encrypted, and when it was last seen. Tell your privacy officer, and the police if it was stolen. ${NO_DETAILS} ${SECURITY}`,
    es: `Llame ahora al ${phone.display}, a cualquier hora: hay que bloquear pronto el acceso de ese equipo a sus cuentas y cambiar las contraseñas, y puede que haya que notificar la pérdida. Tenga a mano qué contenía, si estaba cifrado y cuándo se vio por última vez. Si fue un robo, avise también a la policía. ${SIN_DATOS}`,
  },
  'wrong-recipient': {
    en: `Call ${phone.display} now, at any hour. Until then: ask the recipient not to read, copy or forward it and to delete or return it, stop or recall the message if you can, and delete nothing yourself. Write down what was sent, to whom and when, and tell your privacy officer: whether it is a reportable breach has to be assessed. ${NO_DETAILS} ${SECURITY}`,
    es: `Llame ahora al ${phone.display}, a cualquier hora. Mientras tanto: pida al destinatario que no lo lea ni lo reenvíe y que lo borre o lo devuelva, y no borre usted nada. Anote qué se envió, a quién y cuándo, y avise a la persona encargada de privacidad: hay que evaluar si debe notificarse. ${SIN_DATOS}`,
  },
  insider: {
    en: `${CALL} Every account of that person has to be disabled and every open session signed out at once: e-mail, remote access, EHR and the separate portals; your EHR vendor can end a session too. Disable rather than delete, and keep the logs. Change passwords and codes that were shared. ${NO_DETAILS} ${SECURITY}`,
    es: `${LLAME} Hay que desactivar ya todas las cuentas de esa persona y cerrar todas sus sesiones: correo, acceso remoto, expediente y portales. Desactive sin borrar, conserve los registros y cambie las contraseñas compartidas. ${SIN_DATOS}`,
  },
  outage: {
    en: `Please call ${phone.display} now, from a cell phone if your lines are down: a person answers ${claims.supportHours}, and urgent patient-care problems go to the front of the line. Meanwhile go to your downtime procedure: see patients on paper and note what has to go into the chart later. A page for that is described in [EHR downtime: a plan on one page](/blog/ehr-downtime-plan-on-one-page). Read more: [Helpdesk Support](/services/helpdesk-support).`,
    es: `Llame ahora al ${phone.display}: contesta una persona a cualquier hora, y los problemas urgentes con pacientes van primero. Mientras tanto, trabajen en papel y anoten lo que después debe ir al expediente. Más información: [Helpdesk Support](/services/helpdesk-support).`,
  },
};
