import { company } from '#shared/content/company.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;
const YOUNG =
  'kid|kids|child|children|toddler|baby|boy|girl|preschooler|teen|nino|nina|ninos|bebe|hijo|hija';
const IN_CARE =
  'resident|residents|dementia|alzheimers|memory|grandpa|grandma|patient|patients|residente|abuelo|abuela';

const CLOSE =
  'husband|wife|dad|mom|father|mother|sister|brother|son|daughter|grandpa|grandma|hermana|hermano|esposo|esposa';
/** Whoever says so is in danger themselves. */
const NO_THREAT =
  '!knife & !gun & !weapon & !threatens & !threatening & !hits & !beats & !scared & !kill';
const MISSING = {
  en: `Call 911 now; you do not have to wait a day. Say the name, age, clothing, illness, car, and where and when the person was last seen. Meanwhile search every room, closet, stairwell, yard and car, send two people along the nearest road and water, and stay reachable. Tell the administrator and the family. A door alarm or camera that failed can wait: ${phone.display}, at any hour. I am an automated assistant and cannot send help.`,
  es: `Llame al 911 ahora; no hay que esperar un día. Diga nombre, edad, ropa, enfermedad y dónde y cuándo se le vio por última vez. Mientras tanto busquen en cada cuarto, baño, escalera, patio y auto, y avise a la administración y a la familia. La alarma o la cámara puede esperar: ${phone.display}. Soy un asistente automático y no puedo enviar ayuda.`,
};

const ABUSED_CHILD = {
  en: `If the child is in danger now, or whoever did it can come near, call 911. Believe the child, keep them away from that person, ask no more than they tell by themselves, and call Childhelp, 1-800-422-4453, at any hour, or the child protective services of your state; a doctor or an emergency room can see the child today. None of this is your or their fault. I am an automated assistant and cannot report it for you. Please put no more about the child in this chat.`,
  es: `Si el niño o la niña corre peligro ahora, o esa persona puede acercarse, llame al 911. Créale, no deje que esa persona se acerque, no le haga más preguntas y llame a Childhelp, 1-800-422-4453, a cualquier hora, o a los servicios de protección de menores de su estado; un médico o una sala de urgencias puede verle hoy. Soy un asistente automático y no puedo denunciarlo por usted.`,
};

const BOMB = {
  en: `Take it as real until the police say otherwise: call 911 now, get everyone out, from another room if you found something, and do what the police say. Touch and move nothing you do not know, and keep people away from it. Pay nothing and answer nothing; keep the message and the exact words: who sent it is for the police to trace. Once people are safe, ${phone.display} looks at the mail, at any hour.`,
  es: `Tómelo en serio hasta que la policía diga otra cosa: llame al 911 ahora, que salgan todos y hagan lo que diga la policía. No toque ni mueva nada que no conozca. No pague ni conteste; guarde el mensaje y las palabras exactas. Cuando todos estén a salvo, ${phone.display} revisa el correo.`,
};

