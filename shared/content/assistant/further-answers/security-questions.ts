import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales, support } from './reach.ts';

/** What clinics ask about passwords, mail, training and the day the computers stop. */
export const securityQuestionAnswers: readonly FurtherAnswer[] = [
  {
    id: 'training-who',
    service: 'security-services',
    answer: `Which of your people take part is not listed on this site; no group is named as left out, doctors included. What is stated: short lessons and practice messages through the year, with results by team and not by name. Our article adds that the HIPAA Security Rule asks for training of the whole staff. To plan it, call ${phone} or write to ${sales}. Read more: [Security Services](/services/security-services).`,
    spanish: `Este sitio no indica quiénes participan; no se excluye a ningún grupo, tampoco a los médicos. Son lecciones cortas y mensajes de práctica durante el año, con resultados por equipo, sin nombres. Para planearlo: ${phone} o ${sales}. [Seguridad](/services/security-services)`,
  },
  {
    id: 'screen-timeout',
    service: 'security-services',
    answer: `A fixed number of minutes is not named on this site. Our article: automatic logoff is in the Security Rule, 45 CFR 164.312(a)(2)(iii), marked addressable; screens should lock after a few minutes in public places, and people accept it when getting back in takes two seconds, with a badge tap and a short PIN, for example: [Password rules](/blog/password-rules-people-can-live-with). For your stations, call ${phone} or write to ${support}.`,
    spanish: `Este sitio no fija un número de minutos. Nuestro artículo aconseja bloquear la pantalla tras pocos minutos en lugares públicos, con un regreso rápido, por ejemplo credencial y PIN corto. Para sus equipos: ${phone} o ${support}. [Contraseñas](/blog/password-rules-people-can-live-with)`,
  },
  {
    id: 'suspicious-mail-not-clicked',
    service: 'security-services',
    answer: `Good that you did not click: then nothing needs to be unplugged. Do not answer it, and tell whoever looks after your computers; as a client, ask ${support} or call ${phone}. If it asks for a password, money or a change of account, check by calling a number you already have, never one from the message. If somebody did click, call ${phone} now. Read more: [Phishing at the front desk](/blog/phishing-at-the-front-desk).`,
    spanish: `Qué bueno que no hizo clic: no hay que desconectar nada. No responda y avise a quien cuida sus computadoras; si es cliente, a ${support} o ${phone}. Si alguien hizo clic, llame ya a ${phone}. [Phishing en recepción](/blog/phishing-at-the-front-desk)`,
  },
  {
    id: 'mfa-no-phone',
    service: 'security-services',
    answer: `Our article advises two spare security keys in the safe for the day a phone is left at home, and a method with a number to match or a security key. The second step is chosen so that it works with gloves on, and the helpdesk sets up a new device after we have confirmed who is asking: ${phone}, ${company.claims.supportHours}. More: [Password rules](/blog/password-rules-people-can-live-with), [Security Services](/services/security-services).`,
    spanish: `Nuestro artículo aconseja dos llaves de seguridad de repuesto en la caja fuerte para cuando alguien olvida el teléfono. El helpdesk configura un dispositivo nuevo después de confirmar quién lo pide: ${phone}. [Contraseñas](/blog/password-rules-people-can-live-with)`,
  },
  {
    id: 'downtime-who-calls',
    service: 'security-services',
    answer: `Our article advises to name a role for each shift, not a person, who may say the words: we are on downtime. A good rule: if the chart cannot be opened at two stations for fifteen minutes, the charge nurse or the front desk lead calls it. Write the numbers of IT support and your EHR vendor beside it: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page). For help call ${phone}, ${company.claims.supportHours}.`,
    spanish: `Nuestro artículo aconseja nombrar un puesto por turno, no una persona. Buena regla: si el expediente no abre en dos estaciones durante quince minutos, lo declara la enfermera a cargo o el jefe de recepción. Ayuda: ${phone}. [Plan sin EHR](/blog/ehr-downtime-plan-on-one-page)`,
  },
  {
    id: 'caller-wants-code',
    service: 'security-services',
    answer: `You did right. Nobody who really looks after your computers needs a code that arrived on your phone. If you did not ask for that code, somebody may have your password: change it from a device you trust and tell your manager. Call your IT support back on a number you already have, never the caller’s. If the code was given, call ${phone} now. [Phishing at the front desk](/blog/phishing-at-the-front-desk)`,
    spanish: `Hizo bien: nadie que de verdad cuida sus computadoras necesita ese código. Si usted no lo pidió, cambie su contraseña desde un dispositivo de confianza y avise a su gerente. Si dio el código, llame ya a ${phone}. [Phishing en recepción](/blog/phishing-at-the-front-desk)`,
  },
  {
    id: 'security-first-steps',
    service: 'security-services',
    answer: `Small practices start with a few plain things: a second step at sign-in, encrypted laptops, filtered e-mail and tested backups come before anything exotic, because they stop the attacks that clinics really see. What to do first in your case, a risk analysis shows; you can write it yourself, with a free tool: [in five afternoons](/blog/hipaa-risk-analysis-for-a-small-practice). The first assessment by us is free: ${phone} or ${sales}.`,
    spanish: `Empiece por lo sencillo: un segundo paso al iniciar sesión, laptops cifradas, correo filtrado y copias de seguridad probadas. Un análisis de riesgos muestra qué va primero. Nuestra primera evaluación es gratis: ${phone} o ${sales}. [En cinco tardes](/blog/hipaa-risk-analysis-for-a-small-practice)`,
  },
  {
    id: 'risk-analysis-length',
    service: 'security-services',
    answer: `Yes, a HIPAA risk analysis is part of Security Services, with systems, threats, likelihood and impact in one document and a ranked list of what to fix. How many pages ours has is not stated on this site, and the rule does not say how long it must be; what counts is that every place with patient data is covered. More: [in five afternoons](/blog/hipaa-risk-analysis-for-a-small-practice). To ask: ${phone} or ${sales}.`,
    spanish: `Sí, el análisis de riesgos HIPAA es parte de nuestros servicios de seguridad. Este sitio no dice cuántas páginas tiene y la norma no fija un largo; importa cubrir todo lugar con datos de pacientes. Pregunte en ${phone} o ${sales}.`,
  },
  {
    id: 'recovery-time',
    service: 'cloud-solutions',
    answer: `How many days we need to bring a clinic back is not stated, and I cannot promise a number. What is stated: Disaster Recovery is a written order in which systems come back, with a restore test that shows how long it takes; copies cannot be changed or deleted from your network; a one-page plan covers seeing patients on paper. Ask at ${phone} or ${sales}. Read more: [Cloud Solutions](/services/cloud-solutions).`,
    spanish: `No se indica en cuántos días recuperamos una clínica y no puedo prometer una cifra. Sí hay un orden escrito de recuperación y una prueba de restauración que muestra cuánto tarda. Pregunte en ${phone} o ${sales}. [Servicios en la nube](/services/cloud-solutions)`,
  },
  {
    id: 'planned-power-outage',
    service: 'helpdesk-support',
    answer: `Whether your server and computers should be shut down first is not stated on this site and depends on your equipment, so tell us the date early: clients call ${phone}, ${company.claims.supportHours}, or write to ${support}. Battery backup is not described here. For the hours without power, print the schedule, medication and allergy lists and blank forms: [EHR downtime plan](/blog/ehr-downtime-plan-on-one-page).`,
    spanish: `Si conviene apagar antes el servidor y las computadoras depende de su equipo; avísenos pronto la fecha en ${phone} o ${support}. Para esas horas, imprima la agenda, las listas de medicamentos y alergias, y formularios en blanco. [Plan sin EHR](/blog/ehr-downtime-plan-on-one-page)`,
  },
];
