import { commonAnswers as common } from '#shared/content/assistant/common-questions.ts';
import { company } from '#shared/content/company.ts';
import { howTo } from '#shared/content/how-to.ts';
import { services } from '#shared/services/index.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import { formatCount } from '#shared/format-count.ts';
import { PERSON, READ, SALES } from './phrases.ts';
import type { Topic } from './topic.ts';

const { phone, emails, claims } = company;
const { rating, bbb } = company;
const grade = bbb?.replace('BBB ', '');
/** What an identity leaves out is left out of the answers. */
const ratings = [
  rating && `rating is ${rating.value} out of 5 from ${rating.count} reviews`,
  grade && `BBB rating is ${grade}`,
].filter(Boolean);
const RATINGS = ratings.length === 0 ? '' : `Our ${ratings.join(', and our ')}. `;
const stated = [
  grade && `a BBB rating of ${grade}`,
  rating && `${rating.value} out of 5 from ${rating.count} reviews`,
].filter(Boolean);
const STATED = stated.length === 0 ? '' : `What it does state: ${stated.join(', and ')}. `;
const dollars = (amount: number) => `$${formatCount(amount)}`;
const ONCE = `between ${dollars(howTo.estimatedCost.min)} and ${dollars(howTo.estimatedCost.max)} once`;
const list = services.map(({ id, title }) => `\n- [${title}](/services/${id})`).join('');
/** What the Spanish sentence about a service begins with. */
const LISTA = services.map(({ assistant }) => assistant.spanish.split(/[:,]/, 1)[0]).join('; ');

