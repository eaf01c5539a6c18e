import { company } from '#shared/content/company.ts';
import type { Danger } from '../safety/danger.ts';

const { phone, claims } = company;
const CALL = `call ${phone.display}: a person answers ${claims.supportHours}`;
const LLAME = `llame al ${phone.display}: contesta una persona a cualquier hora`;

/** One answer in both languages. */
export interface Said {
  readonly en: string;
  readonly es: string;
}
type Texts = Readonly<Record<Danger, Said>>;

export const ANYBODY = {
  en: `Call all the same, client or not: ${phone.display}, ${claims.supportHours}. The first steps are the same for everybody.`,
  es: `Llame de todos modos, sea cliente o no: ${phone.display}, a cualquier hora. Los primeros pasos son los mismos.`,
};

/** What comes after the first steps of a danger, for somebody who has taken them. */
export const NEXT: Texts = {
  'self-harm': {
    en: 'I am glad that somebody is there. Please stay with them, or let them stay with you, and keep 988 on the line as long as you want, by call or text. If the danger is there again, call 911. Nothing else matters now.',
    es: 'Me alegra que haya alguien. Por favor, no se quede a solas, y llame o escriba al 988 cuando lo necesite. Si vuelve el peligro, llame al 911.',
  },
  medical: {
    en: 'I am glad that help is on the way or with you. Stay on the line with 911 and do what the dispatcher says; if anything changes, breathing above all, tell them at once. Everything else can wait. I hope it ends well.',
    es: 'Me alegra que la ayuda esté en camino. Siga en la línea con el 911 y haga lo que le indiquen; si algo cambia, sobre todo la respiración, dígaselo enseguida. Todo lo demás puede esperar.',
  },
  violence: {
    en: 'Good that help knows. Stay where you are safe, quietly and away from doors and windows, and do what the police say; call 911 again if anything changes. Everything else can wait.',
    es: 'Bien que ya avisó. Quédese donde esté a salvo y haga lo que le diga la policía; si algo cambia, llame otra vez al 911.',
  },
  fire: {
    en: `Good. Stay outside, make sure that nobody is missing, and do what the fire department says; nobody goes back in for equipment. When everybody is safe, ${CALL}, and we help from there.`,
    es: `Bien. Quédense afuera, comprueben que no falte nadie y hagan lo que digan los bomberos. Cuando todos estén a salvo, ${LLAME}.`,
  },
  water: {
    en: `Good. Let nobody touch what is wet, and leave the power to somebody who knows it. Then ${CALL}, and we say what to do with each device.`,
    es: `Bien. Que nadie toque lo mojado. Después ${LLAME}.`,
  },
  ransomware: {
    en: `Good: off the network it cannot spread from there. Now ${CALL}. Until somebody is on the line, leave that computer powered on, restart and delete nothing, do not pay and do not answer whoever wrote the note. Look whether other computers show it and take those off the network too, and write down the time and what you saw.`,
    es: `Bien: sin red no puede extenderse desde ahí. Ahora ${LLAME}. Deje la computadora encendida, no reinicie ni borre nada, no pague ni responda. Mire si otras computadoras lo muestran y desconéctelas también, y anote la hora y lo que vio.`,
  },
  account: {
    en: `Good. Now ${CALL}, so that somebody looks at what was opened and sent. Until then leave the computer powered on and off the network, delete nothing, and write down when it began and what you saw.`,
    es: `Bien. Ahora ${LLAME}, para que alguien revise qué se abrió y qué se envió. Deje la computadora encendida y sin red, no borre nada y anote cuándo empezó.`,
  },
  fraud: {
    en: `Good. Ask the bank for a confirmation that it tries to recall the payment, keep every message, and send nothing more. Then ${CALL}, because a mailbox may be open to somebody else.`,
    es: `Bien. Pida al banco la confirmación de que intenta detener el pago, guarde los mensajes y no envíe nada más. Después ${LLAME}: un correo puede estar comprometido.`,
  },
  scam: {
    en: `Good. Now ${CALL}, before that computer is used again: somebody has to look at what was opened or installed. Leave it powered on and off the network. If card or bank details were given, call the bank first.`,
    es: `Bien. Ahora ${LLAME}, antes de volver a usar esa computadora. Déjela encendida y sin red. Si dio datos del banco, llame primero al banco.`,
  },
  clicked: {
    en: `Good. Now ${CALL}, and looks at the computer and the account. Leave it powered on and off the network, close and delete nothing, and keep the message. Nobody is to blame for telling.`,
    es: `Bien. Ahora ${LLAME}. Deje la computadora encendida y sin red, no cierre ni borre nada y guarde el mensaje.`,
  },
  'lost-device': {
    en: `Good. Now ${CALL}, so that its accounts are locked and the device is shut out. Have ready whose it was, what was on it and when it was last seen, and tell your privacy officer.`,
    es: `Bien. Ahora ${LLAME}, para bloquear sus cuentas. Tenga a mano de quién era, qué contenía y cuándo se vio por última vez, y avise a la persona encargada de privacidad.`,
  },
  'wrong-recipient': {
    en: `Keep the note of what went to whom and when, of each try to reach the recipient and of any reply, and give it to your privacy officer today: whether it has to be reported is decided there. For the technical side, ${CALL}.`,
    es: `Guarde la nota de qué se envió, a quién y cuándo, y désela hoy a la persona encargada de privacidad. Para lo técnico, ${LLAME}.`,
  },
  insider: {
    en: `Good. Now ${CALL}, and go through the list together: e-mail, remote access, EHR, portals, shared passwords and door codes. Keep the logs, and delete nothing.`,
    es: `Bien. Ahora ${LLAME} y revisen juntos la lista: correo, acceso remoto, expediente, portales y contraseñas compartidas. Guarde los registros y no borre nada.`,
  },
  outage: {
    en: `Good. Now ${CALL}, if you have not yet; say since when, who is affected and what you see on the screen. Stay on paper until it runs again, and enter afterwards what was written.`,
    es: `Bien. Ahora ${LLAME}, si aún no lo ha hecho; diga desde cuándo, a quién afecta y qué ve en la pantalla. Sigan en papel hasta que vuelva a funcionar.`,
  },
};

