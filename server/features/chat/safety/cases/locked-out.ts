import { CALL, LLAME, NO_DETAILS, SECURITY, SIN_DATOS } from '../urgent-texts.ts';
import type { UrgentCase } from './urgent-case.ts';

const ASKED_TO_APPROVE = {
  en: `${CALL} Until then deny every one of those requests, and give nobody a code, whoever asks: somebody very likely has the password. If one was approved, they may be in already; nobody should be blamed for that. From another device change that password, sign out all sessions, and look for forwarding rules that you did not make. Write down when the requests came and which was approved. ${NO_DETAILS} ${SECURITY}`,
  es: `${LLAME} Mientras tanto, rechace cada uno de esos avisos y no dé a nadie un código: es muy probable que alguien tenga la contraseña. Si se aprobó uno, quizá ya entraron; no es culpa de nadie. Desde otro equipo cambie esa contraseña, cierre todas las sesiones y busque reglas de reenvío que usted no hizo. Anote a qué hora llegaron y cuál se aprobó. ${SIN_DATOS}`,
};

const LOCKED_OUT = {
  en: `${CALL} Say that somebody with administrator rights locks you out, or threatens to, and by what hour; you may call also if you are not a client yet. Keep every e-mail and message, write down the times, and give out no more passwords. Leave the machines as they are: unplug, restart and reset nothing. See patients by your downtime procedure, on paper. Call the registrar of your domain and the vendors of your e-mail and EHR yourselves, and say who may make changes from now on. What is owed, and whether to pay, is a question for your lawyer. ${NO_DETAILS}`,
  es: `${LLAME} Diga que alguien con permisos de administrador les cierra el acceso, o amenaza con hacerlo, y a qué hora; llame también si aún no es cliente. Guarde cada correo y mensaje, anote las horas y no dé más contraseñas. Deje los equipos como están: no desconecte ni reinicie nada. Atienda en papel, según su procedimiento. Llame usted al registrador de su dominio y a los proveedores del correo y del expediente, y diga quién puede hacer cambios. Lo que se debe, y si se paga, es pregunta para su abogado. ${SIN_DATOS}`,
};

const PROMPTS =
  'approve|approves|approval|approvals|prompt|prompts|push|authenticator|duo|okta|mfa|2fa|sign-in|login|request|requests|code|codes|aprobar|apruebe|aprobacion|aceptar|autenticador|codigo|codigos';
/** Whoever typed, read or clicked something besides is told of that. */
const NO_PAGE =
  '!typed & !entered & !link & !called & !caller & !calling & !clicked & !page & !gave & !website & !bank & !gift & !card & !llamo & !escribi & !texted & !somebody|someone|guy|man|woman|lady|person ~3 phone|line';

const IT_PEOPLE =
  'msp|sysadmin|admin|administrator|contractor|vendor|provider|webmaster|informatico|informatica|sistemas|proveedor|empresa|computadoras|=it|computer|computers|tech|network ~2 guy|man|person|fellow|fella|company|firm|people|provider|vendor|contractor|admin|anterior|old|de';
const IT_ALONE =
  'msp|sysadmin|webmaster|informatico|vendor|contractor|ex-it|sistemas|informatica|provider';
const SHUTS =
  'lock|locks|locked|locking|kicked|kicking|shut|shuts|shutting|cut|cuts|cutting|turn|turns|turned|turning|pull|pulls|pulled|disable|disabled|hostage|holding|hold|wipe|wipes|delete|deletes|deleting|take|dead|changed|bloqueo|bloqueado|apagar|apagarnos|cambio|cerrar|afuera|quito';
const OVER =
  'invoice|pay|pays|paid|paying|bill|owe|owes|fired|dropped|dismissed|contract|dispute|disputed|argument|notice|settle|threatens|threatened|threatening|threat|unless|terms|mad|factura|pago|pagar|pagamos|amenaza|corrimos|deuda';

const PAYMENT =
  'pay|pays|paid|invoice|bill|owe|owes|money|check|fee|factura|pago|pagamos|dinero|deuda';

/** Accounts that somebody is about to enter, or to close before their owners, the most exact first. */
export const casesOfTheLockedOut: readonly UrgentCase[] = [
  ...[
    'keep|keeps|kept|again|times|every|nonstop|dozens|flood|flooded|bombarded|spam|spamming|buzzing|popping|pops|night|minute|quit|stop|veces|siguen|sigue|deja|llegan|cada|noche',
    'approved|accepted|approve|accept|tapped|hit|pressed|aprobe|acepte|di ~5 prompt|prompts|request|requests|push|notification|yes|approve|accept|aceptar|aviso|avisos',
  ].map((again): UrgentCase => ({
    danger: ['account', 'clicked', 'scam'],
    isWhole: true,
    when: `${PROMPTS} & ${again} & ${NO_PAGE}`,
    ...ASKED_TO_APPROVE,
  })),
  ...[IT_PEOPLE, IT_ALONE].map((who): UrgentCase => ({
    danger: ['insider', 'account', 'ransomware', 'outage'],
    isWhole: true,
    when: `${who} & ${SHUTS} & ${OVER} & us|our|ours|we|everything|everyone|nos|nuestro|nuestra|todo & !bank & !banks & !banco & !encrypted & !bitcoin & !gun & !kill & !slap & !hits & !punched & !wired & !clicked & !link & !caller`,
    ...LOCKED_OUT,
  })),
  ...[IT_PEOPLE, IT_ALONE].flatMap((who) =>
    [
      `${PAYMENT} & or|unless|until|si|o ~6 dark|off|shut|shuts|down|lock|locks|delete|deletes|wipe|wipes|offline|unplug|apaga|apagan|bloquea & says|said|threatens|threatened|emailed|e-mailed|texted|wrote|gave|dice|amenaza|escribio`,
      `${PAYMENT} & changed|locked|kicked|shut|hostage|cut|cambio|bloqueo & nobody|none|all|everyone|us|we|nadie|nos|todos ~4 get|log|locked|in|out|entrar|afuera|fuera`,
    ].map((what): UrgentCase => ({
      danger: 'insider',
      isPlain: true,
      isWhole: true,
      isInOneClause: true,
      when: `${who} & ${what} & !how & !can|could ~1 you|we|i|they & !should & !normal & !planned & !scheduled & !rush & !fax & !office ~1 door`,
      ...LOCKED_OUT,
    })),
  ),
];
