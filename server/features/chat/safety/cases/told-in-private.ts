import { NOT_SENDING, urgentTexts } from '../urgent-texts.ts';
import type { UrgentCase } from './urgent-case.ts';

const DOER =
  'stepdad|stepfather|dad|father|uncle|brother|grandpa|coach|boyfriend|padrastro|papa|tio|abuelo';
const NO_RECORD = '!laptop & !computer & !chart & !printer & !software & !screen';

/** What somebody says here because they tell nobody else: hurt, threatened or done with life. */
export const casesToldInPrivate: readonly UrgentCase[] = [
  {
    danger: ['self-harm', 'violence', 'account', 'insider', 'medical'],
    isWhole: true,
    isPlain: true,
    when: 'life ~1 insurance|policy & fix|fixes|fixed|solve|solves|better|problem|problems|everybody|everyone|anyway|worth|enough & kids|family|children|wife|husband|girls|boys|they|them & i|my|me|im & !quote & !enroll & !benefits & !premium & !hr',
    en: 'I am sorry that it is this hard right now, and it matters that you are here: please call or text 988, the Suicide & Crisis Lifeline, now, at any hour. If you have something at hand, put distance between it and you; if you may act on it, call 911. Tell somebody near you. Mistakes and money can be mended, and neither is worth a life. I am an automated assistant, and you deserve a person.',
    es: 'Siento mucho que sea tan difícil ahora: por favor llame o escriba al 988, a cualquier hora y también en español. Si tiene algo a mano, aléjelo; si cree que puede hacerlo, llame al 911. Dígaselo a alguien cercano. Los errores y el dinero tienen arreglo; ninguno vale una vida. Soy un asistente automático y usted merece una persona.',
  },
  ...[
    "if|than ~2 i ~2 wasn't|wasnt|weren't|werent|not|stopped ~2 here|around|alive|exist|existing",
    'without ~1 me ~3 here|around|alive|world',
    'si ~1 yo ~2 no ~1 estuviera|existiera|viviera',
  ].map((gone): UrgentCase => ({
    danger: 'self-harm',
    isPlain: true,
    isInOneClause: true,
    when: `easier|better|simpler|happier|smoother|relief|mejor|facil|tranquilos & everybody|everyone|family|wife|husband|kids|children|them|they|all|todos|familia|hijos|esposa & ${gone} & !vacation & !remote & !monday & !tuesday & !wednesday & !thursday & !friday & !cable & !install & !meeting & !shift`,
    ...urgentTexts['self-harm'],
  })),
  {
    danger: ['violence', 'self-harm', 'medical'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: `${DOER} ~3 comes|came|gets|goes|climbs|sneaks|entra|viene|mete ~4 my|mi ~1 room|bedroom|bed|shower|bathroom|cuarto|cama|bano & ${NO_RECORD}`,
    en: 'This is not your fault, and you are right to say it. Go now to an adult outside your home, a neighbor, a friend’s parent, your mom at work, and call 911, or let them call, before he is back. Childhelp, 1-800-422-4453, listens to children by call or text at any hour, and a teacher, a nurse or a doctor has to help you too. What you type here stays in this browser until it is cleared with the bin of this chat. I am an automated assistant, and you deserve a person.',
    es: 'No es culpa tuya, y haces bien en decirlo. Ve ahora con un adulto fuera de tu casa, una vecina, la familia de un amigo, tu mamá en su trabajo, y llama al 911, o pide que llamen, antes de que él vuelva. Childhelp, 1-800-422-4453, escucha a niños a cualquier hora; una maestra, una enfermera o un médico también tienen que ayudarte. Soy un asistente automático y mereces una persona.',
  },
  ...[
    'touched|touching|groped|grabbed|fondled|kissed|toco|manoseo ~9 locked|werent|wasnt|force|forced|consent|inappropriately|wrong|ways|private|fuerza|encerro',
    'locked|encerro|forced ~9 touched|groped|raped|kissed|toco|violo',
    'raped|rape|violo|violaron|molested|sexually ~9 me|i|my|mi',
    'me|i|my ~3 raped|rape|violo|violaron|molested|sexually',
  ].map((words): UrgentCase => ({
    danger: ['violence', 'self-harm', 'medical', 'insider'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: `${words} & i|me|my|mi|yo & he|him|his|she|supervisor|boss|doctor|therapist|man|guy|someone|coworker|el|jefe & !child & !kid & !daughter & !son & !patient ~2 touched & !training & !policy & ${NO_RECORD}`,
    en: 'I am so sorry; what happened is not your fault, and nobody else has to be told first. If you are in danger, or that person can come near, call 911. The National Sexual Assault Hotline, 1-800-656-4673, is free at any hour, also in Spanish and whatever your papers are: it says where an exam is done and what you can report, and comes along if you wish. An emergency room can see you today; if you can, go before you shower or change, and keep the clothes in a paper bag. Do not be alone with that person again. This chat can be deleted with the bin above it. I am an automated assistant, and you deserve a person.',
    es: 'Lo siento mucho; lo que pasó no es culpa suya. Si corre peligro o esa persona puede acercarse, llame al 911. La línea nacional contra el abuso sexual, 1-800-656-4673, es gratis a cualquier hora, atiende en español y ayuda tenga o no papeles: dice dónde hacen un examen y qué puede denunciar. Una sala de urgencias puede verle hoy; si puede, vaya antes de bañarse o cambiarse y guarde la ropa en una bolsa de papel. No se quede a solas con esa persona. Este chat se borra con el bote de arriba. Soy un asistente automático y usted merece una persona.',
  })),
  {
    danger: ['self-harm', 'scam', 'fraud', 'violence', 'account', 'ransomware'],
    isWhole: true,
    isPlain: true,
    when: 'pic|pics|pictures|nudes|photos|video|videos|fotos & send|sends|sending|post|posts|share|leak|show|manda|publica & unless|if|pay|money|dollars|gift|midnight|hours|dinero|pago & me|my|i|im|mi & he|she|they|guy|girl|someone|somebody|stranger|el|ella & school|family|everyone|friends|parents|followers|boss|escuela|familia|todos|amigos & !invoice & !patient & !patients & !xray & !website',
    en: 'This is not your fault, and you are not alone. Do not pay and do not answer, whatever he says about the hour; keep the messages and the name of the account, and tell an adult or a friend you trust now. Call the police, and report it to the CyberTipline of the National Center for Missing & Exploited Children, 1-800-843-5678, at any hour: they help to get pictures taken down. If you think of not living any more, call or text 988 now; 911 if you may act on it. I am an automated assistant, and you deserve a person.',
    es: 'No es culpa tuya y no estás solo ni sola. No pagues ni contestes; guarda los mensajes y el nombre de la cuenta, y díselo ahora a un adulto de confianza. Llama a la policía y denúncialo en la CyberTipline, 1-800-843-5678, a cualquier hora: ayudan a quitar las fotos. Si piensas en no vivir más, llama o escribe al 988 ahora, o al 911. Soy un asistente automático y mereces una persona.',
  },
  {
    danger: ['violence', 'medical', 'self-harm', 'account', 'scam', 'fraud', 'insider'],
    isWhole: true,
    isPlain: true,
    situation: 'afar',
    when: 'daughter|son|girl|boy|hija|hijo & bed|window|room|house|cama|ventana|cuarto & empty|open|gone|left|vacia|abierta|fue & messages|chat|texts|online|app|discord|mensajes & man|guy|he|someone|boy|older|hombre|alguien & !form & !records',
    en: `Call 911 now and report your child missing; you do not have to wait. Say the age, clothing, since when, and read them the last messages, with the name and the place of whoever wrote them. Change, delete and answer nothing on the laptop or the phone: the police find people by it. The National Center for Missing & Exploited Children helps at any hour: 1-800-843-5678. Call friends and family meanwhile. I cannot trace a phone. ${NOT_SENDING.en}`,
    es: `Llame al 911 ahora y denuncie la desaparición; no hay que esperar. Diga la edad, la ropa, desde cuándo, y lea los últimos mensajes con el nombre y el lugar de quien los escribió. No cambie, borre ni conteste nada en la computadora o el teléfono. El National Center for Missing & Exploited Children ayuda a cualquier hora: 1-800-843-5678. No puedo rastrear un teléfono. ${NOT_SENDING.es}`,
  },
  {
    danger: ['self-harm', 'violence', 'outage'],
    isWhole: true,
    situation: 'for-another',
    isPlain: true,
    when: 'he|she|partner|colleague|coworker|doctor|nurse|brother|friend|el|ella & emailed|e-mailed|texted|wrote|messaged|left|sent|escribio|mando & dog|dogs|cat|cats|panel|belongings|keys|passwords|perro|gato|llaves & decent|kind|good|thank|thanks|sorry|goodbye|always|gracias|perdon & answering|answer|answers|reach|reached|gone|car|contesta|carro & !client & !clients & !patient & !ticket & !vendor',
    en: `Call 911 now and ask for a check on that person: say that a goodbye message came, and give the address, the car and where they may be. Better that they resent the call than that it was not made. 988, by call or text, advises you meanwhile, at any hour. Keep calling, ask family or a neighbor to go there, and go in nowhere alone. ${NOT_SENDING.en}`,
    es: `Llame al 911 ahora y pida que vayan a ver a esa persona: diga que llegó un mensaje de despedida y dé la dirección, el auto y dónde puede estar. El 988 (opción 2) le orienta mientras tanto. Siga llamando y pida a la familia o a un vecino que vaya. ${NOT_SENDING.es}`,
  },
  {
    danger: ['medical', 'self-harm'],
    isWhole: true,
    isPlain: true,
    when: "fell|fallen|stuck|floor|caida|caido|cai & up|stand|move|levantar|mover & can't|cant|cannot|not|unable|no & tablet|reach|alone|since|nobody|alcance|sola|solo & i|me|my|im|mi|yo & !he & !she & !patient & !printer & !server & !account",
    en: 'You need 911 now, and I cannot send anybody. Tell the voice assistant of the tablet or of any phone near you to call 911, or text 911 where that works; if neither works, write to anyone who can call for you, with your address. Shout or knock if somebody lives close by. Stay warm, and do not force the part that hurts. I am an automated assistant of an IT company.',
    es: 'Necesita el 911 ahora, y yo no puedo enviar a nadie. Pida al asistente de voz de la tableta o de un teléfono cercano que llame al 911, o mande un texto al 911 donde funcione; si no, escriba a quien pueda llamar por usted, con su dirección. Grite o golpee si hay vecinos. Soy el asistente automático de una empresa de informática.',
  },
];