/** Where nobody has to hide: abuse that was seen, a threat in writing, somebody who watches. */
export const NEXT_FROM_AFAR = {
  en: 'Good that they know. Do what the police or the protective services say, keep messages, notes and dates together, and call 911 at once if somebody is hurt or the danger comes near.',
  es: 'Bien que ya avisó. Haga lo que le digan la policía o los servicios de protección, guarde mensajes, notas y fechas, y llame al 911 de inmediato si alguien está herido o el peligro se acerca.',
};
export const AGAIN_FROM_AFAR = {
  en: 'Tell that to those you report it to as well, the police or the protective services, and write it down with the time. Call 911 at once if somebody is hurt or the danger comes near; if nobody has been called yet, do that first.',
  es: 'Dígalo también a quienes lo denuncia, la policía o los servicios de protección, y anótelo con la hora. Llame al 911 de inmediato si alguien está herido o el peligro se acerca; si nadie ha llamado todavía, eso es lo primero.',
};

/** Stays in sight when somebody changes the subject after it. */
export const LIFELINE = {
  en: 'All right. And what you wrote before matters more: 988 listens by call or text, at any hour, also tonight, and 911 comes if it becomes dangerous.',
  es: 'De acuerdo. Y lo que escribió antes importa más: el 988 escucha por llamada o mensaje, a cualquier hora, en español con la opción 2, y el 911 viene si hay peligro.',
};

/** For whoever says that there was no danger after all. */
export const GLAD = {
  en: `I am glad to hear it; then nothing has to be done here. Should anything still look odd, ${CALL}. What else can I answer?`,
  es: `Me alegra; entonces no hay que hacer nada más. Si algo sigue raro, ${LLAME}. ¿En qué más puedo ayudar?`,
};

const SAY = `Say it on the phone, too: ${CALL}.`;
const DIGA = `Dígalo también por teléfono: ${LLAME}.`;
const TELL_911 = 'Tell 911 exactly that now, and call if nobody has yet;';
const DIGA_911 = 'Dígalo ahora mismo al 911, y llame si nadie lo ha hecho;';

