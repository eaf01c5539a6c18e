import { commonAnswers as common } from '#shared/content/assistant/common-questions.ts';
import { company } from '#shared/content/company.ts';
import { howTo } from '#shared/content/how-to.ts';
import { PERSON, READ, SALES } from '../topics/phrases.ts';
import { HORA, OFICINA } from '../topics/spanish-hours.ts';

const { phone, emails, officeHours, claims, address } = company;

/** What is asked about something that was talked about, in words that alone say nothing. */
export interface Facet {
  /** Topics or services that it is asked of, by their ids or how those begin (`efax*`); `service` is any of them, `*` anything. */
  readonly about: string;
  readonly patterns: readonly string[];
  readonly answer: string;
  readonly spanish?: string;
}

const HOURS = 'hours round-the-clock who-answers helpdesk-support phone existing-client';
const START = `price monthly-price quote-request assessment consultation next-steps switch discount
  comparing sales-contact`;
const BACKUPS =
  'cloud-solutions cloud-solutions/Off-Site* restore-tests cloud-solutions/Disaster* ransomware-protection';
const WIFI = 'network-services/Clinic* exam-room-wifi';

/** The first whose subject and words fit is the answer. */
/** Who owns, opens or may see something is no question about our people. */
const NOT_WHOSE =
  '!own|owns|owner|see|sees|open|opens|opened|read|reads|keep|keeps|allowed|access|say|says|change|tells|breaks';