/** Where "lock the door and hide" would be the wrong first step: somebody is missing, alone, hurt, or a bomb is told of. */
export const casesOfTheMissingAndAbused: readonly UrgentCase[] = [
  {
    danger: ['violence', 'self-harm', 'medical'],
    isWhole: true,
    when: `touched|touches|touching|molested|molests|molesting|abused|abuses|abusing|raped|fondled|toco|tocaron|abuso|violo ~6 ${YOUNG}|sister|brother|niece|nephew|cousin|daughter|son|hermana|hermanita|hermanito|sobrina|sobrino & !laptop & !tablet & !computer & !phone & !chart & !records`,
    situation: 'afar',
    ...ABUSED_CHILD,
  },
  {
    danger: ['violence', 'self-harm', 'medical'],
    isWhole: true,
    isPlain: true,
    when: `five|six|seven|eight|nine|ten|four|${YOUNG}|littles|pupil|student & told|tells|says|said|drew|showed & what ~3 uncle|stepdad|stepfather|coach|babysitter|dad|father|brother|grandpa|cousin|neighbor ~2 does|did & night|bed|bath|her|him|secret & !schedule & !computer`,
    situation: 'afar',
    ...ABUSED_CHILD,
  },
  {
    danger: ['violence', 'ransomware', 'fraud', 'scam', 'outage'],
    isWhole: true,
    isPlain: true,
    when: 'bomb|explosives|explosive|detonate|ticking|bomba|explosivo & building|clinic|clinica|office|lobby|caller|called|threat|letter|noon|backpack|basement|edificio|correo & !growth & !logic & !fork & !plan & !policy & !drill',
    ...BOMB,
  },
  {
    danger: ['violence', 'ransomware', 'fraud', 'scam'],
    isWhole: true,
    isPlain: true,
    when: 'device|bomb|artefacto ~2 in ~3 building|clinic|office|basement|closet|edificio|clinica & goes|go|explota ~2 off|at|up|noon & fax|note|letter|caller|called|email|e-mail|voicemail|message|nota|carta & !drill & !policy',
    ...BOMB,
  },
  {
    danger: ['violence', 'ransomware', 'fraud', 'scam', 'account', 'clicked'],
    isWhole: true,
    isPlain: true,
    when: 'phoned|rang|called|caller|phone|call|note|llamo|hablaron|llamaron & something|thing|package|box|device|backpack|algo|paquete|aparato & off|explode|blow|explotar|explota & building|clinic|office|ceiling|desk|basement|edificio|clinica & put|left|planted|hid|says|said|dejo|dejaron|puso|pusieron|dijo|dijeron & !alarm & !siren & !drill & !buzzer & !screen & !server & !printer & !battery & !popup & !beep',
    ...BOMB,
  },
  {
    danger: ['violence', 'ransomware', 'fraud', 'scam'],
    isWhole: true,
    when: 'device|thing|it|building|powder|package|backpack ~6 goes|go|going|blow|blows|explode|white|ticking ~1 off|up|powder & noon|unless|pay|mail|e-mail|email|letter|caller|said & building|clinic|stairs|desk|basement & !alarm & !siren',
    ...BOMB,
  },
  {
    danger: ['medical', 'violence'],
    isWhole: true,
    when: `${IN_CARE}|${YOUNG}|${CLOSE} & wandered|eloped|elopement & off|away|out|from & ${NO_THREAT} & !found & !breathing & !unconscious & !collapsed & !responding & !bleeding`,
    ...MISSING,
  },
  {
    danger: ['violence', 'outage'],
    isWhole: true,
    when: `${IN_CARE}|${YOUNG}|${CLOSE} & wandered|vanished|disappeared|elopement|eloped|desaparecio & ${NO_THREAT} & !file & !files & !record & !records & !chart & !charts & !forms & !data & !results`,
    ...MISSING,
  },
  {
    danger: ['violence', 'medical', 'outage'],
    isWhole: true,
    isPlain: true,
    when: `${IN_CARE} & walked|went|slipped|got|gone|salio ~2 out|off|away|side|missing|front & looked|looking|search|searched|coat|minutes|degrees|nowhere|find|buscamos|busque & ${NO_THREAT} & !chart & !records & !portal & !appointment & !breathing`,
    ...MISSING,
  },
  {
    danger: ['violence', 'medical', 'self-harm', 'outage'],
    isWhole: true,
    isPlain: true,
    when: `${IN_CARE}|${CLOSE} & walked|went|slipped|got|gone|wandered|left|salio ~2 out|off|away|nursing|home|place & coat|freezing|snow|snowing|slippers|barefoot|pajamas|degrees|abrigo & nursing|care|assisted|memory|name|dementia|alzheimers|confused|demencia & ${NO_THREAT} & !chart & !records & !appointment & !room ~4 degrees & !fridge & !closet & !found`,
    ...MISSING,
  },
  {
    danger: ['violence', 'medical'],
    isWhole: true,
    isPlain: true,
    when: `van|bus|shuttle|daycare|school|camp|practice|camion|guarderia|escuela & dropped|drop|picked|pick|left|dejaron|recogieron & isn't|isnt|not|never|hasn't|hasnt|nobody|no|nadie & home|here|there|arrived|anywhere|found|casa|llego & daughter|son|child|kid|boy|girl|hija|hijo|nina|nino & ${NO_THREAT} & !portal & !form & !forms & !records & !appointment`,
    ...MISSING,
  },
  {
    danger: 'violence',
    isWhole: true,
    when: `${CLOSE}|resident|nurse|coworker ~9 hasn't|hasnt|didn't|didnt|never|isn't|isnt|not|no ~3 home|show|arrived|anywhere|found & ${NO_THREAT}`,
    ...MISSING,
  },
  {
    danger: ['violence', 'outage'],
    isWhole: true,
    when: `${YOUNG} & alone|unattended|wandering|abandoned|solito|solita & ${NO_THREAT}`,
    en: `If a small child is alone with you and nobody comes for them, call 911 now. Keep the child with you in sight of two people, and let nobody take the child away before the police have checked who it is. For the check-in screen call ${phone.display}, at any hour. I am an automated assistant of an IT company and cannot send help.`,
    es: `Si hay un niño pequeño solo con usted y nadie viene por él, llame al 911 ahora. Que se quede con ustedes, a la vista de dos personas, y que nadie se lo lleve antes de que la policía compruebe quién es. Soy el asistente automático de una empresa de informática y no puedo enviar ayuda.`,
  },
];