/** Prices, contracts, trust: what is asked before somebody becomes a client. */
export const businessTopics: readonly Topic[] = [
  {
    id: 'services',
    answer: `We do ${serviceCount} things for medical practices, hospitals, clinics, and nursing and care facilities:${list}\n\nAll of them are on one page: [Services](/services).`,
    more: [
      `In short: somebody to call at any hour, protection for patient data, networks and Wi-Fi, the cloud and backups, EHR connections, your whole IT for one monthly fee, websites, marketing, and fax without the machine. Which of them would help you? ${READ('Services', '/services')}`,
    ],
    spanish: `Para consultorios, hospitales, clínicas y residencias ofrecemos: ${LISTA}. [Services](/services)`,
  },
  {
    id: 'price',
    answer: `Taking over a clinic’s IT usually costs ${ONCE}, depending on the number of sites, computers and the faults we find. The monthly fee after that depends on which services you choose; monthly prices are not published, and you get yours on one page before you sign. The first assessment is free. For an offer, ${SALES}.`,
    more: [
      `What decides the price: how many sites and computers you have, what we find, and which of the services you choose. The Chief Revenue Officer walks your building before writing a price and puts what is included, and what is not, on one page. For a written offer, ${SALES}.`,
    ],
    spanish: `La primera evaluación es gratis. Hacerse cargo de la informática de una clínica cuesta normalmente entre $500 y $5,000, una sola vez, según los sitios y computadoras. La cuota mensual depende de los servicios que elija y no se publica; se le da por escrito antes de firmar. Llame al ${phone.display} o escriba a ${emails.sales.address}.`,
  },
  {
    id: 'monthly-price',
    answer: `Monthly, hourly and single prices are not published, so I cannot quote one: the monthly fee depends on which services you choose and how many people, computers and sites you have; whether it is counted by user or by computer is not stated here. It is one fee with the scope in writing: before you sign, you see on one page what is included, and what is not. Support is ${claims.supportHours}. Starting usually costs ${ONCE}; the first assessment is free. For an offer, ${SALES}.`,
    more: [
      `More about single prices is not on this site. A person can put yours in writing: ${SALES}. The assessment before it is free.`,
    ],
    spanish: `Los servicios administrados tienen una sola cuota mensual; los precios no se publican, tampoco por hora: dependen de los servicios, las personas, las computadoras y los sitios. Empezar cuesta normalmente entre $500 y $5,000, una sola vez; la primera evaluación es gratis. Para una oferta por escrito, llame al ${phone.display} o escriba a ${emails.sales.address}.`,
  },
  {
    id: 'discount',
    answer: common.discount.answer,
    spanish: common.discount.spanish,
  },
  {
    id: 'assessment',
    answer: `Yes, the first IT assessment is free. We walk through your building for about an hour, look at network, backups, access rules and contracts, and give you a list in plain words: what is fine, what can wait, what cannot. The list is yours, whether you hire us or not. An hour’s consultation is free as well. To get one, ${SALES}, or say here “call me”, and I take your contact details.`,
    more: [
      'In the assessment we look at the server closet, the cabling, the Wi-Fi in each exam room and the printers at check-in, and ask your staff what they work around. You keep the list, whether you hire us or not.',
    ],
    spanish: `La primera evaluación es gratis: recorremos su edificio, dura más o menos una hora, no cuesta nada y usted se queda con la lista. Llame al ${phone.display} o escriba a ${emails.sales.address}.`,
  },
  {
    id: 'contract',
    answer: common.contract.answer,
    spanish: common.contract.spanish,
  },
  {
    id: 'leaving',
    answer: common.leaving.answer,
    spanish: common.leaving.spanish,
  },
  {
    id: 'billing',
    answer: common.billing.answer,
    spanish: common.billing.spanish,
  },
  {
    id: 'refund',
    answer: common.guarantee.answer,
    spanish: common.guarantee.spanish,
  },
  {
    id: 'response-time',
    answer: common.responseTimes.answer,
    spanish: common.responseTimes.spanish,
    service: 'helpdesk-support',
  },
  {
    id: 'switch',
    answer: `Switching to us takes about one week for a typical clinic; larger sites take longer, and we say so before you sign. It has seven steps:${howTo.steps.map(({ position, name }) => `\n- ${position}. ${name}`).join('')}\n\nStep 2 begins with a business associate agreement. You keep seeing patients the whole time. The takeover usually costs ${howTo.costText}. To begin, ${SALES}, or say here “call me”.`,
    more: howTo.steps.map(({ position, name, text }) => `Step ${position}, ${name}: ${text}`),
    spanish: `El cambio dura más o menos una semana en una clínica típica, en siete pasos, y ustedes siguen atendiendo pacientes. Empieza con una charla gratis: ${phone.display}.`,
  },
  {
    id: 'switch-downtime',
    answer: `You keep seeing patients the whole time. Monitoring goes on every computer after closing time, moves are planned for evenings with a way back, and updates run after hours. At one clinic the whole network was replaced and no clinic day was lost: [Case study](/case-study). Switching takes about one week for a typical clinic. ${READ('Services', '/services')}`,
    spanish: `El cambio dura más o menos una semana en una clínica típica, y ustedes siguen atendiendo pacientes todo el tiempo; los cambios se hacen después de cerrar.`,
  },
  {
    id: 'reviews',
    answer: `${RATINGS}${claims.satisfaction}% of clients are satisfied and ${claims.retention}% stay with us.${rating ? ' Where the reviews were written is not stated on this site.' : ''} We can ask a similar client whether they would take your call. What some of them say in their own words is on [Testimonials](/testimonials).`,
    more: [
      rating
        ? `The score is ${rating.value} out of 5, the average of ${rating.count} reviews.`
        : 'This site shows no review score.',
      'A director of nursing says: “Our night nurses call them, not me. That is the best sentence I can say about an IT company.” More quotes are on [Testimonials](/testimonials).',
    ],
    spanish: `${rating ? `Nuestra calificación es ${rating.value} de 5 en ${rating.count} reseñas. ` : ''}Lo que dicen los clientes está en [Testimonials](/testimonials).`,
  },
  {
    id: 'references',
    answer: `We give no list of clients. If you would like to talk to one, tell us what your clinic is like, and we ask a similar client whether they would take your call: ${SALES}. Whether you may choose which one is not stated on this site. What some of them say is on [Testimonials](/testimonials).`,
    spanish: `No publicamos una lista de clientes. Si quiere hablar con uno, preguntamos a un cliente parecido si acepta su llamada: ${phone.display}. [Testimonials](/testimonials)`,
  },
  {
    id: 'case-study',
    answer: `One clinic shared one slow line between charts, phones and imaging. We replaced the line, the cabling and the firewall while it stayed open: from 5 Mbps to 1000 Mbps, ISP costs cut by five figures, and no clinic day lost. How much they saved exactly is not published. The whole story: [Case study](/case-study).`,
    more: [
      'They did not have to close. The new network was built beside the old one, and we moved one area at a time, after closing: first the back office, then the lab, imaging, and last the front desk. The new line went live while the old one still worked, so that there was always a way back.',
      'We measured first, for two weeks: what each line carried, every room with a meter, and all contracts on one sheet with prices and notice dates. The clinic decided from that sheet what to end.',
    ],
    spanish: `Una clínica pasó de 5 a 1000 Mbps, redujo sus costos de internet en cinco cifras y no perdió ni un día. [Case study](/case-study)`,
  },
  {
    id: 'bbb',
    answer: grade
      ? `Our rating at the Better Business Bureau is ${grade}. Why it is that grade, and whether we are accredited, is not stated on this site: the Bureau’s own profile says how it was reached, or ask a person at ${phone.display}. ${READ('About', '/about')}`
      : `This site states no rating of the Better Business Bureau. For the rest, ${PERSON}.`,
    spanish: grade
      ? `Nuestra calificación en el Better Business Bureau es ${grade}.`
      : 'Este sitio no indica una calificación del Better Business Bureau.',
  },
  {
    id: 'awards',
    spanish: `Este sitio no nombra premios ni certificaciones de socios, así que no puedo confirmar ninguno. Para preguntar: ${phone.display} o ${emails.general.address}.`,
    answer: `This site names no awards, partner levels or vendor partnerships, so I cannot confirm one. ${STATED}For the rest, ${PERSON}.`,
  },
  {
    id: 'certifications',
    answer: common.certifications.answer,
    spanish: common.certifications.spanish,
  },
  {
    id: 'hipaa',
    answer: `We work by HIPAA: we sign a business associate agreement before we touch a system that holds patient data, and each security measure maps to a safeguard of the Security Rule. Access lists, encryption, logs and backups are part of each job, and written down. There is no official HIPAA certificate for IT companies and nobody can pass an audit for you; ask instead to see our risk analysis, access logs and restore tests, and we show them to you. ${READ('Security Services', '/services/security-services')}`,
    more: [
      'We begin with a risk analysis, as 45 CFR 164.308(a)(1) requires: where patient data lives, what could go wrong, what is already in place, and what to do first. Records are ready when an auditor or insurer asks.',
    ],
    spanish: `Trabajamos conforme a HIPAA: firmamos un acuerdo de asociado comercial (BAA) antes de tocar un sistema con datos de pacientes. No existe un certificado oficial de HIPAA para empresas de informática; le mostramos nuestro análisis de riesgos. [Security Services](/services/security-services)`,
    service: 'security-services',
  },
  {
    id: 'baa',
    answer: `Yes. We sign a business associate agreement (BAA) first, before we touch a system that holds patient data, as 45 CFR 164.504(e) requires. It comes in step two of switching to us, before the scope and the price; the walk through your building is step three. To have it signed by a date, call ${phone.display} or write to ${emails.sales.address}. ${READ('Security Services', '/services/security-services')}`,
    spanish: `Sí. Firmamos un acuerdo de asociado comercial (BAA) antes de empezar: antes de tocar cualquier sistema con datos de pacientes de su clínica, como exige HIPAA (45 CFR 164.504(e)). [Security Services](/services/security-services)`,
    more: [
      `It is signed first: before we touch a system with patient data, and before scope and price. When a payment is due stands in the written agreement and is not published. Ask for our draft, or send yours to ${emails.sales.address}.`,
    ],
  },
  {
    id: 'client-types',
    answer: `We work only for healthcare: medical practices, hospitals, clinics, and nursing and care facilities, from a two-provider office to a network with several sites and up to ${claims.maxUsers} users. Every client sees patients; size is no obstacle. Specialties, such as dentistry or dialysis, are not listed one by one; if yours sees patients, ask us: ${SALES}.`,
    spanish: `Trabajamos solo para el sector salud: consultorios, hospitales, clínicas y residencias de ancianos, desde un consultorio de dos médicos hasta varias sedes y redes de ${claims.maxUsers} usuarios. El soporte a distancia llega a ${claims.radiusMiles} millas de ${company.address.city}. Las especialidades, como la dental, no se nombran una por una; si atiende pacientes, pregúntenos.`,
  },
  {
    id: 'not-healthcare',
    answer: `We work only for healthcare: medical practices, hospitals, clinics, and nursing and care facilities. Other businesses and home computers are not what we do, so a local IT shop serves you better there. For a healthcare organization, ${SALES}.`,
    spanish: `Trabajamos solo para el sector salud: consultorios, hospitales, clínicas y residencias. No atendemos otros negocios ni computadoras particulares.`,
  },
  {
    id: 'cyber-insurance',
    answer: `We do not sell insurance, but we help with what insurers ask: multi-factor sign-in, endpoint protection on every computer and server, e-mail filtering, backups that cannot be changed from your network, staff training, an incident plan with a drill, and records that are ready when an insurer asks. Whether it lowers what you pay, your insurer decides. If a date presses, call soon: ${phone.display}. ${READ('Security Services', '/services/security-services')}`,
    spanish: `No vendemos seguros, pero ayudamos con lo que piden: verificación en dos pasos, protección de equipos, filtro de correo, respaldos, capacitación, un plan con simulacro y registros listos. Pregunte al ${phone.display}. [Security Services](/services/security-services)`,
    service: 'security-services',
  },
  {
    id: 'insured',
    spanish: `Qué seguros tiene la empresa no figura en este sitio. Para un certificado de seguro escriba a ${emails.general.address} o llame al ${phone.display}.`,
    answer: common.insured.answer,
  },
  {
    id: 'why-us',
    answer: `Four reasons clinics give: healthcare is all we do, with over ${claims.yearsExperience} years of experience; someone is awake ${claims.supportHours}, with notes on your building; we are close, in ${company.address.city}, with remote support within ${claims.radiusMiles} miles; and clients stay: ${claims.retention}% retention, ${claims.satisfaction}% satisfaction. I cannot compare us with a particular competitor. ${READ('Contact', '/contact')}`,
    spanish: `Solo trabajamos para el sector salud, contestamos a cualquier hora, estamos cerca y el ${claims.retention}% de los clientes se queda con nosotros.`,
  },
];
