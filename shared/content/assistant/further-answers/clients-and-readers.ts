import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

const { claims } = company;

/** What clients, readers of the blog and users of this chat ask about daily. */
export const clientAndReaderAnswers: readonly FurtherAnswer[] = [
  {
    id: 'cancel-callback',
    answer: `You need not be called. Nothing from this chat is sent before you have left all of your contact details and seen the summary, and you can clear the conversation with the button. If they were already sent, call ${phone} or write to ${hello} and say that you want no call; your data is deleted on request.`,
    spanish: `No tiene que llamarle nadie. Si aún no vio el resumen, nada se ha enviado; puede borrar la conversación. Si ya se envió, llame al ${phone} o escriba a ${hello}.`,
  },
  {
    id: 'how-to-chat',
    answer: `You are doing it right: type a question in plain words, send it, and I answer here; I am an automated assistant. You need not give your name, and you can read every page without telling us who you are. If you would rather talk, call ${phone}, ${claims.supportHours}: a person answers.`,
    spanish: `Lo está haciendo bien: escriba su pregunta con palabras sencillas y envíela; soy un asistente automático. No tiene que dar su nombre. Si prefiere hablar, llame al ${phone}.`,
  },
  {
    id: 'ai-training',
    answer: `Which language model provider is used, and whether it keeps or learns from questions, is not stated on this site. What is stated: before a question is sent to it, our server removes e-mail addresses, phone numbers and other personal details that it recognizes. To ask for more, call ${phone} or write to ${hello}. Read more: [Privacy Policy](/privacy-policy).`,
    spanish: `Qué proveedor de modelo de lenguaje se usa, y si aprende de las preguntas, no se dice en este sitio. Antes se quitan los datos personales que el servidor reconoce. Pregunte al ${phone} o a ${hello}.`,
  },
  {
    id: 'fix-details',
    answer: `You can put it right: if you have not confirmed the summary yet, type the correct detail again before you do. If it was already sent, I cannot change it from here; call ${phone} or write to ${hello} with the right one. A correction costs nothing.`,
    spanish: `Se puede corregir: si aún no confirmó el resumen, escriba de nuevo el dato correcto. Si ya se envió, llame al ${phone} o escriba a ${hello}. No cuesta nada.`,
  },
  {
    id: 'discreet-contact',
    answer: `How discreet a call or message to your workplace is, or whether somebody leaves word on a machine, is not stated on this site. You decide which number and address you leave, and you need not leave any: call ${phone} yourself at any hour, or write from a private address to ${sales}.`,
    spanish: `Cuán discreta es una llamada no se dice en este sitio. Usted decide qué número deja, o ninguno: llame usted al ${phone} o escriba desde un correo privado a ${sales}.`,
  },
  {
    id: 'caller-id',
    answer: `Which number shows on your phone when somebody calls you back is not stated on this site. The only number for calls named here is ${phone}, and you can always hang up and call it yourself. To ask beforehand, call it or write to ${sales}.`,
    spanish: `Qué número aparece cuando le devuelven la llamada no se dice en este sitio. El único número para llamadas es el ${phone}; puede colgar y marcarlo usted. O escriba a ${sales}.`,
  },
  {
    id: 'stop-calls',
    answer: `I am sorry. This site names only one number of ours for calls, ${phone}; sales calls to people who did not ask for them are not mentioned here. Call it or write to ${hello}, ask who called, and say that you want no more calls; on request your data is deleted, free of charge and within 45 days.`,
    spanish: `Lo siento. El único número nuestro para llamadas es el ${phone}. Llame o escriba a ${hello}, pregunte quién llamó y diga que no quiere más llamadas; sus datos se borran si lo pide.`,
  },
  {
    id: 'privacy-officer',
    answer: `A privacy, security or data protection officer of our company is not named on this site. Questions about privacy go to ${hello} or ${phone}, or by mail to ${company.address.oneLine}; you can ask for the CEO by phone.`,
    spanish: `En este sitio no se nombra a un responsable de privacidad. Escriba a ${hello}, llame al ${phone} o envíe una carta a ${company.address.oneLine}.`,
  },
  {
    id: 'sms-paper-form',
    answer: `You can sign up for our text messages on a signed paper form, but where to get one is not stated on this site. Call ${phone} or write to ${support} and ask for it. The other ways are the form on our [sign-up page](/sms-opt-in) and texting START to ${company.sms.display}.`,
    spanish: `Puede inscribirse con un formulario de papel firmado, pero dónde obtenerlo no se dice aquí: pídalo al ${phone} o a ${support}. También puede enviar START al ${company.sms.display}.`,
  },
  {
    id: 'downtime-catch-up',
    answer: `Our article advises: first one person checks that the system is really up, with three charts, the newest entry and a test order. Then enter allergies and medications, then orders and results, notes, and charges last; one person reads, one types, and no sheet is thrown away until all are counted: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). For help call ${phone}, ${claims.supportHours}.`,
    spanish: `Primero confirme que el sistema funciona. Después: alergias y medicinas, órdenes y resultados, notas y al final cargos; uno lee y otro teclea, y no se tira ninguna hoja sin contarlas. Ayuda: ${phone}.`,
  },
  {
    id: 'blog-topics-request',
    answer: `Requests for topics are not described on this site, so I cannot promise an article. The blog has guides on ransomware drills, EHR downtime, risk analysis, eFax, Wi-Fi, phishing, backups, leavers, passwords, Windows 10 and websites: [Blog](/blog). To suggest one, write to ${hello} or call ${phone}.`,
    spanish: `Cómo pedir un tema para el blog no se describe en este sitio. Lo que hay está en [Blog](/blog). Para sugerir uno, escriba a ${hello} o llame al ${phone}.`,
  },
  {
    id: 'blog-author',
    answer: `Who writes the articles is not stated on this site; they carry dates and topics and no author. They are general information, not legal, medical or compliance advice, and in the archive dates and rules may have changed since. All of them are on the [Blog](/blog); to ask, write to ${hello} or call ${phone}.`,
    spanish: `Quién escribe los artículos no se dice en este sitio; llevan fecha y tema, pero no autor. Son información general. Pregunte a ${hello} o al ${phone}.`,
  },
  {
    id: 'blog-subscribe',
    answer: `A newsletter or subscription for the blog is not offered on this site, so look in at the [Blog](/blog) now and then. Marketing by e-mail comes only if you ask for it in the chat, with a choice of its own. To ask, write to ${hello} or call ${phone}.`,
    spanish: `En este sitio no hay boletín ni suscripción al blog; visite [Blog](/blog) de vez en cuando. Para preguntar: ${hello} o ${phone}.`,
  },
  {
    id: 'downtime-script',
    answer: `Agree on two sentences beforehand, says our article: "Our computer system is down, so we are using paper today. Your visit goes on, and we may ask you things that we normally would look up." More: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). If it is down now, call ${phone}: a person answers ${claims.supportHours}.`,
    spanish: `Acuerden dos frases: «Nuestro sistema no funciona y hoy usamos papel. Su visita sigue, y quizá le preguntemos cosas que normalmente buscaríamos». Si está caído ahora, llame al ${phone}.`,
  },
  {
    id: 'downtime-box',
    answer: `Our article lists check-in forms, visit notes, vitals sheets, order forms for lab and imaging, labels, pens and a flashlight, enough for one full day, with a note saying who refills it. Prescription forms stay locked up, and the box says where: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). For help with your plan call ${phone} or write to ${sales}.`,
    spanish: `Formularios de registro, notas, signos vitales, órdenes de laboratorio e imagen, etiquetas, plumas y una linterna, para un día completo. Las recetas, bajo llave. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'paper-scripts-downtime',
    answer: `Controlled substances are often prescribed electronically by law, with an exception for a technical failure, which is noted in the chart and needs the state’s official prescription form; order the forms and ask your pharmacist beforehand: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). I cannot give legal advice; for IT call ${phone} or write to ${sales}.`,
    spanish: `La ley suele pedir recetas electrónicas para sustancias controladas, con excepción de una falla técnica, que se anota y usa el formulario oficial. Pregunte antes a su farmacéutico. Informática: ${phone} o ${sales}.`,
  },
  {
    id: 'compliment',
    answer: `Thank you, that is good to hear. I am an automated assistant and cannot pass it on by myself. Please write it to ${hello} or say it at ${phone}, with the day and what was done; leave patient details out.`,
    spanish: `Gracias, da gusto leerlo. Soy un asistente automático y no puedo pasarlo yo. Escríbalo a ${hello} o dígalo al ${phone}, con el día y lo que se hizo.`,
  },
  {
    id: 'change-client-details',
    answer: `I cannot see or change customer records from this chat. Please call ${phone}, ${claims.supportHours}, or write to ${support} with your clinic and the old and new details, so that invoices, visits and notes go to the right place. If a line or the network has to move too, say so in the same message.`,
    spanish: `No puedo ver ni cambiar los datos de un cliente desde este chat. Llame al ${phone} o escriba a ${support} con su clínica y los datos viejos y nuevos.`,
  },
  {
    id: 'hold-time',
    answer: `Whether you meet a menu of buttons or hold music, and how long callers wait, is not stated on this site. What is stated: a person answers ${phone} ${claims.supportHours}, also for people who are not clients yet, and what touches patient care goes to the front of the line. To hear it for yourself, call at any hour or write to ${hello}.`,
    spanish: `En este sitio no dice si hay menú de botones ni cuánto se espera. Sí dice que una persona contesta el ${phone} ${claims.supportHours}. Llame cuando quiera o escriba a ${hello}.`,
  },
  {
    id: 'move-visit',
    answer: `I cannot see, move or cancel visits from this chat. Please call ${phone}: a person answers ${claims.supportHours}. As an existing client you can also write to ${support}. Say which clinic and which visit it is, and what day suits you instead.`,
    spanish: `No puedo ver, mover ni cancelar visitas desde este chat. Llame al ${phone}, ${claims.supportHours}, o escriba a ${support} con su clínica y el día que le conviene.`,
  },
  {
    id: 'choice-remembered',
    answer: `Your choice about analytics, yes or no, is kept in your browser for 12 months; then you are asked again. A new device, another browser or cleared data asks you anew, and until you accept nothing is loaded. You can change it with “Your privacy choices” in the footer. Read more: [Cookie Policy](/cookie-policy). Questions: call ${phone} or write to ${hello}.`,
    spanish:
      'Su decisión se guarda en su navegador 12 meses y luego se le pregunta otra vez. En otro aparato o si borra los datos, se pregunta de nuevo. Más: [Cookie Policy](/cookie-policy).',
  },
  {
    id: 'name-origin',
    answer: `Where the name ${company.name} comes from is not stated on this site. What is stated: the company was founded in ${company.foundingYear} in ${company.address.city} by people who had already spent their careers in clinic IT. To ask, call ${phone} or write to ${hello}.`,
    spanish: `En este sitio no dice de dónde viene el nombre ${company.name}. La empresa se fundó en ${company.foundingYear} en ${company.address.city}. Pregunte al ${phone} o a ${hello}.`,
  },
  {
    id: 'admin-rights',
    answer: `Who may install programs on your computers is not stated on this site, so agree it with us at the start. Our article [Phishing at the front desk](/blog/phishing-at-the-front-desk) advises to give front desk accounts no administrator rights. For a program that somebody needs, call ${phone}, or write to ${sales} before you are a client.`,
    spanish: `En este sitio no dice quién puede instalar programas; se acuerda al principio. Nuestro artículo aconseja no dar derechos de administrador a la recepción. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'agent-slow',
    answer: `Whether our monitoring and protection software slows a computer is not stated on this site. What is stated: monitoring goes onto the computers after closing time, and updates are tested on a few first and run after hours. If a computer has become slow, call ${phone}: a person answers ${claims.supportHours}. To ask before you are a client, write to ${sales}.`,
    spanish: `En este sitio no dice si el programa de monitoreo hace más lenta la computadora. Las actualizaciones se prueban y corren fuera de horario. Si una va lenta, llame al ${phone}; o escriba a ${sales}.`,
  },
  {
    id: 'chart-snooping',
    answer: `Who opened which chart is in the audit log of your EHR; whether we read that log for you is not stated on this site. What is stated: File Sharing keeps a record of who opened what, eFax records every opening, and the helpdesk opens the case with your EHR vendor. For help with it, call ${phone} or write to ${sales}.`,
    spanish: `Quién abrió un expediente está en el registro de su EHR; si nosotros lo revisamos no se dice en este sitio. Podemos abrir el caso con su proveedor. Llame al ${phone} o escriba a ${sales}.`,
  },
];
