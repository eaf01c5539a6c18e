import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

/** Who else writes here, and the terms they ask about. */
export const peopleAndTermsAnswers: readonly FurtherAnswer[] = [
  {
    id: 'similar-name',
    answer: `Whether we are related to other companies with a similar name is not stated on this site. We are ${company.name}, founded in ${company.foundingYear} in ${company.address.city}, ${company.address.regionName}, we do IT only for healthcare, and the one office listed is at ${company.address.oneLine}. If you are not sure whom you dealt with, call ${phone} or write to ${hello}. [About](/about)`,
    spanish: `Este sitio no dice si tenemos relación con empresas de nombre parecido. Somos ${company.name}, fundada en ${company.foundingYear} en ${company.address.city}, ${company.address.regionName}, informática solo para salud; única oficina listada: ${company.address.oneLine}. Si duda, llame al ${phone} o escriba a ${hello}. [About](/about)`,
  },
  {
    id: 'veterinary',
    answer: `Veterinary offices are not mentioned on this site: it names medical practices, hospitals, clinics, and nursing and care facilities, and the work is built around patient records and HIPAA. So I cannot say that we take animal clinics. To ask, write to ${sales} or call ${phone} during office hours, ${company.officeHours.display}.`,
    spanish: `Este sitio no menciona veterinarias: nombra consultorios médicos, hospitales, clínicas y centros de enfermería y cuidado, y el trabajo se basa en expedientes de pacientes e HIPAA. No puedo decir que las atendamos. Pregunte a ${sales} o al ${phone} en horario de oficina, en horario de oficina.`,
  },
  {
    id: 'commissions',
    answer: `Whether we earn commissions or margins on products we recommend is not stated on this site, so please ask us straight. What is stated: we tell you what we would do in your place, the list from the free assessment is yours whether you hire us or not, and the price comes on one page before you sign. Call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no dice si ganamos comisiones o márgenes por productos recomendados; pregúntenos directamente: ${phone} o ${sales}. Decimos qué haríamos en su lugar; la lista de la evaluación gratuita es suya, nos contrate o no; el precio, en una página antes de firmar.`,
  },
  {
    id: 'late-payment',
    answer: `Late fees, reminders and what happens to the service when an invoice is late are not stated on this site; for clients they stand in the written agreement. If money is short, please talk to us before the date: call ${phone} or write to ${support}. Please put no bank or card details in this chat or in an e-mail.`,
    spanish: `Este sitio no indica recargos, avisos ni qué pasa con el servicio por facturas atrasadas; para clientes consta en el contrato escrito. Si falta dinero, háblenos antes de la fecha: ${phone} o ${support}. No ponga datos bancarios ni de tarjeta aquí ni por correo.`,
  },
  {
    id: 'answering-service',
    answer: `Answering patients’ calls or booking their appointments for a clinic is not among the services listed on this site, so I cannot say that we do it. Our helpdesk takes calls of your staff about computers, ${company.claims.supportHours}; Digital Marketing counts calls and booked first visits and does not take them. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Atender llamadas de pacientes o agendar citas no figura entre los servicios de este sitio; no puedo decir que lo hagamos. La mesa de ayuda atiende a su personal sobre computadoras, ${company.claims.supportHours}, y Digital Marketing cuenta llamadas, no las contesta. Pregunte: ${phone} o ${sales}.`,
  },
  {
    id: 'credentialing',
    answer: `Credentialing and enrollment with insurance plans is not among the services listed on this site, so I cannot say that we do it. We look after the IT of clinics; near it are connections between billing systems and your EHR, and accounts that are ready when somebody starts. To ask, call ${phone} or write to ${sales}.`,
    spanish: `La acreditación e inscripción con aseguradoras no figura entre los servicios de este sitio; no puedo decir que la hagamos. Cuidamos la informática de clínicas, incluidas conexiones entre facturación y EHR, y cuentas listas cuando alguien empieza. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'convince-owner',
    service: 'managed-services',
    answer: `Let the facts do it. The first assessment is free: in about an hour we look at network, backups, access rules and contracts, and the owner gets a list in plain words, whether you hire us or not. Then the price, on one page. Managed IT means that nobody has to be the person who is good with computers: [Managed IT Services](/services/managed-services). Call ${phone} or write to ${sales}.`,
    spanish: `Deje hablar a los hechos. La primera evaluación es gratuita: en cerca de una hora vemos red, respaldos, accesos y contratos, y el dueño recibe una lista clara, nos contrate o no. Luego, el precio en una página: [Managed IT Services](/services/managed-services). ${phone} o ${sales}.`,
  },
  {
    id: 'call-at-time',
    answer: `I cannot fix a time from here, and whether a call can be set for an exact hour is not stated on this site. Call ${phone} yourself whenever you have a break: a person answers ${company.claims.supportHours}, and you can ask for the CEO, the CRO or the CTO. Or leave your name, e-mail address and phone number here and say when it suits you. May I have your name?`,
    spanish: `Desde aquí no puedo fijar una hora, y este sitio no dice si se puede. Llame usted al ${phone}: contesta una persona, ${company.claims.supportHours}; puede pedir al CEO, CRO o CTO. O deje nombre, correo, teléfono y cuándo le conviene. ¿Me dice su nombre?`,
  },
  {
    id: 'choose-who',
    answer: `Whether you can choose who helps you, a woman for example, is not stated on this site; it lists nobody by name. Call ${phone} and say what you would like: a person answers ${company.claims.supportHours}. What we do promise is to say plainly what broke, what it costs and what we would do in your place. If you would rather write, ${hello}.`,
    spanish: `Este sitio no dice si puede elegir quién le ayuda, por ejemplo una mujer; no nombra a nadie. Llame al ${phone} y diga qué prefiere: contesta una persona, ${company.claims.supportHours}. Prometemos decir claramente qué falló, cuánto cuesta y qué haríamos. También puede escribir: ${hello}.`,
  },
  {
    id: 'tech-late',
    service: 'helpdesk-support',
    answer: `I am sorry. I cannot see visits or where anybody is from this chat. Please call ${phone} now: a person answers ${company.claims.supportHours}; give your clinic and the agreed time, and say if patients are waiting, because what touches care goes to the front of the line. If it keeps happening, say so when you call: you can ask for the CEO, who takes the call when we miss our standard.`,
    spanish: `Lo siento. Desde este chat no veo visitas ni dónde está nadie. Llame ya al ${phone}, ${company.claims.supportHours}; diga su clínica, la hora acordada y si hay pacientes esperando: lo que afecta la atención va primero. Si se repite, puede pedir hablar con el CEO.`,
  },
  {
    id: 'demo',
    answer: `A demo or a test account is not mentioned on this site, so I cannot promise one. What is free: a consultation of an hour with someone who knows clinic IT, and the first assessment in your building. Ask there to be shown what you want to see: call ${phone} or write to ${sales}. What each service contains is on [Services](/services).`,
    spanish: `Este sitio no menciona demostraciones ni cuentas de prueba; no puedo prometerlas. Son gratuitas una consulta de una hora con alguien que conoce la informática clínica y la primera evaluación en su edificio. Pida ahí ver lo que desea: ${phone} o ${sales}. [Services](/services)`,
  },
  {
    id: 'assessment-after-hours',
    answer: `Whether the free assessment can take place in the evening or at a weekend is not stated on this site; the office keeps ${company.officeHours.display}. It takes about an hour, and our updates and switches are planned for after closing time, so please ask: call ${phone} or write to ${sales} and say when your building is free.`,
    spanish: `Este sitio no dice si la evaluación gratuita puede ser de noche o fin de semana; la oficina abre en horario de oficina. Dura cerca de una hora; planeamos actualizaciones y cambios después del cierre. Pregunte al ${phone} o ${sales} y diga cuándo está libre su edificio.`,
  },
  {
    id: 'trial-month',
    answer: `A trial month or test period is not mentioned on this site, so I cannot promise one. What you can try for nothing: the first consultation, an hour, and the assessment of your building, with a list that is yours either way. You may also take one service only and add others later. For the terms call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no menciona un periodo de prueba; no puedo prometerlo. Son gratuitas la primera consulta, de una hora, y la evaluación de su edificio, con una lista que es suya. También puede tomar un solo servicio y agregar otros después: ${phone} o ${sales}.`,
  },
  {
    id: 'sign-up-online',
    answer: `There is no online sign-up or payment on this site, and please put no card details in this chat. It begins with a talk, which is free; then come the agreements and a walk through your building, with the price on one page before you sign. To begin, call ${phone} or write to ${sales}, or say “call me” and I take your contact details.`,
    spanish: `Este sitio no tiene inscripción ni pago en línea; no ponga datos de tarjeta aquí. Se empieza con una charla gratuita; luego, acuerdos y recorrido del edificio, con precio en una página antes de firmar. Llame al ${phone}, escriba a ${sales} o diga «llámeme».`,
  },
  {
    id: 'vendor-tech-request',
    service: 'helpdesk-support',
    answer: `How outside vendors send technical requests is not described on this site. What fits: have the clinic, as our client, call ${phone} or write to ${support} and name you, with what your device needs, ports and network, and the date; it becomes a ticket with a number. Whether we need the client’s approval in writing, ask there. We may not say here who is a client.`,
    spanish: `Este sitio no describe solicitudes técnicas de proveedores externos. Que la clínica cliente llame al ${phone} o escriba a ${support}, lo nombre y dé puertos, red y fecha; se abre un ticket numerado. Pregunte ahí si hace falta aprobación escrita. Aquí no revelamos clientes.`,
  },
  {
    id: 'provider-outage-status',
    service: 'network-services',
    answer: `I cannot see whether a phone or internet company has an outage; their own status page or number tells you. If your clinic is a client and its line is down, call ${phone}, at any hour: we open the case with the provider and stay on it. A backup line that takes over by itself is part of [Network Infrastructure](/services/network-services).`,
    spanish: `No puedo ver fallas de compañías de teléfono o internet; consulte su página de estado o número. Si es cliente y está sin línea, llame al ${phone} a cualquier hora: abrimos y seguimos el caso con el proveedor. Línea de respaldo automática: [Network Infrastructure](/services/network-services).`,
  },
  {
    id: 'student-shadowing',
    answer: `Internships, shadowing and practicum hours are not mentioned on this site, so I do not know whether we take students. Write to ${hello} with your school, the hours you need and the dates, or call ${phone}; the office is open ${company.officeHours.display}. No openings are listed here. See [About](/about).`,
    spanish: `Este sitio no menciona pasantías, observación ni horas de práctica; no sé si aceptamos estudiantes. Escriba a ${hello} con su escuela, horas y fechas, o llame al ${phone}; la oficina abre en horario de oficina. Aquí no hay vacantes publicadas. [About](/about)`,
  },
  {
    id: 'former-employee',
    answer: `Payroll papers, last checks, references and employment records are not handled in this chat, and this site names no personnel department. If you worked here, write to ${hello} or call ${phone}, ${company.officeHours.display}, and ask for the person in charge. Please put no Social Security number in this chat. See [Contact](/contact).`,
    spanish: `En este chat no tratamos nómina, últimos cheques, referencias ni constancias de empleo, y el sitio no nombra departamento de personal. Si trabajó aquí, escriba a ${hello} o llame al ${phone}, en horario de oficina, y pregunte por el encargado. No ponga aquí número de Seguro Social.`,
  },
  {
    id: 'building-notice',
    answer: `For anything about our office at ${company.address.oneLine}, call ${phone} or write to ${hello}; which person handles the building is not stated on this site. The office is open ${company.officeHours.display}, and support answers at any hour. I cannot pass a message on by myself from this chat. See [Contact](/contact).`,
    spanish: `Sobre nuestra oficina en ${company.address.oneLine}, llame al ${phone} o escriba a ${hello}; este sitio no dice quién se encarga del edificio. La oficina abre en horario de oficina; soporte contesta a toda hora. Desde este chat no puedo pasar mensajes. [Contact](/contact)`,
  },
  {
    id: 'application-status',
    answer: `I cannot see applications or interviews from this chat. No openings are listed on this site, and how soon applicants hear back is not stated. Please write to ${hello} or call ${phone}, ${company.officeHours.display}, with your name and the role you talked about. See [Contact](/contact).`,
    spanish: `Desde este chat no puedo ver solicitudes ni entrevistas. Este sitio no tiene vacantes publicadas ni dice cuándo reciben respuesta los candidatos. Escriba a ${hello} o llame al ${phone}, en horario de oficina, con su nombre y el puesto del que hablaron. [Contact](/contact)`,
  },
  {
    id: 'relative-no-answer',
    answer: `We are an IT company for care facilities and cannot reach a resident, the nurses or a doctor for you. Keep calling the facility, also at its other numbers, or go there. If you think somebody is hurt or in danger now, call 911. If the facility’s own phones seem to be broken, its staff can call us at ${phone}. Please put no health details in this chat.`,
    spanish: `Si alguien puede estar herido o en peligro, llame al 911. Somos empresa de IT y no podemos contactar residentes, enfermeras ni médicos. Siga llamando al centro o vaya. Si fallan sus teléfonos, su personal puede llamarnos al ${phone}. No ponga aquí datos de salud.`,
  },
  {
    id: 'patient-techs-read',
    answer: `What an IT company may open at your clinic is for the clinic to say, so please ask its privacy officer. What this site says: a business associate agreement is signed before we touch a system that holds patient data, and remote sessions need consent and are logged. Who of our people can open what is not stated here; ask at ${hello} or ${phone}, without health details.`,
  },
];
