import { serviceCount } from '../../../services/summaries.ts';
import { formatCount } from '../../../format-count.ts';
import { company } from '../../company.ts';
import { howTo } from '../../how-to.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

const { claims } = company;

const { min, max } = howTo.estimatedCost;
const takeover = `$${formatCount(min)} to $${formatCount(max)}`;

export const doingBusinessAnswers: readonly FurtherAnswer[] = [
  {
    id: 'payment-cards',
    answer: `Card terminals, payment processing and the card industry’s rules are not named on this site, so I cannot say that we set them up. What we do is the network and the internet line they run on, with firewalls that keep records, devices and guests in separate lanes. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Las terminales de tarjetas y los pagos no se mencionan en este sitio. Lo que hacemos es la red y la línea de internet que usan. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'w9',
    answer: `A W-9 and tax numbers are not on this site, and I cannot send documents from this chat. Our postal address is ${company.address.oneLine}. For the form, write to ${hello} or call ${phone}.`,
    spanish: `El formulario W-9 y los números fiscales no están en este sitio y no puedo enviar documentos. Pídalo en ${hello} o al ${phone}.`,
  },
  {
    id: 'service-advice',
    answer: `You need not know what it is called: tell us what keeps going wrong, and we say which service fixes it, or that you do not need one. Start with the one that hurts today. The free first assessment gives you a list of what is fine, what can wait and what cannot: call ${phone} or write to ${sales}. All nine are on [Services](/services).`,
    spanish: `No necesita saber cómo se llama: cuéntenos qué falla y le decimos qué servicio lo arregla, o que no necesita ninguno. La primera evaluación es gratis: ${phone} o ${sales}. [Servicios](/services)`,
  },
  {
    id: 'rfp',
    answer: `Whether we answer formal requests for proposals or vendor packets is not stated on this site, so please ask. What is stated: you tell us how many people and sites you have, which EHR you use and what goes wrong most; we answer with questions, then with a plan and a price, and we walk the building first. Call ${phone} or write to ${sales}.`,
    spanish: `Si respondemos a licitaciones formales no se dice en este sitio. Sí se dice: recorremos el edificio antes de dar un precio. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'background-checks',
    answer: `Background checks, drug tests, vaccinations, exclusion lists and the HIPAA training of our own people are not described on this site, so please ask before anyone comes. What is stated: we sign a business associate agreement before we touch a system that holds patient data, and every remote session is logged. Call ${phone} or write to ${sales}.`,
    spanish: `Si revisamos los antecedentes o la capacitación de nuestro personal no se dice en este sitio. Sí: firmamos un BAA antes y cada sesión remota queda registrada. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'subcontractors',
    answer: `Whether all the work is done by our own staff or partly by subcontractors, what those would sign, and whether anyone works abroad is not stated on this site. What is stated: we sign a business associate agreement before we touch a system that holds patient data, and each remote session is logged. For a list, call ${phone} or write to ${sales}.`,
    spanish: `Si trabajamos con subcontratistas no se dice en este sitio. Sí: firmamos un BAA antes de tocar un sistema con datos de pacientes. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'referral-fee',
    answer: `A referral bonus is not mentioned on this site, so I cannot promise one. If somebody you know looks for IT for a clinic, they can call ${phone} or write to ${sales}; the first assessment is free for them. For the bonus itself, ask at ${phone} or ${sales}.`,
    spanish: `Un premio por recomendarnos no se menciona en este sitio, así que no puedo prometerlo. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'copier-disk',
    answer: `Many copiers and fax machines keep copies on a hard disk, and it must be wiped before the machine goes back to the leasing company, 45 CFR 164.310(d)(2). Our article advises to have the leasing company confirm the wipe in writing and to note the serial number and the date: [eFax or fax machine?](/blog/efax-or-fax-machine). Whether we do the wiping is not stated here: call ${phone} or write to ${sales}.`,
    spanish: `Muchas copiadoras guardan copias en un disco; hay que borrarlo antes de devolver la máquina, y pedir la confirmación por escrito. Si lo hacemos nosotros no se dice aquí: ${phone} o ${sales}.`,
  },
  {
    id: 'data-recovery',
    answer: `Recovering data from a damaged drive is not named on this site, so I cannot say whether we do it. What is named: backups checked every day and restored on schedule, so that a copy can be read when it is needed. To ask about your drive before anything more is tried with it, call ${phone} or write to ${sales}.`,
    spanish: `Recuperar datos de un disco dañado no se menciona en este sitio. Sí: copias revisadas cada día y restauradas como prueba. Antes de intentar más, llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'after-month',
    answer: `Yes: we fix the fault, then the reason for it, and check a month later that it stayed fixed. With Helpdesk Support your office manager also gets a monthly list of what broke, how often, and what we changed so that it stops. If it breaks again, call ${phone} at any hour. Read more: [About](/about).`,
    spanish: `Sí: arreglamos la falla y su causa, y un mes después revisamos que siga arreglada. Si vuelve a fallar, llame al ${phone} a cualquier hora.`,
  },
  {
    id: 'practice-sold',
    answer: `What happens to an agreement when a practice is sold, merges or closes is not stated on this site: it stands in the written agreement, which you read before you sign. What is stated: passwords, drawings, settings and decisions are documented and belong to you, also on the day you leave. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Qué pasa con el contrato si se vende la clínica no se dice en este sitio: está en el acuerdo escrito. Las contraseñas y documentos son suyos. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'baa-terms',
    answer: `The wording of our business associate agreement is not published on this site, nor whether we sign yours instead, or what it says on liability, audits and reporting times. What is stated: it is signed first, before we touch a system that holds patient data. To see the text or to send yours, call ${phone} or write to ${sales}.`,
    spanish: `El texto de nuestro BAA no está publicado, ni si firmamos el suyo. Se firma primero, antes de tocar un sistema con datos de pacientes. Para verlo: ${phone} o ${sales}.`,
  },
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
    id: 'scan-paper-charts',
    answer: `Scanning of paper charts is not named among our services on this site, so I cannot say that we do it. What is near it: when you change EHR systems we move charts, images and schedules and keep the old record readable, and File Sharing gives scans one place with access by role. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Escanear expedientes de papel no está entre los servicios de este sitio. Cerca de eso: mover expedientes al cambiar de EHR y un lugar común para escaneos. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'downtime-catch-up',
    answer: `Our article advises: first one person checks that the system is really up, with three charts, the newest entry and a test order. Then enter allergies and medications, then orders and results, notes, and charges last; one person reads, one types, and no sheet is thrown away until all are counted: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). For help call ${phone}, ${claims.supportHours}.`,
    spanish: `Primero confirme que el sistema funciona. Después: alergias y medicinas, órdenes y resultados, notas y al final cargos; uno lee y otro teclea, y no se tira ninguna hoja sin contarlas. Ayuda: ${phone}.`,
  },
  {
    id: 'power-battery',
    answer: `Battery backup (UPS) and generators are not mentioned on this site, so I cannot say that we supply or install them. What we do: look at the server closet when we walk the building, watch servers and lines ${claims.supportHours}, and put in a second internet line. To ask about batteries, call ${phone} or write to ${sales}.`,
    spanish: `Las baterías de respaldo y los generadores no se mencionan en este sitio. Sí: revisamos el cuarto del servidor y vigilamos servidores y líneas a toda hora. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'fridge-monitoring',
    answer: `Temperature monitoring for refrigerators is not mentioned on this site, so I cannot say that we do it. What is near it: monitoring of servers, computers, backups and lines, Wi-Fi that holds, and a network lane of its own for devices. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Vigilar la temperatura de refrigeradores no se menciona en este sitio. Sí vigilamos servidores, computadoras, copias y líneas. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'photos-logo',
    answer: `Photography and logo design are not mentioned on this site, so I cannot say that we do them. What we do: take over or build the website, designed for phones first, and Digital Marketing with a page for each service and provider, and articles and posts that you approve. To ask, call ${phone} or write to ${sales}.`,
    spanish: `La fotografía y el diseño de logotipos no se mencionan en este sitio. Sí hacemos el sitio web y el marketing digital. Pregunte al ${phone} o a ${sales}.`,
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
    id: 'staff-confidentiality',
    answer: `Whether each of our employees signs a confidentiality agreement is not stated on this site. What is stated: the company signs a business associate agreement before it touches a system that holds patient data, and every remote session is logged. To ask about individual papers, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice si cada empleado firma un acuerdo de confidencialidad. La empresa firma un acuerdo BAA antes de tocar un sistema con datos de pacientes. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'office-training',
    answer: `Lessons in Word, Excel or other office programs are not named on this site, so I cannot say that we give them. What is named is staff training in security: short lessons and practice messages through the year. To ask for more, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan clases de Excel o Word. Sí hay capacitación del personal en seguridad, con lecciones cortas. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'hold-time',
    answer: `Whether you meet a menu of buttons or hold music, and how long callers wait, is not stated on this site. What is stated: a person answers ${phone} ${claims.supportHours}, also for people who are not clients yet, and what touches patient care goes to the front of the line. To hear it for yourself, call at any hour or write to ${hello}.`,
    spanish: `En este sitio no dice si hay menú de botones ni cuánto se espera. Sí dice que una persona contesta el ${phone} ${claims.supportHours}. Llame cuando quiera o escriba a ${hello}.`,
  },
  {
    id: 'public-procurement',
    answer: `Whether we are registered as a vendor with a state, county or federal agency, or on a purchasing list, is not stated on this site, nor whether we answer formal requests for proposals. What is stated: we walk the building before a price is written, and scope and price come on one page. Send your request to ${sales} or call ${phone}.`,
    spanish: `En este sitio no dice si estamos en listas de proveedores del estado o del gobierno federal, ni si respondemos a licitaciones. Envíe su solicitud a ${sales} o llame al ${phone}.`,
  },
  {
    id: 'contract-changes',
    answer: `Whether wording in the agreement can be changed is not stated on this site. What is stated: the business associate agreement comes first, then the scope and the price on one page, and you read both before you sign. Send the changes you or your lawyer want to ${sales} or call ${phone}.`,
    spanish: `En este sitio no dice si se puede cambiar la redacción del contrato. Usted lo lee antes de firmar. Envíe los cambios que quiere a ${sales} o llame al ${phone}.`,
  },
  {
    id: 'regular-onsite-day',
    answer: `Whether somebody can sit in your building on a fixed day each week is not stated on this site, nor a price for it. What is stated: most faults are fixed by remote session, and when hands are needed we tell you before anyone drives. To ask for fixed days, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice si alguien puede estar en su edificio un día fijo por semana. La mayoría de las fallas se arreglan a distancia. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'pause-service',
    answer: `Whether a service can be paused for some months is not stated on this site. What is stated: there is one monthly fee with the scope in writing, and the terms stand in your written agreement. To ask for a pause, call ${phone} or write to ${support}.`,
    spanish: `En este sitio no dice si un servicio se puede pausar unos meses; los términos están en su contrato. Pregunte al ${phone} o escriba a ${support}.`,
  },
  {
    id: 'savings',
    answer: `How much a clinic saves is not stated on this site, and I cannot promise a sum. In our [case study](/case-study) one clinic cut its internet costs by five figures; with eFax, paper, toner and the analog line fall away. The free assessment looks at your contracts too: call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice cuánto ahorra una clínica y no puedo prometer una cantidad. La evaluación gratis también revisa sus contratos: llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'my-quote',
    answer: `I cannot see offers, notes or earlier talks from this chat, and how long an offer holds is not stated on this site. A price is binding only in a written offer, so look at the date on yours or ask for it in writing: call ${phone} or write to ${sales}, with your clinic and the day you talked.`,
    spanish: `No puedo ver ofertas ni conversaciones anteriores, y en este sitio no dice cuánto dura una oferta. Llame al ${phone} o escriba a ${sales} con su clínica y el día en que hablaron.`,
  },
  {
    id: 'move-visit',
    answer: `I cannot see, move or cancel visits from this chat. Please call ${phone}: a person answers ${claims.supportHours}. As an existing client you can also write to ${support}. Say which clinic and which visit it is, and what day suits you instead.`,
    spanish: `No puedo ver, mover ni cancelar visitas desde este chat. Llame al ${phone}, ${claims.supportHours}, o escriba a ${support} con su clínica y el día que le conviene.`,
  },
  {
    id: 'left-behind',
    answer: `I cannot reach a technician from this chat. Please call ${phone}, ${claims.supportHours}, or write to ${hello}, and say which clinic it is, what was left or is missing, and on which day somebody was there.`,
    spanish: `No puedo comunicarme con un técnico desde este chat. Llame al ${phone} o escriba a ${hello} y diga qué clínica es, qué se quedó o falta y qué día fue.`,
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
    id: 'secure-texting',
    answer: `A messaging app for staff to text each other about patients is not named on this site. What is stated: Cloud Solutions has mailboxes with encryption for messages that carry patient information, and our [risk analysis article](/blog/hipaa-risk-analysis-for-a-small-practice) counts texts between providers among the places where patient data lives. To ask what would fit, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se menciona una aplicación de mensajes para el personal. Sí hay correo con cifrado para datos de pacientes. Pregunte al ${phone} o escriba a ${sales}.`,
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
    id: 'dictation',
    answer: `Dictation programs and AI scribes are not named on this site, so I cannot say that we set them up or choose them. What is near it: a helpdesk for the computers they run on, networks and Wi-Fi that hold, and connections to your EHR by HL7 and FHIR. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan programas de dictado ni escribas de IA. Sí atendemos las computadoras, la red y las conexiones con su EHR. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'checkin-kiosk',
    answer: `Check-in kiosks, tablets for patients and signature pads are not named on this site, so I cannot say that we supply or set them up. What is near it: Wi-Fi that holds, a network lane of their own for devices, and care for the card scanners and label printers at check-in. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan kioscos ni tabletas para el registro de pacientes. Sí hacemos la red y el Wi-Fi que necesitan. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'waiting-room-tv',
    answer: `Screens and televisions in waiting rooms are not mentioned on this site, so I cannot say that we install them or run what they show. What we do is the cabling, the Wi-Fi, and a network lane for guests and devices apart from records. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan televisiones ni pantallas para la sala de espera. Lo que hacemos es el cableado y la red. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'nurse-call',
    answer: `Nurse call systems, pagers and overhead speakers are not named on this site, so I cannot say that we install or repair them. What we do is cabling, Wi-Fi along the rounds, and separate network lanes for devices and phones. If residents cannot call for help now, call the maker of the system. To ask us, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan sistemas de llamada de enfermería ni altavoces. Si ahora no funcionan, llame al fabricante. Para preguntarnos, ${phone} o ${sales}.`,
  },
  {
    id: 'office-licenses',
    answer: `Whether we sell Microsoft 365 or other licenses, and at what price, is not stated on this site. What is stated: an Asset and License List, part of Managed IT Services, shows what you own and which license nobody uses, and E-mail and Calendars is part of Cloud Solutions. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice si vendemos licencias de Microsoft 365 ni a qué precio. Managed IT lleva una lista de sus licencias. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'copier-lease',
    answer: `Copier leases and printers for sale are not named on this site, so I cannot say that we offer them. What is stated: Printer and Scanner Care looks after drivers, trays, queues and replacements, and Vendor Management keeps contracts and notice dates in one calendar. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se menciona la renta ni la venta de copiadoras. Sí cuidamos impresoras y llevamos los contratos en un calendario. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'grants',
    answer: `Grants and subsidies are not mentioned on this site, so I do not know of any and cannot advise. The free first assessment gives you a list of what is needed, and Managed IT Services has a plan with years and prices, which may help with an application. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan becas ni subsidios, así que no puedo aconsejar. La evaluación gratis le da una lista de lo que hace falta. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'chart-snooping',
    answer: `Who opened which chart is in the audit log of your EHR; whether we read that log for you is not stated on this site. What is stated: File Sharing keeps a record of who opened what, eFax records every opening, and the helpdesk opens the case with your EHR vendor. For help with it, call ${phone} or write to ${sales}.`,
    spanish: `Quién abrió un expediente está en el registro de su EHR; si nosotros lo revisamos no se dice en este sitio. Podemos abrir el caso con su proveedor. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'e-signature',
    answer: `Electronic signatures on consents or agreements are not named on this site, so I cannot say that we set them up. What is near it: website forms with encrypted storage, access logs and a business associate agreement, and patient portals set up with your EHR vendor. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan firmas electrónicas. Sí hay formularios web con almacenamiento cifrado y portales con su proveedor del EHR. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'timeclock',
    answer: `Time clocks, payroll and shift scheduling programs are not named on this site, so I cannot say that we supply or set them up. What we do: the computers, the cabling and the network they run on, and calls to other vendors through the helpdesk. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan relojes checadores, nóminas ni programas de turnos. Lo que hacemos es el cableado y la red. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'accreditation',
    answer: `Preparing for an accreditation survey or a state inspection is not mentioned on this site, so I cannot say that we handle it. What is stated: a HIPAA risk analysis, access logs and restore tests are written down as we work, so that you can show them to an auditor. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se menciona la preparación para una acreditación. Sí documentamos análisis de riesgos, accesos y pruebas de respaldo para mostrarlos. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'interpreters',
    answer: `Interpreters for patients are not among the ${serviceCount} services listed on this site, so I cannot say that we provide them. We look after the IT of clinics: what a video interpreter needs is a network and Wi-Fi that hold. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Los intérpretes para pacientes no están entre los ${serviceCount} servicios de este sitio. Lo nuestro es la informática, también la red y el Wi-Fi que usa un intérprete por video. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'financing',
    answer: `Payment plans or financing are not mentioned on this site. What is stated: taking over a clinic’s IT usually costs ${takeover}, once, and the monthly fee depends on the services; you see the price on one page before you sign. To ask about instalments, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan abonos ni financiamiento. Empezar suele costar ${takeover}, una sola vez; el precio lo ve antes de firmar. Para preguntar por abonos, llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'contract-language',
    answer: `In which languages the written agreement comes is not stated on this site. What is stated: you read the scope and the price, on one page, before you sign, and we say things plainly. To ask for Spanish or another language, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice en qué idiomas viene el contrato. Usted lee el alcance y el precio antes de firmar. Para pedirlo en español, llame al ${phone} o escriba a ${sales}.`,
  },
];