/** For a new detail of a danger whose first steps were just given: the next step, and not the same again. */
export const AGAIN: Texts = {
  'self-harm': {
    en: 'Please let a person hear that, now: call or text 988, and call 911 if it may happen soon. Nobody has to be alone with this, so have somebody sit beside you, or beside them, until then.',
    es: 'Por favor, cuénteselo a una persona ahora: llame al 988 (opción 2), o al 911 si puede pasar pronto. Que nadie se quede a solas hasta entonces.',
  },
  medical: {
    en: `${TELL_911} the dispatcher says what to do with your hands until help is there. Put the phone on speaker, stay with the person, and send somebody to the door and for the AED.`,
    es: `${DIGA_911} ahí le dicen qué hacer hasta que llegue la ayuda. Ponga el altavoz, quédese con la persona y mande a alguien a la puerta y por el desfibrilador.`,
  },
  violence: {
    en: `${TELL_911} stay where you are safe and quiet, and leave the line open if you cannot talk.`,
    es: `${DIGA_911} quédese a salvo y en silencio, y deje la línea abierta si no puede hablar.`,
  },
  fire: {
    en: `${TELL_911} stay outside, count who is there, and let nobody go back in.`,
    es: `${DIGA_911} quédense afuera, cuenten quiénes están y que nadie vuelva a entrar.`,
  },
  water: {
    en: `Stay clear of what is wet, and have the water and the power of that room shut off by somebody who can do it safely; 911 if there is smoke or somebody is hurt. ${SAY}`,
    es: `No toquen lo mojado y que alguien que sepa corte el agua y la luz de ese cuarto; el 911 si hay humo o alguien herido. ${DIGA}`,
  },
  ransomware: {
    en: `That helps whoever looks into it: write it down with the time, change nothing, and look whether other computers show the same. ${SAY}`,
    es: `Eso ayuda a quien lo investigue: anótelo con la hora, no cambie nada y mire si otras computadoras muestran lo mismo. ${DIGA}`,
  },
  account: {
    en: `That tells how far it goes: write it down with the time, and change from another device what shares that password. ${SAY}`,
    es: `Anótelo con la hora y cambie desde otro equipo las cuentas con la misma contraseña. ${DIGA}`,
  },
  fraud: {
    en: `Tell the bank exactly that as well, keep the proof of it, and send nothing more, whoever asks. ${SAY}`,
    es: `Dígaselo también al banco, guarde las pruebas y no envíe nada más. ${DIGA}`,
  },
  scam: {
    en: `That proves nothing: names, numbers and a friendly voice are easy to get. Hang up all the same, give nothing, and write down the number and the time. ${SAY}`,
    es: `Eso no prueba nada: un nombre o una voz amable se consiguen fácil. Cuelgue de todos modos, no dé nada y anote el número y la hora. ${DIGA}`,
  },
  clicked: {
    en: `If a password was typed, change it now from another device and sign out all sessions of that account. Tell IT support and your supervisor at once: nobody is to blame for telling. Keep the message, write down the time, and type nothing more on that computer. ${SAY}`,
    es: `Si escribió una contraseña, cámbiela ya desde otro equipo y cierre todas las sesiones de esa cuenta. Avise enseguida a soporte y a su supervisor: nadie tiene la culpa por decirlo. Guarde el mensaje, anote la hora y no escriba nada más en esa computadora. ${DIGA}`,
  },
  'lost-device': {
    en: `Then every account that it opens is locked first, the EHR’s among them: ask the EHR vendor to end its sessions too. Write it down for your privacy officer, who needs to know what was on it and whether it was encrypted. ${SAY}`,
    es: `Entonces se bloquean primero todas las cuentas que abre, también la del expediente: pida al proveedor que cierre sus sesiones. Anótelo para la persona encargada de privacidad. ${DIGA}`,
  },
  'wrong-recipient': {
    en: `Add that to your note of what went to whom and when, and give it to your privacy officer today; delete nothing. ${SAY}`,
    es: `Añádalo a su nota de qué se envió, a quién y cuándo, y désela hoy a la persona encargada de privacidad. ${DIGA}`,
  },
  insider: {
    en: `Then that goes on the list too, the administrator’s and the shared passwords first; disable rather than delete, and keep the logs. ${SAY}`,
    es: `Eso también va en la lista, primero las contraseñas de administrador y las compartidas; no borre nada. ${DIGA}`,
  },
  outage: {
    en: `Meanwhile see patients on paper: ask each for allergies and medications first, write name, date of birth and time on every sheet, and put off what cannot be done safely without the chart. ${SAY}`,
    es: `Mientras tanto, atiendan en papel: pregunten primero por alergias y medicamentos, anoten nombre, fecha de nacimiento y hora en cada hoja, y dejen para después lo que no sea seguro sin el expediente. ${DIGA}`,
  },
};

