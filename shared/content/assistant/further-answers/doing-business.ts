import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

const { claims } = company;

/** What whoever buys asks before and after signing. */
export const doingBusinessAnswers: readonly FurtherAnswer[] = [
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
    id: 'staff-confidentiality',
    answer: `Whether each of our employees signs a confidentiality agreement is not stated on this site. What is stated: the company signs a business associate agreement before it touches a system that holds patient data, and every remote session is logged. To ask about individual papers, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice si cada empleado firma un acuerdo de confidencialidad. La empresa firma un acuerdo BAA antes de tocar un sistema con datos de pacientes. Pregunte al ${phone} o a ${sales}.`,
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
    id: 'left-behind',
    answer: `I cannot reach a technician from this chat. Please call ${phone}, ${claims.supportHours}, or write to ${hello}, and say which clinic it is, what was left or is missing, and on which day somebody was there.`,
    spanish: `No puedo comunicarme con un técnico desde este chat. Llame al ${phone} o escriba a ${hello} y diga qué clínica es, qué se quedó o falta y qué día fue.`,
  },
  {
    id: 'contract-language',
    answer: `In which languages the written agreement comes is not stated on this site. What is stated: you read the scope and the price, on one page, before you sign, and we say things plainly. To ask for Spanish or another language, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice en qué idiomas viene el contrato. Usted lee el alcance y el precio antes de firmar. Para pedirlo en español, llame al ${phone} o escriba a ${sales}.`,
  },
];
