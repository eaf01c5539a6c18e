import { company } from '../../company.ts';
import { formatCount } from '../../../format-count.ts';
import { howTo } from '../../how-to.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

const { min, max } = howTo.estimatedCost;
const takeover = `$${formatCount(min)} to $${formatCount(max)}`;

/** What people ask before they begin with us, and when something of ours did not go well. */
export const beginningAnswers: readonly FurtherAnswer[] = [
  {
    id: 'it-person-leaves',
    service: 'managed-services',
    answer: `Yes, we can work with your person until then: we divide the work and put the line between us in writing. Taking over takes about one week for a typical clinic: a walk through the building, one list of computers, accounts, licenses and contracts, then new administrator passwords. How a longer handover is arranged is not stated here: call ${phone} or write to ${sales}. Read more: [Services](/services).`,
    spanish: `Sí, podemos trabajar con esa persona hasta que se vaya y dejar por escrito quién hace qué. Asumir el servicio toma cerca de una semana en una clínica típica. Para una entrega más larga, pregunte en ${phone} o ${sales}. [Servicios](/services)`,
  },
  {
    id: 'moving-when-to-call',
    service: 'network-services',
    answer: `How many weeks ahead to call is not stated on this site; lines are ordered early, so call as soon as you know the address. What is stated, under Moves and New Sites: racks are built before moving day, and someone is on site when you open. Call ${phone} or write to ${sales}. Read more: [Network Infrastructure](/services/network-services).`,
    spanish: `Este sitio no dice con cuántas semanas llamar; las líneas se piden temprano, así que llame apenas sepa la dirección. Los racks se arman antes de la mudanza y hay alguien en el lugar cuando usted abre: ${phone} o ${sales}.`,
  },
  {
    id: 'wifi-crowded',
    service: 'network-services',
    answer: `Wi-Fi that fails when a room fills up points to too many devices on one access point, or to an internet line that is full. Test with a laptop on a cable: if that is slow too, leave the Wi-Fi alone. More access points at lower power usually help. We measure it on site: call ${phone} or write to ${sales}. Read more: [Wi-Fi in exam rooms](/blog/wifi-in-exam-rooms).`,
    spanish: `Si el Wi-Fi falla cuando se llena la sala, suele haber demasiados equipos en un punto de acceso o una línea de internet saturada. Pruebe con una laptop por cable. Lo medimos en el lugar: ${phone} o ${sales}. [Wi-Fi](/blog/wifi-in-exam-rooms)`,
  },
  {
    id: 'cannot-go-down',
    service: 'network-services',
    answer: `No promise that nothing ever fails is stated, but much is built for it: a second internet line by another route takes over by itself, switches and lines are watched ${company.claims.supportHours}, websites have ${company.claims.uptime}% uptime, and a person answers at any hour. Phone systems are not among our services; whether we have a client like you is not stated: ask at ${phone} or ${sales}. Read more: [Network Infrastructure](/services/network-services).`,
    spanish: `No prometemos que nada falle nunca, pero una segunda línea de internet por otra ruta entra sola, vigilamos switches y líneas, y una persona responde a toda hora. No ofrecemos sistemas telefónicos. Pregunte en ${phone} o ${sales}. [Redes](/services/network-services)`,
  },
  {
    id: 'ticket-unanswered',
    service: 'helpdesk-support',
    answer: `I am sorry; that should not happen. I cannot see tickets from here. Please call ${phone}, ${company.claims.supportHours}, with the ticket number and say since when it is open and what it holds up; what touches patient care goes to the front of the line. If that does not help, ask for the CEO, who takes the call when we miss our standard. By e-mail: ${support}. Read more: [Contact](/contact).`,
    spanish: `Lo siento; eso no debería pasar. Desde aquí no veo los tickets. Llame a ${phone} con el número y diga desde cuándo está abierto y qué detiene. Si no basta, pida hablar con el director general. Por correo: ${support}.`,
  },
  {
    id: 'new-clinic-opening',
    service: 'network-services',
    answer: `Start with a talk: it is free and needs no preparation. Say when you open, how many people will work there and which EHR you want. For a new site, lines are ordered early, cabling and Wi-Fi planned on site, racks built, and someone is there when you open. How many months ahead is not stated, so call early: ${phone} or ${sales}. Read more: [Network Infrastructure](/services/network-services).`,
    spanish: `Empiece con una conversación: es gratis y no requiere preparación. Diga cuándo abre, cuántas personas trabajarán y qué EHR quiere. No se indica con cuántos meses de anticipación, así que llame pronto: ${phone} o ${sales}. [Redes](/services/network-services)`,
  },
  {
    id: 'tell-old-provider',
    service: 'managed-services',
    answer: `When notice is due stands in your contract with them; who tells them first is not stated on this site, so ask in the first talk, which is free. What is stated: contracts and notice dates go into the inventory, and at the switch your old provider hands over what is left. Passwords are made new and former accounts switched off. Call ${phone} or write to ${sales}. Read more: [Services](/services).`,
    spanish: `El plazo de aviso está en el contrato con su proveedor actual; este sitio no dice quién le avisa primero. Pregúntelo en la primera conversación, que es gratis. En el cambio, las contraseñas se hacen nuevas. ${phone} o ${sales}. [Servicios](/services)`,
  },
  {
    id: 'calendar-link',
    answer: `This site has no online calendar, so a meeting cannot be booked by a click, and I cannot fix a time from here. Call ${phone} or write to ${sales}, or say here “call me” and I take your contact details, so that a person arranges it with you. The first consultation is free and takes an hour; bring your worst problem and your last invoice. Read more: [Contact](/contact).`,
    spanish: `Este sitio no tiene calendario en línea y desde aquí no puedo fijar una hora. Llame a ${phone}, escriba a ${sales} o diga aquí «llámenme» y tomo sus datos de contacto. La primera consulta es gratis y dura una hora.`,
  },
  {
    id: 'start-price-range',
    answer: `I cannot say from here where you would land: it depends on the number of sites and computers and on the faults we find, and we walk every building before we write a price. Usual is ${takeover}, once; the walk takes about an hour and is free. The monthly fee comes on top and depends on the services. Call ${phone} or write to ${sales}.`,
    spanish: `Desde aquí no puedo decirle una cifra: depende de los sitios, las computadoras y las fallas que encontremos. Recorremos cada edificio antes de poner precio, gratis, en cerca de una hora. La cuota mensual va aparte. Llame a ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'patient-website-ads',
    service: 'website-hosting',
    answer: `I cannot see from here what that clinic’s website sends. Please ask the clinic, its privacy officer, who receives what is typed into the form; a complaint can go to the Office for Civil Rights at HHS. If the site carries our name, tell us its address at ${hello} or ${phone}, without health details. How such things happen: [What your website tells others](/blog/what-your-website-tells-others-about-patients)`,
    spanish: `Desde aquí no veo qué envía el sitio de esa clínica. Pregunte a su responsable de privacidad quién recibe lo escrito; puede quejarse ante la Oficina de Derechos Civiles del HHS. Si lleva nuestro nombre, avísenos en ${hello} o ${phone}, sin datos de salud.`,
  },
  {
    id: 'burned-before',
    answer: `Passwords, drawings, settings and decisions are documented and belong to you, also on the day you leave. The scope and the price stand on one page before you sign. A person answers ${phone} ${company.claims.supportHours}, and when we miss our standard the CEO takes the call. How long an agreement runs is not stated on this site. Ask also to talk to a similar client: ${sales}.`,
    spanish: `Contraseñas, planos, configuraciones y decisiones quedan documentados y son suyos, también el día que se vaya. Alcance y precio caben en una página antes de firmar. Este sitio no indica la duración del acuerdo. Pida hablar con un cliente parecido: ${sales} o ${phone}.`,
  },
  {
    id: 'vendor-finger-pointing',
    service: 'helpdesk-support',
    answer: `Yes, that is part of the work: we give you one party to call when vendors disagree. We open the case with your EHR, device, lab or internet provider and stay on it until it is closed. One administrator writes that three vendors each blamed someone else, and we put them on one call and found the setting. Call ${phone}, at any hour if care is affected. [Vendor Calls](/services/helpdesk-support)`,
    spanish: `Sí, es parte del trabajo: usted llama a uno solo cuando los proveedores no se ponen de acuerdo. Abrimos el caso y lo seguimos hasta cerrarlo. Llame a ${phone}, a cualquier hora si afecta la atención. [Llamadas a proveedores](/services/helpdesk-support)`,
  },
  {
    id: 'marketing-first-steps',
    service: 'digital-marketing',
    answer: `First the plain things, because they cost little and keep working: correct name, hours and phone on maps and directories for every location, a page for each service, and reviews that get an answer, in which we never confirm that the writer is a patient. Advertising comes after, when the page that people land on is ready. You approve what is published. To begin: ${phone} or ${sales}. [Digital Marketing](/services/digital-marketing)`,
    spanish: `Primero lo sencillo: nombre, horario y teléfono correctos en mapas y directorios, una página por servicio y respuestas a las reseñas sin confirmar quién es paciente. La publicidad viene después. Usted aprueba lo que se publica: ${phone} o ${sales}. [Marketing digital](/services/digital-marketing)`,
  },
  {
    id: 'email-addresses-stay',
    service: 'cloud-solutions',
    answer: `Whether every address stays the same is not stated on this site; tell us who holds your domain now. What is stated: we move e-mail to a cloud that signs a business associate agreement, copy first, test with two or three of your people, and switch on an evening; domains are registered in your clinic’s name. To be sure, call ${phone} or write to ${sales}. [Cloud Solutions](/services/cloud-solutions)`,
    spanish: `Este sitio no dice si cada dirección sigue igual; díganos quién tiene hoy su dominio. Copiamos primero el correo, probamos con dos o tres personas y cambiamos una noche. Para estar seguro: ${phone} o ${sales}. [Servicios en la nube](/services/cloud-solutions)`,
  },
  {
    id: 'chat-for-whom',
    answer: `This chat is a machine: answers are automated. It and this website are for people who run clinics, and for their questions about our IT services. Patients may ask where to turn, but I have no access to appointments, results or records, so for those please call your clinic. Whoever writes: no names, diagnoses or other patient details here. For a person, call ${phone}. [Privacy Policy](/privacy-policy)`,
    spanish: `Este chat es una máquina, para quienes dirigen clínicas y preguntan por nuestros servicios de TI. No tengo acceso a citas, resultados ni expedientes; para eso llame a su clínica. No escriba datos de pacientes. Con una persona: ${phone}. [Privacidad](/privacy-policy)`,
  },
  {
    id: 'remote-own-laptop',
    service: 'cloud-solutions',
    answer: `Providers on call reach the chart from home with two-step sign-in, and nothing is left on the laptop. Whether it has to be a laptop of the clinic, or may be the doctor’s own, is not stated on this site; every device that we manage is encrypted. Say which EHR and which computer it is: call ${phone} or write to ${sales}. [Secure Remote Access](/services/cloud-solutions)`,
    spanish: `Los médicos de guardia ven el expediente desde casa con inicio de sesión en dos pasos, y nada queda en la laptop. Este sitio no dice si puede ser la propia. Pregunte en ${phone} o ${sales}. [Acceso remoto seguro](/services/cloud-solutions)`,
  },
  {
    id: 'start-price-covers',
    answer: `It goes with taking over your IT, in [seven steps](/services): a talk, the agreements, a walk through the building, one list of computers, accounts, licenses and contracts, of which you get a copy, new administrator passwords, two-step sign-in, a backup restored as a test, monitoring, and a review. Exactly what your sum includes stands on one page before you sign. To ask, call ${phone} or write to ${sales}.`,
  },
];