type ByKind = Readonly<Record<'self-harm' | 'people' | 'things', Said>>;

/** For whoever asks on when all of that was said. */
export const STAY: ByKind = {
  'self-harm': {
    en: 'Please stay in touch with a person until it has passed: 988 by call or text, at any hour, or 911 if it may happen now. If the line drops, call again. Have somebody sit with you, or with them, until then.',
    es: 'Por favor, siga en contacto con una persona hasta que pase: el 988 por teléfono (opción 2), o el 911 si puede pasar ahora. Si se corta, llame otra vez.',
  },
  people: {
    en: 'Stay on the line with 911 and do what the dispatcher says, one step after the other, until somebody takes over; call if nobody has yet, and call again if the line drops. Nothing else has to be decided now.',
    es: 'Siga en la línea con el 911 y haga lo que le digan, paso por paso, hasta que llegue alguien; llame si nadie lo ha hecho, y otra vez si se corta. Lo demás puede esperar.',
  },
  things: {
    en: `From here a person has to look at it with you: ${CALL}. Have ready what you saw, since when, and what has been done so far; until then change nothing more.`,
    es: `Desde aquí tiene que verlo una persona con usted: ${LLAME}. Tenga a mano qué vio, desde cuándo y qué se ha hecho; hasta entonces no cambie nada más.`,
  },
};

/** For whoever says that the call ended. */
export const CUT_OFF: ByKind = {
  'self-harm': {
    en: 'Call or text 988 again right now: lines do drop, and somebody else will answer. If it may happen soon, or something was taken, call 911. Please do not stay alone with it meanwhile; tell somebody near you.',
    es: 'Llame otra vez al 988 (opción 2) ahora mismo: las llamadas se cortan, y contestará otra persona. Si puede pasar pronto o ya tomó algo, llame al 911. No se quede a solas.',
  },
  people: {
    en: 'Call 911 again right now and do not wait for them to call back: calls do get cut off. Say where you are first, put the phone on speaker, and stay on the line until they tell you to hang up.',
    es: 'Llame otra vez al 911 ahora mismo, sin esperar a que le devuelvan la llamada: las llamadas se cortan. Diga primero dónde está, ponga el altavoz y no cuelgue hasta que se lo digan.',
  },
  things: {
    en: `Then call again, ${phone.display}: a person answers ${claims.supportHours}. Say first that the line dropped, and leave everything as it is until somebody is on the phone.`,
    es: `Llame otra vez al ${phone.display}: contesta una persona a cualquier hora. Diga primero que se cortó, y deje todo como está.`,
  },
};

/** For whoever has the one who cheats on the phone. */
export const HANG_UP = {
  en: `Hang up now and let nobody in: no real company works that way. Install nothing, type no code they read out, pay nothing, and do not answer when they call again. Take that computer off the network, unplug its cable or switch off Wi-Fi, and leave it powered on. Then ${CALL}. If they were in already, or got a password or a card, say so first, change the password from another device and call your bank.`,
  es: `Cuelgue ya y no deje entrar a nadie: ninguna empresa seria trabaja así. No instale nada, no escriba códigos, no pague y no conteste si vuelven a llamar. Desconecte esa computadora de la red y déjela encendida. Después ${LLAME}. Si ya entraron o les dio una contraseña o una tarjeta, dígalo primero, cambie la contraseña desde otro equipo y llame a su banco.`,
};

