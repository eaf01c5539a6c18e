import { formatCount } from '../../../format-count.ts';
import { company } from '../../company.ts';
import { howTo } from '../../how-to.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales } from './reach.ts';

const { min, max } = howTo.estimatedCost;
const takeover = `$${formatCount(min)} to $${formatCount(max)}`;
const { claims } = company;

export const businessAnswers: readonly FurtherAnswer[] = [
  {
    id: 'night-surcharge',
    answer: `Support is open ${claims.supportHours}, nights, weekends and holidays included. Whether a night call or an evening visit ever costs more is not stated on this site: what is included, and what is not, stands on one page that you see before you sign. To ask, call ${phone} or write to ${sales}.`,
    spanish: `El soporte atiende ${claims.supportHours}, noches y festivos incluidos. Si algo cuesta más de noche no se dice aquí; figura por escrito antes de firmar. Pregunte al ${phone}.`,
  },
  {
    id: 'price-binding',
    answer: `No. Chat answers are automated and can be wrong; a price or a promise is binding only in a written offer. The ${takeover} for taking over a clinic’s IT is the usual range, not a quote. Your own price comes on one page before you sign: call ${phone} or write to ${sales}.`,
    spanish: `No. Lo que dice este chat puede estar mal; un precio o una promesa solo obliga en una oferta escrita. Pida la suya al ${phone} o a ${sales}.`,
  },
  {
    id: 'no-obligation',
    answer: `No strings: the first assessment is free, and the list of findings is yours, whether you hire us or not. It takes about an hour and covers your network, backups, access rules and contracts, in plain words. Signing comes later and only if you want it. To get one, call ${phone} or write to ${sales}.`,
    spanish: `Sin compromiso: la primera evaluación es gratis y la lista es suya, nos contrate o no. Dura más o menos una hora. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'too-small',
    answer: `No, size is no obstacle. Clients go from a two-provider office to a network with several sites, and a front desk with four computers gets the same cabling, the same monitoring and the same phone number. No smallest size is stated on this site. For an offer, call ${phone} or write to ${sales}.`,
    spanish: `El tamaño no es obstáculo: una recepción con cuatro computadoras recibe el mismo cableado, el mismo monitoreo y el mismo teléfono. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'one-service',
    answer: `Yes. You can take one service or all of them: you call the same number either way. Start with the one that hurts today; most clinics add the others as contracts run out. The monthly fee depends on which ones you choose. They are all on [Services](/services). For an offer, call ${phone} or write to ${sales}.`,
    spanish: `Sí, puede tomar un solo servicio o todos; la cuota depende de los que elija. Están en [Services](/services). Para una oferta: ${phone} o ${sales}.`,
  },
  {
    id: 'still-under-contract',
    answer: `You need not wait to talk: start with the service that hurts today; most clinics add the others as contracts run out. In the inventory, your contracts and renewal dates go into one list. What your present agreement allows we cannot judge; read its notice date, or ask a lawyer. To plan it, call ${phone} or write to ${sales}.`,
    spanish: `Puede empezar con un solo servicio y sumar los demás cuando venzan sus contratos. Lo que permite su contrato actual no podemos juzgarlo; mire la fecha de aviso. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'old-provider-refuses',
    answer: `When we take over, administrator passwords are made new, former accounts are switched off, and your old provider hands over what is left. What happens if it refuses is not stated here; tell us in the first talk. What it owes you stands in your agreement with it, a question for a lawyer. Call ${phone} or write to ${sales}.`,
    spanish: `Al tomar el relevo creamos contraseñas nuevas de administrador y su proveedor anterior entrega lo que falta. Qué pasa si se niega no se dice aquí; cuéntenos pronto: ${phone} o ${sales}.`,
  },
  {
    id: 'price-increase',
    answer: `Whether and when the monthly fee changes later is not stated on this site, nor what a further person, computer or site adds: that stands in the written agreement, which you read before you sign. What we do say: one monthly fee with the scope in writing, and a quarterly hour on costs and plans. Ask at ${phone} or ${sales}.`,
    spanish: `Si la cuota cambia después, y cuánto suma cada persona o sitio más, no se dice aquí: figura en el acuerdo escrito. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'call-limit',
    answer: `No number of calls, hours or visits a month is stated on this site. Nor does it limit who on your staff may call: at one facility the night nurses call us directly. Every request becomes a ticket. What is included, and what is not, stands on one page before you sign. To ask about limits, call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no menciona un límite de llamadas ni de horas; lo incluido figura por escrito antes de firmar. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'one-off-job',
    answer: `Whether we take single jobs without an ongoing agreement is not stated on this site, nor a price for one. You may take just one of the nine [Services](/services), and where patient data is involved we sign a business associate agreement first. Tell us what needs doing: call ${phone} or write to ${sales}.`,
    spanish: `Si hacemos trabajos sueltos sin acuerdo continuo no se dice aquí. Cuéntenos qué hay que hacer: ${phone} o ${sales}.`,
  },
  {
    id: 'not-client-emergency',
    answer: `Yes, call: a person answers ${phone} ${claims.supportHours}, also if you are not a client yet. How fast we can step in for a new clinic is not stated here, and before we touch a system with patient data we sign a business associate agreement. If you suspect an attack, unplug that computer from the network, leave it powered on and delete nothing.`,
    spanish: `Llame al ${phone}, contesta una persona a cualquier hora, aunque todavía no sea cliente. Antes de tocar sistemas con datos de pacientes firmamos un acuerdo (BAA). Si sospecha un ataque, desconecte el equipo de la red, déjelo encendido y no borre nada.`,
  },
  {
    id: 'quote-process',
    answer: `Tell us how many people and sites you have, which EHR you use and what goes wrong most; we answer with questions, then with a plan and a price. We walk every building before we write a price, so there is none by e-mail alone; how many days it takes is not stated. To begin, call ${phone} or write to ${sales}.`,
    spanish: `Díganos cuántas personas y sitios tiene, qué EHR usa y qué falla. Recorremos el edificio antes de poner un precio; cuántos días tarda no se dice aquí. ${phone} o ${sales}.`,
  },
  {
    id: 'screen-watching',
    answer: `In a remote session we connect to the screen with your consent, fix the fault while you watch, and disconnect; each session is logged. Training results go out by team, not by name. Monitoring is about servers, computers, backups and lines. Whether a clinic has its staff’s activity recorded is the clinic’s own decision and not stated here: ask your manager, or call ${phone}.`,
    spanish: `Nos conectamos a la pantalla con su permiso, arreglamos mientras usted mira y nos desconectamos; cada sesión queda registrada. Lo que su clínica vigila lo decide ella: pregunte a su jefe o llame al ${phone}.`,
  },
  {
    id: 'switch-our-effort',
    answer: `The first talk is free and needs no preparation; then we walk the building, ask your staff what they work around, and make the inventory, of which you get a copy. Monitoring goes on the computers after closing time, and at the end we sit down with you for an hour. How many staff hours it takes is not stated; ask at ${phone} or ${sales}.`,
    spanish: `La charla no necesita preparación, nosotros hacemos el inventario y los cambios van después de cerrar; al final, una hora con ustedes. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'reviews-where',
    answer: `On which platform the reviews were written is not stated on this site. Quotes are on [Testimonials](/testimonials), signed with a role and a kind of clinic and not with a person. If you would rather hear it from a client, we ask a similar one whether they take your call: ${phone} or ${sales}.`,
    spanish: `En qué plataforma están las reseñas no se dice aquí. Citas: [Testimonials](/testimonials). Si quiere hablar con un cliente: ${phone} o ${sales}.`,
  },
  {
    id: 'leaving-backups',
    answer: `Passwords, drawings, settings and decisions are documented and belong to you, also on the day you leave; with digital marketing you also keep the accounts, texts and data. How backup copies and stored data are handed over or deleted at the end, and in how many days, is not stated here: it goes by your written agreement. Ask at ${phone} or ${sales}.`,
    spanish: `La documentación, contraseñas y planos son suyos, también el día que se vaya. Cómo se entregan o borran los respaldos no se dice aquí: figura en su acuerdo. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'resident-wifi',
    answer: `We look after networks for clinics and care facilities, not for their patients, residents or visitors: please tell the staff of the facility, and they call us if it is ours to fix. I cannot give out a guest Wi-Fi password, and the TV or phone in a room is a matter for the front desk there. The facility’s staff reach us at ${phone}.`,
    spanish:
      'Atendemos a las clínicas y residencias, no a sus pacientes o visitas: dígalo al personal de ahí, y ellos nos llaman. No puedo dar contraseñas de Wi-Fi.',
  },
  {
    id: 'legal-notice',
    answer: `For papers, subpoenas, lawyers’ letters or police requests this chat is not the place, and I can accept nothing here. A registered agent is not stated on this site. The office is at ${company.address.oneLine}, open ${company.officeHours.display}; call ${phone} or write to ${hello}. Records of patients belong to the clinic, so ask there.`,
    spanish: `Este chat no recibe demandas, citatorios ni avisos legales. La oficina: ${company.address.oneLine}; ${phone} o ${hello}. Los expedientes los tiene la clínica.`,
  },
  {
    id: 'account-manager',
    answer: `The same people know your building, and with managed IT we sit down with you for an hour each quarter: what happened, what it cost, what comes next. Whether one named person is assigned to you is not stated here. You can ask for the CEO, the Chief Revenue Officer or the CTO by phone. Call ${phone} or write to ${sales}.`,
    spanish: `Con la informática administrada nos sentamos con usted una hora cada trimestre. Si hay una persona fija asignada no se dice aquí; pregunte al ${phone} o a ${sales}.`,
  },
];
