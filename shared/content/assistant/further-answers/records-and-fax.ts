import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

export const recordsAndFaxAnswers: readonly FurtherAnswer[] = [
  {
    id: 'interface-testing',
    service: 'emr-integration',
    answer: `Each interface is first tested with made-up patients, the odd cases included: twins, hyphenated names, a corrected result. A clinician of yours signs off before the first real message flows. For your systems, call ${phone} or write to ${sales}. Read more: [EMR/EHR Integration](/services/emr-integration).`,
    spanish: `Cada interfaz se prueba primero con pacientes inventados, también los casos raros, y un clínico de ustedes la aprueba antes del primer mensaje real. Preguntas: ${phone} o ${sales}.`,
  },
  {
    id: 'fax-hipaa',
    service: 'efax-services',
    answer: `The Privacy Rule allows you to fax patient information, for example to another provider for treatment, with reasonable safeguards (45 CFR 164.530(c)): confirm the number and put the machine in a secure place. An eFax service stores files, so access control, audit logs and a business associate agreement apply: [eFax or fax machine?](/blog/efax-or-fax-machine). I cannot give legal advice; for our eFax call ${phone} or write to ${sales}.`,
    spanish: `La regla de privacidad permite enviar datos de pacientes por fax con precauciones razonables: confirmar el número y poner la máquina en un lugar seguro. Detalles en [el artículo](/blog/efax-or-fax-machine); dudas: ${phone} o ${sales}.`,
  },
  {
    id: 'fax-which-first',
    service: 'efax-services',
    answer: `Our article advises: start with one number used mostly for incoming faxes, such as records requests, and let the old line run until a week has passed without surprises; only then move referrals, and keep the number that pharmacies use for last: [eFax or fax machine?](/blog/efax-or-fax-machine). To plan it, call ${phone} or write to ${sales}.`,
    spanish: `Empiece con un número de faxes entrantes, como solicitudes de expedientes; deje la línea vieja una semana, luego las referencias, y al final el de las farmacias. Para planearlo: ${phone} o ${sales}.`,
  },
  {
    id: 'billing-interface',
    service: 'emr-integration',
    answer: `Yes, that is EMR/EHR Integration: we connect your EMR or EHR with billing as well as with labs, imaging, pharmacies and devices, so that data arrives once, in the right place. What it takes with your program is not stated on this site: tell us its name and your EHR, call ${phone} or write to ${sales}. Read more: [EMR/EHR Integration](/services/emr-integration).`,
    spanish: `Sí: conectamos su EHR con el programa de facturación, para que los datos lleguen una sola vez y al lugar correcto. Díganos los nombres: ${phone} o ${sales}. [EMR/EHR Integration](/services/emr-integration)`,
  },
  {
    id: 'junk-fax',
    service: 'efax-services',
    answer: `Whether our eFax service filters junk faxes is not stated on this site. What is stated: incoming pages arrive as files in an inbox for each department, so no paper or toner is spent on them, and the log shows number, time, pages and result. To ask, call ${phone} or write to ${sales}. Read more: [eFax Services](/services/efax-services).`,
    spanish: `Si nuestro eFax filtra faxes basura no se dice aquí. Las páginas llegan como archivos, sin papel ni tóner. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'efax-new-number',
    service: 'efax-services',
    answer: `New fax numbers are not mentioned on this site, only moving your existing ones; whether we can give you a new number is not stated. An inbox for each department and sending from any desk or site are part of eFax Services. To ask, call ${phone} or write to ${sales}. Read more: [eFax Services](/services/efax-services).`,
    spanish: `Números de fax nuevos no se mencionan en este sitio, solo mudar los que ya tiene. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'efax-export',
    service: 'efax-services',
    answer: `Whether stored faxes from another eFax company can be moved to ours is not stated on this site. Our article lists it among the questions before a switch: how long faxes are kept, who can delete them, and whether you can export all of them when you leave: [eFax or fax machine?](/blog/efax-or-fax-machine). To ask us, call ${phone} or write to ${sales}.`,
    spanish: `Si los faxes guardados en otra empresa se pueden pasar a la nuestra no se dice aquí. Pregunte a la otra empresa si puede exportarlos, y a nosotros: ${phone} o ${sales}.`,
  },
  {
    id: 'efax-cover',
    service: 'efax-services',
    answer: `Yes: outgoing faxes leave from the computer that the document is on, with a cover sheet that is filled in and a number chosen from a checked list. Each one leaves a trail of who sent it, to which number, when, how many pages and whether it was received. Questions: call ${phone} or write to ${sales}. Read more: [eFax Services](/services/efax-services).`,
    spanish: `Sí: los faxes salen de la computadora con la portada ya llena y un número de una lista revisada. Preguntas: ${phone} o ${sales}. [eFax Services](/services/efax-services)`,
  },
  {
    id: 'fax-from-ehr',
    service: 'efax-services',
    answer: `Sending from any desk is part of eFax Services: print to fax, drag a file or answer an incoming one, with the number chosen from a checked list. Whether a button inside your EHR can do it is not stated on this site: tell us its name, call ${phone} or write to ${sales}. Read more: [eFax Services](/services/efax-services).`,
    spanish: `Se puede enviar desde cualquier escritorio: imprimir al fax o arrastrar un archivo. Si hay un botón dentro de su EHR no se dice aquí; díganos cuál tiene: ${phone} o ${sales}.`,
  },
  {
    id: 'fax-phone-app',
    service: 'efax-services',
    answer: `An app for mobile phones is not mentioned for our eFax service. What is stated: you send and receive at any desk or site, and providers on call reach the chart from home through secure remote access with two-step sign-in. To ask about phones, call ${phone} or write to ${sales}. Read more: [eFax Services](/services/efax-services).`,
    spanish: `Una aplicación de celular no se menciona para nuestro eFax. Sí se envía y recibe en cualquier escritorio o sede. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'portal-brand',
    service: 'emr-integration',
    answer: `A patient portal of our own is not mentioned on this site. What we do, under E-Prescribing and Portals, is the setup with your vendor, so that it is a portal patients can sign in to. Tell us which EHR you have: call ${phone} or write to ${sales}. Read more: [EMR/EHR Integration](/services/emr-integration).`,
    spanish: `Un portal de pacientes propio no se menciona en este sitio. Lo que hacemos es prepararlo con el proveedor de su EHR. Díganos cuál tiene: ${phone} o ${sales}.`,
  },
  {
    id: 'stale-fax-numbers',
    service: 'efax-services',
    answer: `Call the twenty numbers you use most, confirm each, and lock the list so that only one person can change it: that is the advice of our article, to be done during the move. With our eFax the number is chosen from a checked list. More: [eFax or fax machine?](/blog/efax-or-fax-machine). For help call ${phone} or write to ${sales}.`,
    spanish: `Llame a los veinte números que más usa, confirme cada uno y bloquee la lista para que solo una persona la cambie. Con nuestro eFax el número sale de una lista revisada. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'fax-log-review',
    service: 'efax-services',
    answer: `Once a month, says our article: are there faxes that nobody opened, logins from people who left, pages to a number that is not on the list? Ten minutes is enough, and reviewing such records is something the Security Rule asks of you: [eFax or fax machine?](/blog/efax-or-fax-machine). For help call ${phone} or write to ${sales}.`,
    spanish: `Una vez al mes: faxes que nadie abrió, accesos de gente que ya se fue, páginas a números fuera de la lista. Bastan diez minutos. Ayuda: ${phone} o ${sales}.`,
  },
];