/** For whoever has let the one who cheats onto the computer. */
export const PULL_IT = {
  en: `Pull the network cable out of that computer now, or switch off its Wi-Fi: that ends what they do there. Hang up, and do not answer when they call again. Leave it powered on and delete nothing. Then ${CALL}. From another device change every password that was typed or saved there, and if a card or the bank was open on it, call the bank first.`,
  es: `Desconecte ya el cable de red de esa computadora, o apague su Wi-Fi: así termina lo que hacen ahí. Cuelgue y no conteste si vuelven a llamar. Déjela encendida y no borre nada. Después ${LLAME}. Desde otro equipo cambie las contraseñas que se escribieron o guardaron ahí; si estaba abierto el banco, llame primero al banco.`,
};

/** For whoever wants to go back into a building that burns. */
export const STAY_OUT = {
  en: 'No: nobody goes back in, for anything, until the fire department says that it is safe. Tell 911 if somebody is missing, and wait for them away from the building.',
  es: 'No: nadie vuelve a entrar, por nada, hasta que los bomberos digan que es seguro. Si falta alguien, dígaselo al 911 y esperen lejos del edificio.',
};

/** For whoever reports on somebody else that may die, and can say more. */
export const FOR_THEM = {
  en: `${TELL_911} the address first, and what was taken and when. Stay in touch with the person until somebody is there. 988 advises you too, at any hour.`,
  es: `${DIGA_911} primero la dirección, y qué tomó y cuándo. Siga en contacto con la persona hasta que llegue alguien. El 988 (opción 2) también le orienta a usted, a cualquier hora.`,
};

/** For whoever has given a card or an account to somebody who cheats. */
export const CARD_GIVEN = {
  en: `Call the bank of that card or account first, now, at the number on the card: have it blocked, and charges disputed. Hang up on the caller, unplug that computer’s network cable or switch off Wi-Fi, and leave it powered on. Change from another device what they saw you type. ${SAY}`,
  es: `Llame primero al banco de esa tarjeta o cuenta, al número que está en la tarjeta: que la bloqueen y anulen los cargos. Cuelgue, desconecte esa computadora de la red y déjela encendida. Cambie desde otro equipo lo que escribió delante de ellos. ${DIGA}`,
};

/** For whoever cannot reach a branch of the bank. */
export const BANK_CLOSED = {
  en: `Do not wait for it to open: the number on the card or the statement, or the one for lost cards, is mostly answered at all hours; ask there for the fraud department and a recall. File at ic3.gov today as well, since its team can ask banks to freeze a transfer in the first days. ${SAY}`,
  es: `No espere a que abra: el número de la tarjeta o del estado de cuenta suele contestar a toda hora; pida el departamento de fraude y que recuperen el pago. Denúncielo hoy también en ic3.gov, que puede pedir a los bancos que lo congelen. ${DIGA}`,
};

/** For whoever asks about equipment and records while others put out the fire. */
export const AFTER_FIRE = {
  en: `First wait until the fire department lets you in: what burned, got hot or got wet stays off and unplugged. Then ${CALL}, and we say what can be saved. Off-site backups are kept away from the building, so records that were copied there are not lost with it; until then work on paper or from another site.`,
  es: `Espere primero a que los bomberos dejen entrar: lo que se quemó, se calentó o se mojó queda apagado y desconectado. Después ${LLAME}, y le decimos qué se puede salvar. Las copias fuera del edificio no se pierden con él; mientras tanto, trabajen en papel.`,
};

/** For whoever has a defibrillator in hand that does not do what they expect. */
export const AT_THE_AED = {
  en: 'Tell the dispatcher now what it shows and does, with the phone on speaker, and do what its voice and the dispatcher say. If it stays silent, say that too, and send somebody for another one meanwhile. I cannot give medical advice; 911 can.',
  es: 'Dígale ahora al 911, con el altavoz, qué muestra y qué hace, y haga lo que digan su voz y el 911. Si no habla, dígalo también, y mande a alguien por otro. Yo no puedo dar consejos médicos; el 911 sí.',
};

