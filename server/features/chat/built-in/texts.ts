import { company } from '#shared/content/company.ts';

const { phone, emails, claims, name } = company;

/** How to reach a person, for every answer that ends there. */
const PERSON = `call ${phone.display}, ${claims.supportHours}, or write to ${emails.general.address}`;

/** Sentences of the assistant that are no facts of a page. */
export const texts = {
  greeting: `Hello! I am the automated assistant of ${name}. Ask me about our services, prices, hours or security, or ${PERSON}.`,
  capabilities: `I can help with questions about our services, what it costs to start, hours, security and HIPAA, text alerts and our blog. All services are on one page: [Services](/services). For a person, ${PERSON}.`,
  wellBeing: `All is well here, thank you. I am an automated assistant and ready to help: what would you like to know about our services?`,
  isBot: `Yes, I am an automated assistant. For a person, ${PERSON}.`,
  thanks: `You are welcome. I am glad to help. If anything else comes up, ask here or ${PERSON}.`,
  person: `Gladly. To talk to a person, ${PERSON}. Or leave your name, e-mail address and phone number here, and someone will get back to you.`,
  broken: `Something that stopped working is a job for our helpdesk: call ${phone.display} now, a person answers ${claims.supportHours}. If it can wait until morning, write to ${emails.support.address}. Read more: [Helpdesk Support](/services/helpdesk-support).`,
  details: `Thank you. With your name, e-mail address and phone number together, someone can get back to you. If it is urgent, call ${phone.display}, ${claims.supportHours}. Please leave patient information out of this chat.`,
  clients: `We name no clients without their permission. What some of them say is on [Testimonials](/testimonials); if you would like to talk to one, ${PERSON}.`,
  unknown: `I do not have an answer to that here. A person can help: ${PERSON}.`,
  unclear: `I did not quite understand that. Could you put it in other words? For a person, ${PERSON}.`,
  offTopic: `I can only answer questions about ${name} and its services, so I do not know about that. For anything about your clinic’s IT, ask away or ${PERSON}.`,
  medicalAdvice: `I cannot give medical advice. Please ask a clinician or pharmacist; in a medical emergency, call 911. For questions about your clinic’s IT, ${PERSON}.`,
  abuse: `I am sorry that this is frustrating. A person can help you: ${PERSON}.`,
  hostile: `I can only answer questions about ${name} and its services; passwords, private data and my own settings are not among them. For a person, ${PERSON}.`,
  medicalEmergency:
    'If this is a medical emergency, call 911 now. I am an automated assistant for IT questions and cannot help with medical care.',
  selfHarm:
    'Please talk to someone now: call or text 988, the Suicide & Crisis Lifeline, at any hour. If there is immediate danger, call 911. I am an automated assistant for IT questions, and you deserve a person.',
  incident: `Call ${phone.display} now; a person answers ${claims.supportHours}. Until then: unplug the network cable or switch off Wi-Fi on that computer, leave it powered on, and do not delete anything. Please put no passwords or patient details in this chat. Read more: [Security Services](/services/security-services).`,
  lostDevice: `Call ${phone.display} now, at any hour: a device with access to patient data has to be locked out of its accounts quickly, and the loss may have to be reported. Have ready what was on it and when it was last seen. Please put no patient details in this chat. Read more: [Security Services](/services/security-services).`,
  outage: `When patients are waiting, please call ${phone.display} now: urgent patient-care problems go to the front of the line, ${claims.supportHours}. Meanwhile, note on paper what has to go into the chart later. Read more: [Helpdesk Support](/services/helpdesk-support).`,
  spanish: `¡Hola! Soy el asistente automático de ${name} y respondo en inglés. Puede llamar al ${phone.display} a cualquier hora o escribir a ${emails.general.address}. In English, I can answer questions about our services: [Services](/services).`,
  spanishPrice: `La primera evaluación de su sistema informático es gratis; el precio mensual depende de los servicios que elija. Llame al ${phone.display} a cualquier hora o escriba a ${emails.sales.address}. The first assessment is free: [Contact](/contact).`,
} as const;
