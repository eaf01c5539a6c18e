import { company } from '../company.ts';

const { phone, emails, claims } = company;

/** What visitors ask that no page answers: what we can say, and what only a person can. */
export interface CommonAnswer {
  readonly answer: string;
  readonly spanish?: string;
  /** The owner has not confirmed it yet; `npm run launch-check` lists it. */
  readonly sample?: true;
}

/**
 * Answers of the assistant beyond the pages. They promise nothing: where the company has not said
 * how it is, they say that this site does not state it, and whom to ask.
 */
export const commonAnswers = {
  contract: {
    answer: `How long a contract runs, whether there is a minimum term and what leaving early would cost is not stated on this site: it stands in the written agreement, next to the scope and the price, and you read it before you sign. What is stated: passwords, drawings, settings and decisions belong to you, even on the day you leave. For the terms, call ${phone.display} or write to ${emails.sales.address}.`,
    spanish: `La duración del contrato y lo que costaría salir antes no se publican en este sitio: figuran en el acuerdo escrito, que usted lee antes de firmar. Las contraseñas, planos y configuraciones son suyos, también el día que se vaya. Pregunte al ${phone.display} o en ${emails.sales.address}.`,
    sample: true,
  },
  leaving: {
    answer: `Ending a service goes by your written agreement: notice and any fees stand there and are not stated on this site. What we do say: passwords, drawings, settings and decisions are documented and belong to you, also on the day you leave; so do a website’s domain and, from our marketing, the accounts, texts and data. To cancel or to talk about what went wrong, call ${phone.display} or write to ${emails.support.address}.`,
    spanish: `Para terminar un servicio vale su acuerdo escrito; los plazos y posibles cargos no se publican aquí. Las contraseñas, planos y configuraciones son suyos, también el día que se vaya. Llame al ${phone.display} o escriba a ${emails.support.address}.`,
    sample: true,
  },
  billing: {
    answer: `For a question about an invoice or a payment, call ${phone.display} or write to ${emails.general.address}; please put no card or bank details in this chat. For managed IT there is one monthly fee, one bill with one number on it, and the scope in writing. Ways to pay, invoice dates, deposits and tax numbers are not stated on this site, so I do not know them.`,
    spanish: `Para la informática administrada hay una sola cuota mensual con el alcance por escrito. Las formas de pago no se publican aquí; para facturas y pagos, llame al ${phone.display} o escriba a ${emails.general.address}. No escriba datos de tarjetas en este chat.`,
    sample: true,
  },
  responseTimes: {
    answer: `We publish no response time in minutes, and I cannot promise one. What we say: a person answers the phone ${claims.supportHours}, urgent patient-care problems go to the front of the line, and most faults are fixed by remote session while you wait. Clients rate our average issue resolution speed ${claims.resolutionSpeed} out of 10. Times that bind us belong in your written agreement; ask at ${phone.display}.`,
    spanish: `No publicamos un tiempo de respuesta en minutos. Contesta una persona a cualquier hora, y los problemas urgentes con pacientes van primero. Para plazos por escrito, llame al ${phone.display}.`,
    sample: true,
  },
  ehrNames: {
    answer:
      'Very likely we can work with it: we connect systems by the standards they share, HL7, FHIR and DICOM, and call your vendor for the parts only they can change. This site lists no EHR by brand and claims no partnership with one. Tell us which one and which version, and we say what we have done with it and what we have not.',
    spanish: `Muy probablemente podemos trabajar con su sistema: usamos los estándares HL7, FHIR y DICOM y llamamos a su proveedor. Este sitio no nombra marcas de expedientes electrónicos, así que díganos cuál es y qué versión: ${phone.display}.`,
    sample: true,
  },
  jobs: {
    answer: `No job openings are listed on this site, nor pay, benefits or requirements, and I do not know whether anyone is hiring now. If you would like to work with us, or to ask, write to ${emails.general.address}.`,
    spanish: `En este sitio no hay vacantes publicadas, ni sueldos ni requisitos. Si quiere trabajar con nosotros, escriba a ${emails.general.address}.`,
    sample: true,
  },
  vendors: {
    answer: `Offers from vendors, agencies and partners go by e-mail to ${emails.general.address}; who decides on them is not stated on this site, and I cannot arrange a meeting. The office is open ${company.officeHours.display}; please write before you come by.`,
    spanish: `Si quiere ofrecernos un producto o servicio, escriba a ${emails.general.address}.`,
    sample: true,
  },
  press: {
    answer: `For press, interviews, talks and sponsorships, write to ${emails.general.address} or call ${phone.display}, where you can ask for the CEO or the CTO. What we sponsor and where we speak is not stated on this site; I am an automated assistant and cannot comment for the company.`,
    spanish: `Para prensa y entrevistas, escriba a ${emails.general.address} o llame al ${phone.display}.`,
    sample: true,
  },
  patients: {
    answer:
      'We are an IT company that works for clinics, not a doctor’s office: I cannot book, change or find appointments, prescriptions, results, records or bills, and we do not see patients. Please call your clinic, hospital or pharmacy directly, at the number on its website or on your card. In a medical emergency, call 911. Please put no health details in this chat.',
    spanish:
      'Somos una empresa de informática para clínicas, no un consultorio médico: aquí no puedo dar ni cambiar citas, recetas, resultados ni expedientes. Por favor, llame directamente a su clínica, médico o farmacia. En una emergencia médica, llame al 911. No escriba datos de salud en este chat.',
  },
  certifications: {
    answer: `There is no certificate I can send: this site names no security certification or audit report of our own, and there is no official HIPAA certificate for IT companies. What we show instead: our risk analysis, access logs and restore tests. For a vendor questionnaire, write to ${emails.sales.address} or call ${phone.display}.`,
    spanish: `No hay certificado que pueda enviarle: este sitio no menciona certificaciones de seguridad propias, y no existe un certificado oficial de HIPAA para empresas de informática. Mostramos nuestro análisis de riesgos, registros de acceso y pruebas de restauración. Pregunte al ${phone.display}.`,
    sample: true,
  },
  insured: {
    answer: `Which insurance the company carries is not stated on this site; what we owe clients stands in the written agreement. For a certificate of insurance, write to ${emails.general.address} or call ${phone.display}.`,
    sample: true,
  },
  guarantee: {
    answer: `This site states no refund or money-back guarantee, and I cannot promise results. What is owed to clients stands in the written agreement. For a concern about your service, call ${phone.display}, where you can ask for the CEO, or write to ${emails.general.address}.`,
    spanish: `Este sitio no menciona reembolsos ni garantías; lo que vale está en el acuerdo escrito. Llame al ${phone.display}.`,
    sample: true,
  },
  discount: {
    answer: `This site states no discounts or promotions and no matching of other offers, and I cannot promise or negotiate a price. The price depends on your sites, your computers and the services you choose, and comes in a written offer; the first assessment is free. For an offer to compare, call ${phone.display} or write to ${emails.sales.address}.`,
    spanish: `Este sitio no menciona descuentos y no puedo prometerlos. El precio depende de los servicios y figura en una oferta escrita; la primera evaluación es gratis. Llame al ${phone.display}.`,
    sample: true,
  },
  hardware: {
    answer: `The site lists no hardware for sale, so I cannot say what we would supply or at what price. We do plan replacements with years and prices, and set up and look after what you have. If you need computers or network equipment, call ${phone.display} or write to ${emails.sales.address}.`,
    spanish: `En este sitio no se vende equipo. Planeamos los reemplazos y configuramos y cuidamos lo que usted tiene; pregunte al ${phone.display}.`,
    sample: true,
  },
} as const satisfies Record<string, CommonAnswer>;