/** To whoever would turn a computer off that somebody may be in. */
export const LEAVE_ON = {
  en: `No: leave it powered on, because its memory can hold what is gone after a restart. What stops an attack is taking it off the network: unplug the cable or switch off Wi-Fi, and delete nothing. If a password was typed, change it from another device. ${SAY}`,
  es: `No: déjela encendida, porque su memoria puede guardar lo que se pierde al reiniciar. Lo que detiene un ataque es sacarla de la red: desconecte el cable o apague el Wi-Fi, y no borre nada. Si escribió una contraseña, cámbiela desde otro equipo. ${DIGA}`,
};

/** To whoever has turned such a computer off. */
export const LEAVE_OFF = {
  en: `Then leave it off: do not turn it on again, unplug its network cable and delete nothing, so that somebody can look at it first. It is no disaster; but memory can hold evidence, so turn no other one off. If a password was typed, change it now from another device and sign out all sessions. ${SAY}`,
  es: `Entonces déjela apagada: no la vuelva a prender, desconecte el cable de red y no borre nada. No es un desastre, pero no apague ninguna otra. Si alguien escribió una contraseña, cámbiela ya desde otro equipo y cierre todas las sesiones. ${DIGA}`,
};

/** For whoever has the means beside them. */
export const AWAY_FROM_IT = {
  en: 'Please get away from it now: leave that room, and have somebody else lock it up or take it away. Call 988 while you walk, or text it, and stay on the line; if you might use it, call 911. Then call somebody who can come and sit with you tonight. I am an automated assistant; those people are there at this hour.',
  es: 'Por favor, aléjese de eso ahora: salga de ese cuarto y que otra persona lo guarde o se lo lleve. Llame al 988 (opción 2) mientras camina y no cuelgue; si cree que lo va a usar, llame al 911. Después llame a alguien que pueda acompañarle esta noche.',
};

/** For whoever asks whether the money is lost. */
export const EVERY_MINUTE = {
  en: `Nobody can say from here, and it is worth trying: banks can often stop or recall a payment in the first hours, sometimes within about three days, so call the bank’s fraud department before anything else, and file at ic3.gov right after it, whose team asks banks to freeze transfers. ${SAY}`,
  es: `Desde aquí nadie lo sabe, y vale la pena: los bancos a menudo pueden detener o recuperar un pago en las primeras horas. Llame ya al departamento de fraude y después denúncielo en ic3.gov, que pide a los bancos congelar el dinero. ${DIGA}`,
};

/** Whom to tell besides the bank, for whoever has lost money. */
export const WHO_AFTER_FRAUD = {
  en: `After the bank, and the FBI at ic3.gov today: the owner or manager; whoever should have been paid, by a number you already have; your cyber or crime insurer, before anything is cleaned up; and the police, if the bank or the insurer wants a report. If somebody was in a mailbox, your privacy officer too, because patient details may lie in it. ${SAY}`,
  es: `Después del banco y del FBI en ic3.gov: el dueño o gerente; a quien había que pagar, a un número que ya tenga; su seguro, antes de limpiar nada; y la policía si el banco o el seguro piden una denuncia. Si alguien entró a un correo, también la persona encargada de privacidad. ${DIGA}`,
};

/** What to do on the computer, for whoever is busy with the bank. */
export const MAILBOX = {
  en: `Yes: leave it on and delete nothing. From another device change the password of the mailbox where that message came in, sign out all its sessions, turn on two-step sign-in, and look for forwarding rules that nobody there made. Do not answer the message; keep it with everything it links to. ${SAY}`,
  es: `Sí: déjela encendida y no borre nada. Desde otro equipo cambie la contraseña del correo al que llegó ese mensaje, cierre todas sus sesiones, active el segundo paso y busque reglas de reenvío que nadie creó. No conteste el mensaje y guárdelo. ${DIGA}`,
};

/** For whoever would go on working on a computer that shows nothing. */
export const OTHERS_TOO = {
  en: `Not yet: a computer that looks normal may be reached too. Take it off the network, by its cable or the Wi-Fi switch, leave it on, and work on paper until somebody has looked at it; what was never on that network, such as a phone on mobile data, can be used. ${SAY}`,
  es: `Todavía no: una computadora que parece normal también puede estar afectada. Sáquela de la red, déjela encendida y trabajen en papel hasta que alguien la revise; un teléfono con datos móviles sí se puede usar. ${DIGA}`,
};

