import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

const { claims } = company;

export const interfacesWebFaxAnswers: readonly FurtherAnswer[] = [
  {
    id: 'ehr-old-records',
    service: 'emr-integration',
    answer: `The old record does not go dark: when you change systems we move the charts and keep the old one readable for as long as the law asks you to. How many years that is for your records is not stated here; ask your lawyer. For the details of your system call ${phone} or write to ${sales}. Read more: [EMR/EHR Integration](/services/emr-integration).`,
    spanish: `Al cambiar de sistema, el expediente anterior sigue legible mientras la ley lo exija. Cuántos años son no se indica aquí; pregunte a su abogado, o a nosotros al ${phone}.`,
  },
  {
    id: 'ehr-migration-time',
    service: 'emr-integration',
    answer: `How long a change of EHR takes, on which days it happens and what it costs are not stated on this site, so I cannot give a number. What is stated: charts are moved in test runs first, then for real, and your staff checks samples. For your system and size call ${phone} or write to ${sales}. Read more: [EMR/EHR Integration](/services/emr-integration).`,
    spanish: `Cuánto tarda o cuánto cuesta cambiar de expediente electrónico no se indica aquí. Primero hay pruebas y su personal revisa muestras. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'network-over-1000',
    service: 'network-services',
    answer: `This site speaks of networks for up to ${claims.maxUsers} users. Whether we take on more than that is not stated here, so I cannot say yes or no. Several sites are no obstacle: clients range from a two-provider office to networks with several sites. Tell us your numbers: call ${phone} or write to ${sales}. Read more: [Network Infrastructure](/services/network-services).`,
    spanish: `El sitio habla de redes de hasta ${claims.maxUsers} usuarios; si aceptamos más no se indica aquí. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'website-backup',
    service: 'website-hosting',
    answer: `Yes. Backups of the website run every day by themselves and are kept apart from the server. If an update goes wrong or a provider’s page disappears, we bring yesterday’s copy back. How many days back the copies reach is not stated here; ask at ${phone} or ${sales}. Read more: [Website Hosting](/services/website-hosting).`,
    spanish: `Sí: la página se respalda cada día, aparte del servidor, y si algo sale mal traemos la copia de ayer. Cuántos días se guardan no se indica aquí; llame al ${phone}.`,
  },
  {
    id: 'website-speed',
    service: 'website-hosting',
    answer: `Speed is part of Website Hosting: pages are cached, compressed and kept light, so they open quickly on a phone with two bars. A load time in seconds is not stated here. For a look at your own pages call ${phone} or write to ${sales}. Read more: [Website Hosting](/services/website-hosting).`,
    spanish: `Las páginas se guardan en caché, se comprimen y se mantienen ligeras, para que abran rápido en el celular. Un tiempo en segundos no se indica aquí. Llame al ${phone}.`,
  },
  {
    id: 'website-forms',
    service: 'website-hosting',
    answer:
      'A form that asks about health needs more than a pretty page. We host such sites with encrypted storage, access logs and a signed business associate agreement, and check what your site sends, and to whom. A contact form that sends plain e-mail is a postcard: [What your website tells others](/blog/what-your-website-tells-others-about-patients). Read more: [Website Hosting](/services/website-hosting).',
    spanish:
      'Para formularios con datos de pacientes ofrecemos almacenamiento cifrado, registros de acceso y un acuerdo BAA, y revisamos qué envía su sitio y a quién. [Website Hosting](/services/website-hosting)',
  },
  {
    id: 'marketing-keep',
    service: 'digital-marketing',
    answer: `You keep the accounts, the texts and the data, even if you leave us. That is written on our marketing page, and you approve what is published in your name while we work together. Notice periods are not stated here; services run under a written agreement. For the terms call ${phone} or write to ${sales}. Read more: [Digital Marketing](/services/digital-marketing).`,
    spanish: `Usted conserva las cuentas, los textos y los datos, aunque nos deje. Los plazos de aviso no se indican aquí; llame al ${phone}. [Digital Marketing](/services/digital-marketing)`,
  },
  {
    id: 'marketing-guarantee',
    service: 'digital-marketing',
    answer: `No guarantee of a first place in search results, of a number of new patients or of a date is stated on this site, and I make none. What is stated: calls, requests and booked first visits are counted by source each month, and when a channel does not pay, we say so and stop it. Call ${phone} or write to ${sales}. Read more: [Digital Marketing](/services/digital-marketing).`,
    spanish: `Aquí no se garantiza un primer lugar ni un número de pacientes. Cada mes contamos los resultados y, si un canal no rinde, lo decimos y lo paramos. Llame al ${phone}.`,
  },
  {
    id: 'ad-budget',
    service: 'digital-marketing',
    answer: `A minimum ad budget, and the fee for running ads, are not stated on this site. You set the budget limit yourself. Correct hours on the map, a page for each service and answered reviews come first, because they cost little; advertising comes after. For figures call ${phone} or write to ${sales}. Read more: [Digital Marketing](/services/digital-marketing).`,
    spanish: `Un presupuesto mínimo o la tarifa por los anuncios no se indican aquí; el límite lo pone usted. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'efax-outage',
    service: 'efax-services',
    answer: `What becomes of a fax that arrives while your internet is down is not stated for our service, so ask before you switch: ${phone} or ${sales}. With eFax an outage of the line takes the fax too, as [eFax or fax machine?](/blog/efax-or-fax-machine) says. A backup internet line that takes over by itself is part of [Network Infrastructure](/services/network-services).`,
    spanish: `Qué pasa con un fax que llega mientras no hay internet no se indica aquí. Una segunda línea de internet puede tomar el relevo. Pregunte al ${phone} o ${sales}.`,
  },
  {
    id: 'efax-cost',
    service: 'efax-services',
    answer: `A price for eFax, per page, per number or per month, and any limit on pages are not stated on this site. What falls away is stated: paper, toner and the analog line. A price is binding only in a written offer, so tell us your numbers and pages: call ${phone} or write to ${sales}. Read more: [eFax Services](/services/efax-services).`,
    spanish: `El precio del eFax y un límite de páginas no se indican aquí. Se ahorra papel, tóner y la línea analógica. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'efax-retention',
    service: 'efax-services',
    answer: `Copies and delivery logs are kept as long as your own policy says. Who may delete a fax, and how you export all of them when you leave, is not stated here; both are on our list of [questions to ask before you switch](/blog/efax-or-fax-machine). Put them to us: call ${phone} or write to ${sales}. Read more: [eFax Services](/services/efax-services).`,
    spanish: `Las copias se guardan el tiempo que diga su política. Quién puede borrarlas y cómo exportarlas al irse no se indica aquí; pregunte al ${phone} o ${sales}.`,
  },
  {
    id: 'ransom-pay',
    service: 'security-services',
    answer: `Whether to pay a ransom, and whether we would negotiate one, is not stated here, and I cannot advise it. Many insurance policies want the first call; your lawyer belongs in it too. We isolate, investigate and document. If it is happening now, unplug the network, leave the computers on and call ${phone}. Read more: [Run a ransomware drill in one hour](/blog/ransomware-drill-in-one-hour).`,
    spanish: `Si conviene pagar un rescate no se indica aquí y no puedo aconsejarlo; llame a su seguro y a su abogado. Si ocurre ahora, desconecte la red, deje las computadoras encendidas y llame al ${phone}.`,
  },
];