export const facets: readonly Facet[] = [
  {
    about: HOURS,
    patterns: [
      'mean|meant|talking|asking|about|not ~4 phone|phones|support|helpdesk|line|calls',
      '^ ~3 phones|phone|support|helpdesk $',
      'el|los ~1 telefono|telefonos|soporte',
    ],
    answer: `The phones never close: support answers ${phone.display} ${claims.supportHours}, weekends and holidays included. Only the office keeps hours.`,
    spanish: `Los teléfonos no cierran: el soporte contesta ${phone.display} a cualquier hora, también fines de semana y feriados. Solo la oficina tiene horario.`,
  },
  {
    about: HOURS,
    patterns: [
      'ROUND_CLOCK',
      'navidad|pascua|thanksgiving|feriado|feriados|diciembre',
      'ano nuevo',
      'weekend|weekends|holiday|holidays|eve',
    ],
    answer: `Yes, then too: a person answers ${phone.display} ${claims.supportHours}, which means every night, weekend and holiday. The office itself is open ${officeHours.display}.`,
    spanish: `Sí, también entonces: contesta una persona al ${phone.display} las 24 horas, todos los días del año, noches, fines de semana y feriados. Solo la oficina cierra.`,
  },
  {
    about: HOURS,
    patterns: ['door|visit|lobby|office|oficina|puerta', 'walk|come|stop in|by', 'in person'],
    answer: `The office, at ${address.oneLine}, is open ${officeHours.display}; please call ${phone.display} before you come.`,
    spanish: `La oficina, en ${address.oneLine}, abre ${OFICINA}, ${HORA}. Llame antes al ${phone.display}.`,
  },
  {
    about: HOURS,
    patterns: ['extra|surcharge|more ~3 cost|pay|charge|money', 'PRICE', 'extra', 'cobran|cuesta'],
    answer: `Support ${claims.supportHours} is part of how we work, and this site mentions no surcharge for nights. What is in your monthly fee, and what is not, you see on one page before you sign; for an offer, ${SALES}.`,
    spanish: `El soporte a cualquier hora es parte de cómo trabajamos, y este sitio no menciona un recargo por la noche. Lo que incluye su cuota lo ve por escrito antes de firmar: ${phone.display}.`,
  },
  {
    about: HOURS,
    patterns: [
      'same|real ~2 person|people|human',
      'WHO',
      'robot|machine|voicemail|recording',
      'quien',
    ],
    answer: `A person, at any hour, who has notes on your building, your EHR and your printers; whether it is the same one each time is not stated on this site. ${phone.display} reaches them.`,
    spanish: `Una persona, a cualquier hora, que tiene notas sobre su clínica. Si es siempre la misma, este sitio no lo dice.`,
  },
  {
    about: 'client-types not-healthcare network-size',
    patterns: [
      'even|just|only|single|one|solo|two|tiny|small|little|minimum|smallest',
      'un|una|solo|chico|chica|pequeno|pequena|minimo',
      'i am|were|we are ~4 one|two|three|four|2|3|4|5',
    ],
    answer: `Yes. No minimum is named: a two-provider office and a front desk with four computers are the small examples on this site, and a single doctor is welcome to ask. Size is no obstacle. ${READ('Network Infrastructure', '/services/network-services')}`,
    spanish: `Sí. Este sitio no nombra un mínimo: menciona un consultorio de dos médicos y una recepción con cuatro computadoras. El tamaño no es obstáculo: ${phone.display}.`,
  },
  {
    about: 'client-types price monthly-price services area',
    patterns: [
      '^ ~4 and|what|how|y|also ~3 CLINIC_KIND',
      'what|how about ~3 CLINIC_KIND',
      '^ ~2 CLINIC_KIND $',
      'CLINIC_KIND ~1 too|also|tambien',
    ],
    answer: `The same holds there: whoever sees patients is whom we work for, from a two-provider office to several sites. A kind of practice that this site does not mention is worth a question: ${SALES}.`,
    spanish: `Vale lo mismo: trabajamos para quienes atienden pacientes, desde un consultorio de dos médicos hasta varias sedes. Pregunte por su caso al ${phone.display}.`,
  },
  {
    about: 'baa',
    patterns: ['WHEN', '^ ~3 when', 'before|after|soon|first', 'cuando|antes'],
    answer: `Before we touch a system that holds patient data: it is the first thing signed, in step two of switching to us, ahead of the scope and the price.`,
    spanish: `Antes de tocar cualquier sistema con datos de pacientes: es lo primero que se firma, antes del alcance y del precio.`,
  },
  {
    about: 'baa',
    patterns: [
      'whose|ours|own|template|draft|copy|paper|version|send|see|read',
      'borrador|copia|ver',
    ],
    answer: `Ask for our draft, or send yours, to ${emails.sales.address}. Whose wording is used in the end is agreed between us and not stated on this site.`,
    spanish: `Pida nuestro borrador o envíe el suyo a ${emails.sales.address}.`,
  },
  {
    about: 'baa',
    patterns: ['PRICE', 'FREE', 'cost|extra|fee|charge|cuesta'],
    answer: `A price for the agreement is not stated on this site. It is signed before the scope and the price are; to be sure, ${SALES}.`,
    spanish: `Este sitio no menciona un precio por el acuerdo. Pregunte al ${phone.display}.`,
  },
  {
    about: START,
    patterns: [
      'include|includes|included|cover|covers|count|part|with|extra ~5 walk|visit|assessment|inspection|look|walkthrough',
      'walk|visit|inspection|walkthrough ~5 include|included|free|extra|cover|covered|part|cost',
    ],
    answer: `The walk through your building is the free first assessment: about an hour, no charge, and you keep the list. It is also one of the seven steps of switching; a price of its own for it is not on this site.`,
    spanish: `El recorrido por su edificio es la primera evaluación gratis: más o menos una hora, sin costo, y usted se queda con la lista.`,
  },
  {
    about: START,
    patterns: [
      'once|one-time|total|monthly|every|each|recurring|mensual|mes',
      'one time',
      'after that',
      'una vez',
    ],
    answer: `Starting usually costs ${howTo.costText}, and is not asked again. After it comes one monthly fee, which depends on the services you choose and is written down before you sign.`,
    spanish: `Entre $500 y $5,000 es una sola vez, para empezar. Después hay una cuota mensual según los servicios que elija, por escrito antes de firmar.`,
  },
  {
    about: START,
    patterns: [
      'negotiate|negotiable|lower|less|cheaper|discount|deal|descuento|rebaja',
      'better price',
    ],
    answer: common.discount.answer,
    spanish: common.discount.spanish,
  },
  {
    about: START,
    patterns: [
      'before|without ~4 sign|signing|commit|contract',
      'obligation|strings|commit|catch|compromiso',
    ],
    answer: `None that this site mentions: the first talk and the first assessment are free, you keep the list whether you hire us or not, and you read the scope and the price on one page before you sign.`,
    spanish: `Este sitio no nombra ninguna obligación: la primera charla y la primera evaluación son gratis y usted se queda con la lista, nos contrate o no.`,
  },
  {
    about: BACKUPS,
    patterns: [
      'delete|deletes|deleted|erase|change|changed|alter|tamper|remove|wipe|touch',
      'borrar|borra|borrarlas|cambiar',
    ],
    answer: `Nobody, from your network: the off-site copies are encrypted and cannot be changed or deleted from there, not even by an administrator. ${READ('Cloud Solutions', '/services/cloud-solutions')}`,
    spanish: `Desde su red, nadie: las copias externas están cifradas y no se pueden cambiar ni borrar, ni siquiera un administrador. [Cloud Solutions](/services/cloud-solutions)`,
  },
  {
    about: BACKUPS,
    patterns: [
      'how often',
      'frequently|daily|hourly|nightly|every',
      'seguido|diario',
      'cada cuanto',
    ],
    answer: `We check every day that the copy was made, and restore from it on schedule. How often each system is copied is agreed with you and not stated on this site. ${READ('Managed IT Services', '/services/managed-services')}`,
    spanish: `Cada día comprobamos que la copia se hizo y la restauramos según un calendario. La frecuencia de cada sistema se acuerda con usted.`,
  },
  {
    about: BACKUPS,
    patterns: ['test|tested|tests|prove|proof|know|sure|work|works', 'prueban|probar|sirven'],
    answer: `They are tested: we restore from the copies on schedule, which is the only proof that they can be read, and write it down, so that you can show it to an auditor or insurer.`,
    spanish: `Sí, se prueban: restauramos las copias según un calendario y lo dejamos por escrito para que pueda mostrarlo.`,
  },
  {
    about: BACKUPS,
    patterns: ['HOW_LONG', 'fast|quick|quickly|hours', 'cuanto tarda', 'rapido'],
    answer: `A restore test shows how long it takes with your data; a figure for everybody is not on this site, and neither is how long copies are kept. There is a written order in which systems come back. For yours, ${SALES}.`,
    spanish: `Cuánto tarda lo muestra la prueba de restauración con sus datos; este sitio no da una cifra. Pregunte al ${phone.display}.`,
  },
  {
    about: WIFI,
    patterns: [
      'how|where|know|find|decide ~6 antenna|antennas|access|points|point|boxes|routers|go|goes|put|place|spots',
      'survey|meter|measure|map',
      'walls|lead|steel',
    ],
    answer: `By measuring: we survey on site with a meter before, because exam rooms have lead, steel and water in the walls, place the access points where tablets are really used, and walk with a tablet after, until no dead corner is left. ${READ('Network Infrastructure', '/services/network-services')}`,
    spanish: `Midiendo: recorremos el lugar con un medidor antes de instalar y con una tableta después, hasta que no quede un rincón sin señal. [Network Infrastructure](/services/network-services)`,
  },
  {
    about: `${WIFI} network-services`,
    patterns: [
      'guest|guests|visitors|patients|waiting|lobby|public',
      'invitados|visitas|pacientes',
    ],
    answer: `Guests get a lane of their own: firewalls and segmentation keep it apart from records and devices, with written rules on what may cross. ${READ('Network Infrastructure', '/services/network-services')}`,
    spanish: `Los invitados tienen una red aparte, separada de los expedientes y los equipos. [Network Infrastructure](/services/network-services)`,
  },
  {
    about: `${WIFI} network-services case-study slow-network cloud-solutions switch`,
    patterns: ['close|closed|closing|shut|downtime|stop|patients|interrupt|cerrar'],
    answer: `You keep seeing patients: moves are planned for evenings after closing, one area at a time, with a way back. The clinic of our [Case study](/case-study) lost no day.`,
    spanish: `Ustedes siguen atendiendo: los cambios se hacen de noche, por partes y con marcha atrás. [Case study](/case-study)`,
  },
  {
    about: 'efax*',
    patterns: [
      'number|numbers|line ~6 keep|kept|survive|survives|same|lose|stay|happen|happens|old|new|change|port|move|gone',
      'old|same|our|my ~2 number|numbers',
      'numero|numeros',
    ],
    answer: `It stays: we move your fax numbers over and keep the old line running until the first test faxes arrive. ${READ('eFax Services', '/services/efax-services')}`,
    spanish: `Se conserva: trasladamos sus números de fax y la línea anterior sigue hasta que lleguen los primeros faxes de prueba. [eFax Services](/services/efax-services)`,
  },
  {
    about: 'efax*',
    patterns: [
      'prove|proof|know|confirm|received|arrived|delivered|receipt|log|logs|comprobante',
      'got|went|goes|gets ~1 there|through',
    ],
    answer: `Every fax leaves a record: who sent it, to which number, when, how many pages, and whether it was received. The logs can be searched and are kept as long as your policy says. ${READ('eFax Services', '/services/efax-services')}`,
    spanish: `Cada fax deja un registro: quién, a qué número, cuándo, cuántas páginas y si llegó. [eFax Services](/services/efax-services)`,
  },
  {
    about: 'assessment consultation quote-request',
    patterns: ['HOW_LONG', 'how long', 'cuanto dura|tarda'],
    answer: `About an hour. It costs nothing, and you keep the list.`,
    spanish: `Más o menos una hora. No cuesta nada y usted se queda con la lista.`,
  },
  {
    about: 'assessment quote-request price next-steps',
    patterns: ['WHO', 'who', 'quien'],
    answer: `Someone from our team; the Chief Revenue Officer walks your building before a price is written. Who that is, this site does not say. To set a time, ${SALES}.`,
    spanish: `Alguien de nuestro equipo; la dirección de ingresos (CRO) recorre el edificio antes de escribir un precio. Para fijar la hora: ${phone.display}.`,
  },
  {
    about: 'references reviews client-count',
    patterns: [
      'call|talk|speak|phone|ring|meet|visit ~3 one|them|him|her|some|someone',
      'hablar|llamar',
    ],
    answer: `Yes, if they agree: tell us what your clinic is like, and we ask a similar client whether they would take your call. ${SALES.replace('call', 'Call')}.`,
    spanish: `Sí, si aceptan: díganos cómo es su clínica y preguntamos a un cliente parecido. Llame al ${phone.display}.`,
  },
  {
    about: 'emr-integration* ehr-brand',
    patterns: ['brand|brands|vendors|which|systems|names|marcas|cuales'],
    answer: common.ehrNames.answer,
    spanish: common.ehrNames.spanish,
  },
  {
    about: 'helpdesk-support* broken windows-computers',
    patterns: ['today|now|tonight|quick|quickly|soon|fast|hoy|ahora'],
    answer: `Call ${phone.display} now: a person answers ${claims.supportHours}, and most faults are fixed by remote session while you wait. A time in minutes I cannot promise.`,
    spanish: `Llame ahora al ${phone.display}: contesta una persona a cualquier hora y la mayoría de las fallas se resuelven a distancia mientras espera.`,
  },
  {
    about: 'website*',
    patterns: [
      'change|edit|update|add|post|write ~6 ourselves|own|self|staff|us|me|we|hours|text|pages',
      'we|i|staff|ourselves ~4 change|edit|update|add|post',
      'cambiar|editar|actualizar',
    ],
    answer: `Yes: your staff can change hours, add a provider or post a closing notice without calling anyone. We set up the editor and train the people who will use it. ${READ('Website Hosting', '/services/website-hosting')}`,
    spanish: `Sí: su personal puede cambiar el horario, agregar un médico o publicar un aviso sin llamar a nadie; instalamos el editor y capacitamos a quienes lo usan. [Website Hosting](/services/website-hosting)`,
  },
  {
    about: 'staff-leaves helpdesk-support/New*',
    patterns: ['delete|disable|close|lock|remove|erase', 'borrar|desactivar|cerrar'],
    answer: `Disable them and delete nothing: the log and the files may still be needed. Sign out all open sessions on the last afternoon, and write it down. The whole list: [The last-day checklist](/blog/the-last-day-checklist).`,
    spanish: `Desactívelas y no borre nada: el registro y los archivos pueden hacer falta. Cierre todas las sesiones la última tarde y anótelo.`,
  },
  {
    about: 'reviews figures',
    patterns: ['score|stars|rating|average', 'calificacion|estrellas'],
    answer: company.rating
      ? `The score is ${company.rating.value} out of 5, the average of ${company.rating.count} reviews.`
      : 'This site shows no review score.',
  },
  {
    about: 'age about',
    patterns: [
      'add ~1 up',
      '2020',
      'math|sense|wrong|possible|contradict|either',
      'how ~3 15|years',
    ],
    answer: `The years are those of the people and not of the company: it was founded in ${company.foundingYear} by a team with over ${claims.yearsExperience} years in clinic IT behind it, and more than ${claims.combinedYears} combined in the leadership.`,
    spanish: `Los años son de las personas y no de la empresa: se fundó en ${company.foundingYear} con un equipo que ya tenía más de ${claims.yearsExperience} años de experiencia.`,
  },
  {
    about: 'old-server cloud-solutions* switch switch-downtime network-services',
    patterns: [
      'sideways|wrong|fails|fail|breaks|crashes|bad|south',
      'way ~1 back',
      'undo|reverse|rollback',
      'sale mal|falla',
    ],
    answer: `There is a way back: the old system stays untouched until you have worked on the new one and said that it is right, moves are made in small steps on an evening after closing, and a test group goes first.`,
    spanish: `Hay marcha atrás: el sistema anterior no se toca hasta que usted diga que el nuevo está bien, y los cambios se hacen de noche y por partes.`,
  },
  {
    about: 'client-types not-healthcare network-size',
    patterns: [
      'beds|users|providers|computers|staff|sites|doctors|locations',
      'camas|usuarios|sedes',
    ],
    answer: `That fits: networks of up to ${claims.maxUsers} users, with several sites, and size is no obstacle below that. ${READ('Network Infrastructure', '/services/network-services')}`,
    spanish: `Sí: cuidamos redes de hasta ${claims.maxUsers} usuarios, también con varias sedes.`,
  },
  {
    about: 'client-types not-healthcare',
    patterns: ['^ ~2 what|how about'],
    answer: `This site lists medical practices, hospitals, clinics, and nursing and care facilities. If yours is something else, please ask: ${SALES}.`,
    spanish: `Este sitio menciona consultorios, hospitales, clínicas y residencias. Si lo suyo es otra cosa, pregunte al ${phone.display}.`,
  },
  {
    about: 'co-managed',
    patterns: [
      'job|worried|replace|replaced|fire|fired|afraid|lose|scared|happens',
      'trabajo|despedir|reemplazar',
    ],
    answer: `Nobody is replaced: who does what is agreed and written down. Your person keeps the daily contact in the building and knows the people; we take nights, security, backups and projects.`,
    spanish: `Nadie es reemplazado: se acuerda por escrito quién hace qué. Su persona sigue con el trato diario; nosotros llevamos las noches, la seguridad, los respaldos y los proyectos.`,
  },
  {
    about: 'digital-marketing*',
    patterns: ['know|works|working|results|prove|worth|measure', 'resultados|funciona|sirve'],
    answer: `By figures: visits, calls and bookings are counted and reported, so that you see what each dollar brought; results themselves cannot be promised. ${READ('Digital Marketing', '/services/digital-marketing')}`,
    spanish: `Con cifras: se cuenta e informa lo que trajo cada dólar; los resultados no se pueden prometer. [Digital Marketing](/services/digital-marketing)`,
  },
  {
    about: 'security-services/Staff* training-results',
    patterns: ['person|online|video|classroom|onsite|where|how', 'linea|presencial|como'],
    answer: `Short lessons and practice messages through the year. Whether somebody also comes to your building for it is not stated on this site: ${SALES}.`,
    spanish: `Lecciones cortas y mensajes de práctica durante el año. Si alguien va a su edificio no figura en este sitio: ${phone.display}.`,
  },
  {
    about: 'sms-*',
    patterns: ['^ ~2 who', 'who ~2 sends|send|texts', 'number ~2 from', 'quien'],
    answer: `${company.alertsProgram}, a program of ${company.name}, from ${company.sms.display} and no other number.`,
    spanish: `${company.alertsProgram}, un programa de ${company.name}, desde el ${company.sms.display} y ningún otro número.`,
  },
  {
    about: 'website*',
    patterns: ['spanish|language|languages|bilingual|espanol|idioma|idiomas'],
    answer: `Whether a site can be built in more than one language is not stated on this site, so please ask: ${SALES}.`,
    spanish: `Si el sitio puede tener dos idiomas no figura aquí; pregunte al ${phone.display} o en ${emails.sales.address}.`,
  },
  {
    about: 'phone',
    patterns: ['FREE', 'free|toll|cost|charge|gratis'],
    answer: `Yes, ${phone.display} is toll-free.`,
    spanish: `Sí, el ${phone.display} es una llamada sin costo.`,
  },
  {
    about: 'security-services/HIPAA* independent-risk-analysis hipaa',
    patterns: [
      'involve|involves|mean|means|consist|happens|exactly',
      '^ HOW',
      'what ~3 is|do|in it',
      'simple|plain|easy',
      'que ~3 es|incluye|hacen',
      'para que',
    ],
    answer: `In plain words: we write down where your patient data lives, what could happen to it, how likely and how bad that is, and what already protects it; at the end stands a ranked list of what to fix first. HIPAA asks every clinic for it (45 CFR 164.308(a)(1)). ${READ('Security Services', '/services/security-services')}`,
    spanish: `En palabras sencillas: anotamos dónde están los datos de sus pacientes, qué les puede pasar, qué tan probable y grave es y qué los protege ya; al final queda una lista de qué arreglar primero. HIPAA lo exige a cada clínica. [Security Services](/services/security-services)`,
  },
  {
    about: 'team* about',
    patterns: ['name|names|called|who|nombre|llama'],
    answer: `Who they are is not on this site, only the three roles: CEO, Chief Revenue Officer and CTO. Ask for the role at ${phone.display}.`,
    spanish: `Quiénes son no figura en este sitio, solo los tres cargos. Pregunte al ${phone.display}.`,
  },
  {
    about: 'address hours contact',
    patterns: ['suite|floor|unit|which ~2 door'],
    answer: `${address.streetLine}, in ${address.city}. How to find the door is not described here; call ${phone.display} when you are there.`,
    spanish: `${address.streetLine}, en ${address.city}. Si no la encuentra, llame al ${phone.display}.`,
  },
  {
    about: 'address hours',
    patterns: ['park|parking|bus|ramp|wheelchair|elevator|accessible|estacionamiento'],
    answer: `That is not stated on this site. Please call ${phone.display} before you come, and ask.`,
    spanish: `Eso no figura en este sitio. Llame antes al ${phone.display} y pregunte.`,
  },
  {
    about: 'switch next-steps leaving',
    patterns: [
      'old|current|other|present|their ~3 provider|company|msp|guy|contract|vendor|people',
    ],
    answer: `Your old provider hands over what is left when we switch over, in step six; the administrator passwords are new by then, in step five. What your contract with them asks for, such as notice, stands in it, so please look before you begin.`,
    spanish: `Su proveedor anterior entrega lo que queda en el paso seis; las contraseñas de administrador son nuevas desde el paso cinco. Revise en su contrato con ellos si debe avisar antes.`,
  },
  {
    about: 'area far-place onsite',
    patterns: [
      'drive|drives|come|visit|travel|gas|mileage|trip ~4 cost|extra|pay|charge|free',
      'PRICE',
      'cobran|cuesta',
    ],
    answer: `What a visit to your building takes and costs is agreed beforehand and not stated on this site; before anyone drives, we tell you. Most faults are fixed by remote session. To ask, ${SALES}.`,
    spanish: `Lo que cuesta una visita se acuerda antes y no figura en este sitio; antes de que alguien salga se lo decimos. Pregunte al ${phone.display}.`,
  },
  {
    about: 'phones cameras hardware software billing-service pentest telehealth equipment-repair',
    patterns: [
      'who|anyone|anybody|someone ~4 does|do|recommend|know',
      'recommend|suggest|refer|instead',
    ],
    answer: `This site recommends no other company, so I cannot either. A person may know somebody near you: ${PERSON}.`,
    spanish: `Este sitio no recomienda a otra empresa. Una persona quizá conozca a alguien: ${phone.display}.`,
  },
  {
    about: 'reviews references figures case-study',
    patterns: ['who|whom|name|names|which|where', 'quien|cual'],
    answer: `Clients are quoted by their role, and this site publishes no list of them. If you would like to talk to one like you, ${SALES}, and we ask whether they would take your call. [Testimonials](/testimonials)`,
    spanish: `Este sitio no publica una lista de clientes. Si quiere hablar con uno parecido, llame al ${phone.display}.`,
  },
  {
    about: '*',
    patterns: [
      'which|what|wich|cual ~5 cheaper|cheapest|cheap|less|least|expensive|barato|economico',
    ],
    answer: `Prices of single services are not published, so I cannot say which costs less. In a written offer they stand side by side: ${SALES}. The assessment before it is free.`,
    spanish: `Los precios de cada servicio no se publican, así que no puedo decir cuál cuesta menos. En una oferta por escrito los ve lado a lado: ${phone.display}.`,
  },
  {
    about: '*',
    patterns: [
      'which|what|wich|cual ~5 best|better|first|important|recommend|need|start|suggest|choose|pick|mejor|primero',
      'recommend|suggest ~3 me|us|one',
    ],
    answer: `Which of them fits you shows in the free first assessment: about an hour in your building, and you keep the list of what to do first. On security this site puts multi-factor sign-in, encrypted laptops, filtered e-mail and tested backups before anything exotic. To ask a person, ${SALES}.`,
    spanish: `Eso lo muestra la primera evaluación gratis: más o menos una hora en su edificio, y se queda con la lista de lo primero. Llame al ${phone.display}.`,
  },
  {
    about: '*',
    patterns: [
      'CONTRACT',
      'tied|locked|stuck|commitment|commit ~3 long|year|term',
      'contrato|plazo',
    ],
    answer: common.contract.answer,
    spanish: common.contract.spanish,
  },
  {
    about: '*',
    patterns: [
      'stop|quit|leave|cancel|end ~4 it|that|later|anytime|whenever|you',
      'NOT ~3 like|happy|work',
      'get out',
    ],
    answer: common.leaving.answer,
    spanish: common.leaving.spanish,
  },
  {
    about: 'service',
    patterns: [
      'ROUND_CLOCK',
      'weekend|weekends|night|nights|holidays|sunday',
      'noche|domingo|feriados',
      'fin de semana',
    ],
    answer: `Support for it is there ${claims.supportHours}, weekends and holidays included, at ${phone.display}. Work that is planned is agreed with you, usually for after closing.`,
    spanish: `El soporte está a cualquier hora, también fines de semana y feriados: ${phone.display}.`,
  },
  {
    about: 'service',
    patterns: [
      'HOW_LONG',
      'how soon|fast|quick|long',
      'days|weeks|months ~2 take',
      'cuanto tarda|tiempo',
      'rapido',
    ],
    answer: `How long that takes depends on your building and your systems and is not stated on this site; a typical clinic is switched to us as a whole in about one week. For a date of yours, ${SALES}.`,
    spanish: `Cuánto tarda depende de su edificio y sus sistemas y no figura aquí; una clínica típica se cambia a nosotros en más o menos una semana. Pregunte al ${phone.display}.`,
  },
  {
    about: 'service',
    patterns: ['HIPAA', 'safe|secure|private|encrypted|legal|compliant', 'seguro|segura|cifrado'],
    answer: `We sign a business associate agreement before we touch a system that holds patient data, and each security measure maps to a safeguard of the HIPAA Security Rule; nobody can promise that nothing ever happens. ${READ('Security Services', '/services/security-services')}`,
    spanish: `Firmamos un acuerdo BAA antes de tocar un sistema con datos de pacientes, y cada medida sigue la regla de seguridad de HIPAA. Nadie puede prometer que nunca pase nada. [Security Services](/services/security-services)`,
  },
  {
    about: 'service',
    patterns: [
      `^ ~3 who & ${NOT_WHOSE}`,
      `WHO ~4 does|do|comes|come|installs|works & ${NOT_WHOSE}`,
      'quien',
    ],
    answer: `People of our team, who work only for healthcare; this site does not say who. Most is done by remote session, and when hands are needed in your building we tell you before anyone drives. To ask for more, ${PERSON}.`,
    spanish: `Personas de nuestro equipo, que trabaja solo para el sector salud; este sitio no dice quiénes. Pregunte al ${phone.display}.`,
  },
  {
    about: 'service',
    patterns: ['brand|brands|models|model|marca|marcas', 'which|what ~1 make|makes'],
    answer: `Which makes and brands is not listed on this site. Say what you have when you call, and we say what we have done with it: ${phone.display}.`,
    spanish: `Este sitio no da una lista de marcas. Diga cuál tiene al llamar: ${phone.display}.`,
  },
  {
    about: 'service',
    patterns: [
      'EXAMPLE',
      'CASE_STUDY',
      'proof|prove|someone|anybody ~4 like us|already|before',
      'ejemplo',
    ],
    answer: `One example is on this site: a clinic went from 5 Mbps to 1000 Mbps with new line, cabling and firewall, and lost no day. The whole story: [Case study](/case-study); what clients say: [Testimonials](/testimonials).`,
    spanish: `Hay un ejemplo en este sitio: una clínica pasó de 5 a 1000 Mbps sin perder un día. [Case study](/case-study)`,
  },
];