/** For whoever would take a message back. */
export const RECALL = {
  en: `Try it at once, but count on nothing: a recall works mostly inside one’s own mail system and before it is read; a link to a shared file can be closed, a fax cannot be fetched back. Once somebody has answered, it was read: ask them to delete it everywhere and to say so in writing, and note the time. ${SAY}`,
  es: `Inténtelo enseguida, pero no cuente con ello: casi siempre funciona solo dentro del propio correo y antes de que lo lean; un enlace compartido se puede cerrar, un fax no vuelve. Si ya contestaron, pida que lo borren y que lo confirmen por escrito, y anote la hora. ${DIGA}`,
};

/** For whoever was promised that it is destroyed. */
export const SHREDDED = {
  en: `It helps, and is not enough by itself: get it in writing, with the date and who says it, and put it with your note. Your privacy officer still has to assess whether it is a reportable breach, by four things: what was in it, who got it, whether it was really seen, and how far the risk was lowered; such a promise counts for the last. With a Social Security number in it, that matters more. ${SAY}`,
  es: `Ayuda, pero no basta: pídalo por escrito, con fecha y nombre, y guárdelo con su nota. La persona encargada de privacidad todavía tiene que evaluar si hay que notificarlo: qué contenía, quién lo recibió, si se llegó a ver y cuánto bajó el riesgo. ${DIGA}`,
};

/** What the report of a lost device depends on. */
export const IF_ENCRYPTED = {
  en: `That decides: if the whole drive was encrypted as HHS asks, and the key was not with it, its loss is mostly no breach that has to be told to patients; if it was not, or nobody can show it, your privacy officer assesses it, and a breach is told to them at most 60 days after it was found. A password at the start is no encryption. Whoever manages the device can look it up, even now. ${SAY}`,
  es: `Eso decide: si el disco estaba cifrado como pide HHS y la clave no iba con él, casi siempre no hay que notificar a los pacientes; si no, o si nadie puede mostrarlo, lo evalúa la persona encargada de privacidad, con un plazo máximo de 60 días. Una contraseña al encender no es cifrado. Quien administra el equipo puede comprobarlo. ${DIGA}`,
};

/** For whoever asks whom to call first after money is gone, or whether we can fetch it. */
export const BANK_FIRST = {
  en: `The bank first, now, and its fraud department: only it can try to stop or recall the payment, and minutes count. Nobody can promise that it comes back, and we cannot fetch it. Then the FBI at ic3.gov, and then ${CALL}, because a mailbox may be open to somebody else.`,
  es: `Primero el banco, ya, su departamento de fraude: solo el banco puede intentar detener o recuperar el pago, y cada minuto cuenta. Nadie puede prometer que vuelva. Después el FBI en ic3.gov, y después ${LLAME}: un correo puede estar abierto a otra persona.`,
};

/** For whoever is with a patient and needs a chart or a computer for it. */
export const SOMEBODY_ELSE_CALLS = {
  en: `You stay with the patient and with 911 on speaker, and call it first if nobody has. Let somebody else call us, now: ${phone.display}, ${claims.supportHours}; what touches patient care goes to the front of the line. From this chat I can open nothing.`,
  es: `Usted siga con la persona y con el 911 en altavoz; si nadie ha llamado, eso es lo primero. Que otra persona nos llame ya: ${phone.display}, a cualquier hora; lo que afecta a un paciente va primero. Desde este chat no puedo abrir nada.`,
};

/** For whoever was sent to Poison Control, and tells more or asks on. */
export const TELL_POISON_CONTROL = {
  en: 'Tell Poison Control exactly that, now: 1-800-222-1222, at any hour; they say whether to stay or to go to an emergency room, and I cannot. Go on with the first steps until then. Call 911 at once for trouble with breathing, a seizure, strong pain, bad sight, or if somebody gets drowsy.',
  es: 'Dígaselo ahora a Control de Envenenamiento: 1-800-222-1222, a cualquier hora; ahí le dicen si hay que ir a urgencias, y yo no puedo. Siga con los primeros pasos. Llame al 911 si cuesta respirar, hay convulsiones, mucho dolor, mala vista o sueño.',
};

