import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales, support } from './reach.ts';

/** Rules that a clinic works under, and incidents that are past or only feared. */
export const ruleAnswers: readonly FurtherAnswer[] = [
  {
    id: 'part-2',
    service: 'security-services',
    answer: `42 CFR Part 2, the rule on records of substance use treatment, is not mentioned on this site, so I cannot say how we work with it. What is stated: we work only for healthcare, sign a business associate agreement before we touch patient data, and begin security work with a HIPAA risk analysis. Please raise it in the first talk: ${phone} or ${sales}.`,
    spanish: `Este sitio no menciona 42 CFR Part 2, sobre expedientes de adicciones; no puedo decir cómo la aplicamos. Trabajamos solo en salud, firmamos un BAA antes de tocar datos de pacientes y la seguridad empieza con análisis de riesgos HIPAA. Plantéelo: ${phone} o ${sales}.`,
  },
  {
    id: 'dismissal',
    answer: `When somebody is dismissed, access ends while the conversation takes place, not after it. Agree beforehand with IT support on a phrase and a phone number, disable accounts rather than delete them, sign out all sessions, and have another person collect the belongings. As a client, call ${phone} with the hour. All steps: [The last-day checklist](/blog/the-last-day-checklist).`,
    spanish: `En un despido, el acceso termina durante la conversación, no después. Acuerde antes con soporte una frase y un teléfono; desactive cuentas sin borrarlas, cierre toda sesión y que otra persona recoja las pertenencias. Clientes: llamen al ${phone} con la hora. [The last-day checklist](/blog/the-last-day-checklist).`,
  },
  {
    id: 'tracking-pixel-law',
    answer: `I cannot give legal advice. Our article: in June 2024 a Texas court set aside only the part of the HHS bulletin about visits to public pages. Portals, booking forms and pages behind a login still handle patient data; whoever gets it through a tracker needs a signed agreement or the patient’s written authorization. A cookie banner is neither. More: [What your website tells others](/blog/what-your-website-tells-others-about-patients).`,
    spanish: `No doy asesoría legal. En 2024 un tribunal texano anuló solo la parte del boletín HHS sobre páginas públicas. En portales, reservas y páginas con contraseña, rastrear exige acuerdo firmado o autorización escrita del paciente; aceptar cookies no basta. [What your website tells others](/blog/what-your-website-tells-others-about-patients).`,
  },
  {
    id: 'state-breach',
    answer: `Beside HHS, states have rules of their own. Our article gives one state’s: since January 1, 2026 its attorney general is told of a breach of personal information, as state law defines it, that affects 500 or more residents, at most 60 days after the residents were told (Senate Bill 626 of 2025). Have your lawyer confirm which state’s rule is yours: [Run a ransomware drill](/blog/ransomware-drill-in-one-hour). An incident now? Call ${phone}.`,
    spanish: `Además del HHS, hay reglas estatales. Una, según nuestro artículo, desde enero de 2026 (Senate Bill 626): avisar al fiscal general de filtraciones que afecten a 500 o más residentes, máximo 60 días tras avisarles. Confirme con su abogado cuál aplica. ¿Incidente ahora? ${phone}.`,
  },
  {
    id: 'hipaa-certificate-clinic',
    service: 'security-services',
    answer: `A certificate that your clinic is HIPAA compliant is not named on this site, so I cannot promise one; for IT companies there is no official one either. What is named: a HIPAA risk analysis with a ranked list of what to fix, and access logs and restore tests in writing, to show an auditor or insurer. Call ${phone} or write to ${sales}. [Security Services](/services/security-services)`,
    spanish: `Este sitio no nombra un certificado HIPAA para su clínica; no puedo prometerlo, y para empresas de IT tampoco existe uno oficial. Sí nombra un análisis de riesgos HIPAA con prioridades, registros de acceso y pruebas de restauración por escrito. Consultas: ${phone} o ${sales}.`,
  },
  {
    id: 'vaccine-fridge-warm',
    answer: `A refrigerator is not something we can put right from here, and vaccines are not covered on this site. Keep the doses, mark them do not use, move them to a unit that is cold, and ask the maker or your health department before anyone uses or discards them. If the logger or its alarms stopped sending, call ${phone}, ${company.claims.supportHours}, and we look at the connection.`,
    spanish: `Desde aquí no podemos arreglar refrigeradores; este sitio no trata vacunas. Conserve las dosis, márquelas «no usar», páselas a una unidad fría y consulte al fabricante o departamento de salud antes de usarlas o desecharlas. Si el registrador no transmite, llame al ${phone}, ${company.claims.supportHours}.`,
  },
  {
    id: 'breach-rumor',
    service: 'security-services',
    answer: `Say nothing about patients or systems yet, and note who called, for whom and when; one person should speak for you, after your lawyer and your insurer have been told. Call ${phone} now, a person answers ${company.claims.supportHours}; if you are our client, we isolate, investigate and document. Delete nothing. Many insurance policies want the first call, so read yours. More: [Run a ransomware drill](/blog/ransomware-drill-in-one-hour).`,
    spanish: `Aún no diga nada sobre pacientes ni sistemas; anote quién llamó, de parte de quién y cuándo. No borre nada. Solo hable una persona, tras avisar a su abogado y aseguradora; lea su póliza. Llame ya al ${phone}; si es cliente, aislamos, investigamos y documentamos.`,
  },
  {
    id: 'encrypted-loss',
    service: 'security-services',
    answer: `Whether a loss must be reported is for you and your lawyer to decide. What our article says: a breach has to be told to patients when the data was not already encrypted the way HHS guidance asks, and 45 CFR 164.402 names factors to weigh. So find out what was on it and how it was encrypted: [Run a ransomware drill](/blog/ransomware-drill-in-one-hour). For a real loss call ${phone} now.`,
    spanish: `Usted y su abogado deciden si una pérdida se reporta. Según nuestro artículo, se avisa a pacientes si los datos no estaban cifrados como pide el HHS; 45 CFR 164.402 da factores. Averigüe qué contenía y su cifrado. ¿Pérdida real? Llame ya al ${phone}.`,
  },
  {
    id: 'safety-training',
    service: 'security-services',
    answer: `Lessons for dangers in the building, such as an armed person, a violent visitor, fire or first aid, are not named on this site, so I cannot say that we give them; your local police or fire department is the place to ask. Our staff training is about computers: short lessons and practice messages through the year, see [Security Services](/services/security-services). Call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no menciona clases sobre peligros en el edificio, como agresores, incendios o primeros auxilios; no puedo decir que las demos. Pregunte a la policía o bomberos locales. Nuestra capacitación es sobre computadoras: [Security Services](/services/security-services). Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'wire-fraud-prevention',
    service: 'security-services',
    answer: `One habit stops most of it: when a message asks for money or a change of account, call back on a number you already have, never one from the message. Then comes technique: two-step sign-in for e-mail, payroll and banking, filtered e-mail and short staff training, all in [Security Services](/services/security-services). The five typical messages are in [Phishing at the front desk](/blog/phishing-at-the-front-desk). To talk, call ${phone}.`,
    spanish: `Un hábito evita la mayoría: si un mensaje pide dinero o cambiar una cuenta, llame a un número que ya tenga, nunca al del mensaje. Luego: verificación en dos pasos, correo filtrado y capacitación breve, todo en [Security Services](/services/security-services). Llame al ${phone}.`,
  },
  {
    id: 'downtime-how-long',
    answer: `A limit after which patients should be canceled is not on this site; your providers decide that. What our article advises: after fifteen minutes without the chart at two stations somebody calls downtime, forms should last one full day, and you should know how long a full restore takes. If that is longer than the paper lasts, plan for it: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). Is it down now? Call ${phone}.`,
    spanish: `Este sitio no fija cuándo cancelar pacientes; deciden sus médicos. Nuestro artículo aconseja declarar la caída a los quince minutos sin expediente en dos estaciones, formularios para un día completo y saber cuánto tarda restaurar todo: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). ¿Caído ahora? Llame al ${phone}.`,
  },
  {
    id: 'hipaa-fines',
    service: 'security-services',
    answer: `Amounts of HIPAA fines are not on this site, and I cannot give legal advice, so ask a lawyer about the worst case. What is stated: the rule also applies to a practice of three, and the risk analysis is one of the first things investigators ask to see. You can write one in five afternoons: [HIPAA risk analysis](/blog/hipaa-risk-analysis-for-a-small-practice). For help call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no da montos de multas HIPAA y no doy asesoría legal; pregunte a un abogado. La regla también rige para consultorios de tres, y el análisis de riesgos es de lo primero que piden los investigadores: [HIPAA risk analysis](/blog/hipaa-risk-analysis-for-a-small-practice). ${phone} o ${sales}.`,
  },
  {
    id: 'downtime-required',
    answer: `Yes: the HIPAA Security Rule requires an emergency mode operation plan, 45 CFR 164.308(a)(7)(ii)(C), and paper forms are part of a good one; our article shows it on one page: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). Whether a relative may see a facility’s plan is not stated on this site; please ask its director. About care or records I can say nothing; in an emergency call 911.`,
    spanish: `Sí: la Security Rule de HIPAA exige un plan de operación de emergencia, 45 CFR 164.308(a)(7)(ii)(C): [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). Este sitio no dice si un familiar puede verlo; pregunte al director. Sobre atención o expedientes no puedo decir nada; en emergencia, llame al 911.`,
  },
  {
    id: 'hipaa-six-years',
    answer: `Six years: our articles point to 45 CFR 164.316(b)(2)(i). It covers HIPAA paperwork such as each version of the risk analysis, from when it was last in effect, drill notes, restore tests and leavers’ checklists. How long patient charts must be kept is another rule and is not stated on this site; ask your lawyer. More: [HIPAA risk analysis](/blog/hipaa-risk-analysis-for-a-small-practice).`,
    spanish: `Seis años: nuestros artículos citan 45 CFR 164.316(b)(2)(i). Vale para documentos HIPAA, como cada versión del análisis de riesgos desde su última vigencia, simulacros, pruebas de restauración y listas de salida. Los expedientes médicos siguen otra regla, no indicada aquí; consulte a su abogado.`,
  },
  {
    id: 'what-is-baa',
    answer: `A business associate agreement, BAA for short, is the contract that HIPAA asks for, 45 CFR 164.504(e), between a clinic and a company that handles patient data for it. We sign one first, before we touch a system that holds patient data. Who signs for your clinic is not stated on this site; it must be somebody who may bind it. For the text call ${phone} or write to ${sales}.`,
    spanish: `BAA (business associate agreement) es el contrato que pide HIPAA, 45 CFR 164.504(e), entre una clínica y la empresa que maneja datos de pacientes. Lo firmamos antes de tocar esos sistemas. Este sitio no dice quién firma; debe estar facultado. Texto: ${phone} o ${sales}.`,
  },
  {
    id: 'who-sees-charts',
    answer: `Which of our people can open what is not listed on this site, so please ask before you sign. What is stated: a business associate agreement is signed before we touch a system that holds patient data; remote sessions start with your consent, you watch, and each is logged; access lists and logs are kept. Call ${phone} or write to ${sales}. See [Helpdesk Support](/services/helpdesk-support).`,
    spanish: `Este sitio no detalla quién de nosotros puede abrir qué; pregunte antes de firmar. Firmamos un BAA antes de tocar sistemas con datos de pacientes; las sesiones remotas empiezan con su consentimiento, usted observa y quedan registradas; guardamos listas de acceso. ${phone} o ${sales}.`,
  },
  {
    id: 'sms-genuine',
    answer: `A real alert from us comes only from ${company.sms.display}, under the name ${company.alertsProgram}. One of our own examples does warn of fake invoices in our name, and says to forward them to ${support}. We send no marketing by text. If the number differs or it asks for anything odd, do not reply or click; call ${phone}. See [SMS Consent & Disclosure](/sms-opt-in).`,
    spanish: `Una alerta real llega solo de ${company.sms.display}, como ${company.alertsProgram}. Un ejemplo nuestro sí advierte de facturas falsas y pide reenviarlas a ${support}. No enviamos publicidad por SMS. Si el número difiere o pide algo raro, no responda ni haga clic; llame al ${phone}.`,
  },
  {
    id: 'my-old-login',
    answer: `Thank you for saying it. Please do not open it again, and tell the clinic that its access for you still works, its manager or privacy officer; a short note is enough. I cannot close accounts from here. If you would rather not call them, call ${phone}, ${company.claims.supportHours}, and say which clinic it is. What it means for you legally I cannot judge; that is for a lawyer.`,
    spanish: `Gracias por decirlo. No vuelva a abrirlo. Avise al gerente o encargado de privacidad de la clínica de que su acceso aún funciona; basta una nota. No puedo cerrar cuentas. Si prefiere, llame al ${phone} y diga qué clínica. Lo legal, con un abogado.`,
  },
  {
    id: 'pixel-on-site',
    service: 'website-hosting',
    answer: `It is a problem where people describe themselves, and the first thing to take out: no ad pixel belongs on booking, intake, contact, payment and portal login pages, says our article. Whoever receives patient data needs a signed agreement or the patient’s written authorization; a cookie banner is not one. How to look yourself: [What your website tells others](/blog/what-your-website-tells-others-about-patients). Call ${phone} for help; for legal advice, ask a lawyer.`,
  },
];