/** Whoever let somebody in says for how long. */
export const MINUTES_ARE_ENOUGH: Said = {
  en: `Minutes are enough to copy files or to leave a program behind: keep that computer off the network and powered on until somebody has looked at it, and write down when it began and ended. From another device change every password that was typed or saved there; if patient data was on it, tell your privacy officer. ${SAY}`,
  es: `Unos minutos bastan para copiar archivos o dejar un programa: deje esa computadora sin red y encendida hasta que alguien la revise, y anote cuándo empezó y terminó. Desde otro equipo cambie las contraseñas que se escribieron o guardaron ahí. ${DIGA}`,
};
/** Who is called first when something is down: we, or whoever made it. */
export const US_FIRST: Said = {
  en: `Us first, if you are a client: one number for everything. We open the case with the software, phone or internet company and stay on it until it works. If another company looks after your IT, call that one first, and us if it does not answer. ${SAY}`,
  es: `Primero a nosotros, si es cliente: un número para todo. Abrimos el caso con la empresa del programa, del teléfono o del internet y seguimos hasta que funcione. Si otra empresa cuida su informática, llame primero a esa. ${DIGA}`,
};

/** For whoever asks when it runs again. */
export const HOW_LONG_IT_TAKES = {
  en: `How long it takes nobody can say before somebody has looked: ${CALL}, and ask there. Most faults are fixed by remote session, and what touches patient care goes first. Until you hear a time, plan as if it took the whole day: on paper, and put off what cannot be done safely without the chart.`,
  es: `Cuánto tarda no se puede decir antes de que alguien lo vea: ${LLAME} y pregunte ahí. Casi todo se arregla a distancia, y lo que afecta a pacientes va primero. Hasta entonces cuente con todo el día: en papel, y deje para después lo que no sea seguro sin el expediente.`,
};

/** For whoever thinks of paying the ransom. */
export const PAY_NOTHING_YET = {
  en: `Not now: pay nothing and answer nobody before a person has looked, and before your cyber insurer and your lawyer have been asked. The FBI advises against paying, which gives no certainty that files come back; a backup may. Now ${CALL}.`,
  es: `Ahora no: no pague ni conteste antes de que lo vea una persona y de preguntar a su seguro y a su abogado. El FBI aconseja no pagar: no asegura que los archivos vuelvan; un respaldo quizá sí. Ahora ${LLAME}.`,
};

/** For whoever wants somebody shut out today. */
export const SHUT_OUT = {
  en: `It should be done now, and from this chat I can close nothing: ${CALL}. Where you are the administrator yourself, disable the account and sign out its sessions while you wait, change what was shared, and delete nothing.`,
  es: `Conviene hacerlo ya, y desde este chat no puedo cerrar nada: ${LLAME}. Donde usted administra la cuenta, desactívela y cierre sus sesiones mientras tanto, cambie lo compartido y no borre nada.`,
};

/** For whoever asked before paying, and found that it was false. */
export const NOTHING_LOST = {
  en: `Good that you asked first. Do not delete it: keep the message with its headers, answer nothing, and pay nothing that goes by it. Tell your accounting, your supervisor and the real vendor, since others may get it too, and report it at ic3.gov. Then ${CALL}, because a mailbox, yours or theirs, may be open to somebody else. If anything was paid before, the bank comes first.`,
  es: `Bien que preguntó antes. No lo borre: guarde el mensaje con sus encabezados, no conteste y no pague nada de eso. Avise a contabilidad, a su supervisor y al proveedor verdadero, y denúncielo en ic3.gov. Después ${LLAME}: un correo puede estar comprometido. Si antes se pagó algo, primero el banco.`,
};

/** For whoever tells that it happened twice. */
export const BOTH = {
  en: `Then the same goes for that one: take it off the network too, by its cable or Wi-Fi, and leave it powered on; call no number on its screen. Whoever used it changes what was typed there from another device and signs out all sessions. Name both on the phone: ${CALL}.`,
  es: `Entonces vale lo mismo para esa: sáquela también de la red y déjela encendida; no llame a ningún número de su pantalla. Quien la usó cambia desde otro equipo lo que escribió ahí y cierra todas las sesiones. Diga las dos por teléfono: ${LLAME}.`,
};
