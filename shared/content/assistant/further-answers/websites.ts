import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

const { claims } = company;

export const websitesAnswers: readonly FurtherAnswer[] = [
  {
    id: 'local-seo',
    service: 'digital-marketing',
    answer: `Yes, Local SEO is part of Digital Marketing: correct name, hours and phone on maps and directories, for every location and every provider. It is among the first things we do, because it costs little and keeps working. How long a correction takes is not stated on this site: call ${phone} or write to ${sales}. Read more: [Digital Marketing](/services/digital-marketing).`,
    spanish: `Sí: corregimos nombre, horario y teléfono en mapas y directorios, para cada sede y cada profesional. Cuánto tarda no se dice aquí: ${phone} o ${sales}. [Digital Marketing](/services/digital-marketing)`,
  },
  {
    id: 'site-editing',
    service: 'website-hosting',
    answer: `Yes: with Website Hosting your staff can change hours, add a provider or post a closing notice without calling anyone; we set up the editor and train the people who will use it. If you cannot get in, call ${phone}: a person answers ${claims.supportHours}. If your site is hosted elsewhere, that host has to give the access. Read more: [Website Hosting](/services/website-hosting).`,
    spanish: `Sí: su personal puede cambiar horarios o poner un aviso de cierre sin llamar a nadie; preparamos el editor y capacitamos. Si no puede entrar, llame al ${phone}.`,
  },
  {
    id: 'website-email',
    service: 'website-hosting',
    answer: `Yes: professional email hosting with spam protection is part of Website Hosting, and we take over or build a site with the domain, certificates and e-mail that belong to it. For messages that carry patient information there are encrypted mailboxes in Cloud Solutions. How many mailboxes are included, and the price, are not stated: call ${phone} or write to ${sales}. Read more: [Website Hosting](/services/website-hosting).`,
    spanish: `Sí: el correo profesional con protección contra spam es parte de Website Hosting. Cuántos buzones incluye y el precio no se dicen aquí: ${phone} o ${sales}.`,
  },
  {
    id: 'domain-locked',
    service: 'website-hosting',
    answer: `How to get a domain back that is registered in somebody else’s name is not stated on this site. What is stated: with Website Hosting the domain is registered in your clinic’s name, with registration, renewal and DNS in one place. Tell us the domain and who registered it: call ${phone} or write to ${sales}. Read more: [Website Hosting](/services/website-hosting).`,
    spanish: `Cómo recuperar un dominio registrado a nombre de otro no se dice en este sitio. Con Website Hosting el dominio queda a nombre de su clínica. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'site-tracker-check',
    service: 'website-hosting',
    answer: `Open your site in a browser without extensions, press F12, choose the tab Network and reload: you see every address the page talks to. Write down each one that is not yours, also on booking, symptom and payment pages, and take ad pixels off those pages first: [What your website tells others](/blog/what-your-website-tells-others-about-patients). To have us check it, call ${phone} or write to ${sales}.`,
    spanish: `Abra su sitio, pulse F12, elija Network y recargue: verá a qué direcciones envía datos. Anote las ajenas y quite primero los píxeles de las páginas de citas. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'online-booking',
    service: 'website-hosting',
    answer: `Online booking is not named among the features of our websites, so I cannot say yes. What is stated: we take over or build sites, host forms that touch patient data under a business associate agreement, set up patient portals with the EHR vendor, and keep trackers off such pages. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Las citas en línea no se mencionan entre las funciones de nuestros sitios. Sí alojamos formularios bajo un BAA y preparamos portales con el proveedor del EHR. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'website-platform',
    service: 'website-hosting',
    answer: `Which website system we use, and whether a site on Wix, Squarespace or WordPress can stay where it is, is not stated on this site. What is stated: we take over the site you have or build a new one, and set up an editor and train the people who use it. Tell us what yours runs on: call ${phone} or write to ${sales}.`,
    spanish: `Qué sistema usamos para sitios web no se dice aquí. Sí: tomamos el sitio que tiene o hacemos uno nuevo, con un editor y capacitación. Díganos en qué está hecho el suyo: ${phone} o ${sales}.`,
  },
  {
    id: 'online-payments',
    service: 'website-hosting',
    answer: `Card payments on a clinic’s website are not described on this site, so I cannot say that we set them up. What is stated: we host sites whose forms touch patient data with encrypted storage, access logs and a business associate agreement, and keep trackers off such pages. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Los pagos con tarjeta en la página web de la clínica no se describen en este sitio. Sí alojamos formularios con datos de pacientes bajo un BAA. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'website-time',
    service: 'website-hosting',
    answer: `How long a new website takes is not stated on this site, so I cannot promise a date. What is stated: we take over the site you have or build a new one, with the domain, certificates and e-mail that belong to it. Tell us your opening day: call ${phone} or write to ${sales}. Read more: [Website Hosting](/services/website-hosting).`,
    spanish: `Cuánto tarda un sitio web nuevo no se dice aquí, así que no puedo prometer una fecha. Díganos qué día abre: ${phone} o ${sales}. [Website Hosting](/services/website-hosting)`,
  },
  {
    id: 'old-content-move',
    service: 'website-hosting',
    answer: `What happens to old articles, addresses and search positions when a website moves is not stated on this site. What is stated: we take over the site you have or build a new one, and Search Engine Optimization fixes technical faults and gives each service and provider a clear page. Ask before the move: call ${phone} or write to ${sales}.`,
    spanish: `Qué pasa con los artículos viejos y la posición en Google al mudar un sitio no se dice aquí. Pregunte antes de la mudanza: ${phone} o ${sales}.`,
  },
  {
    id: 'multilingual-site',
    service: 'website-hosting',
    answer: `Whether the websites we build come in several languages is not stated on this site. What is stated: we take over the site you have or build a new one, designed for phones first and readable by screen readers, with an editor your staff can use. Tell us the languages: call ${phone} or write to ${sales}.`,
    spanish: `Si los sitios que hacemos pueden tener varios idiomas no se dice aquí. Díganos qué idiomas necesita: ${phone} o ${sales}.`,
  },
  {
    id: 'site-chat-widget',
    service: 'website-hosting',
    answer: `A chat assistant for clinics’ websites is not mentioned on this site, so I cannot say that we install one. Our article advises no chat from a company without an agreement on pages where people describe themselves: [What your website tells others](/blog/what-your-website-tells-others-about-patients). To ask, call ${phone} or write to ${sales}.`,
    spanish: `Un asistente de chat para el sitio de su clínica no se menciona aquí, así que no puedo decir que lo instalemos. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'email-newsletter',
    service: 'digital-marketing',
    answer: `E-mail newsletters to patients are not named in our Digital Marketing, so I cannot say that we send them. What is named: search engine optimization, advertising by place and topic, social media, articles reviewed by your clinicians, and a monthly report; patient information stays out of ad platforms. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Los boletines por correo a pacientes no se nombran en nuestro marketing digital. Sí: buscadores, anuncios, redes sociales y artículos. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'video-tv-ads',
    service: 'digital-marketing',
    answer: `Television, radio, print and billboards are not named on this site; our Digital Marketing is about search, ads by place and by topic, social media, articles and a monthly report. To ask whether more can be added, call ${phone} or write to ${sales}. Read more: [Digital Marketing](/services/digital-marketing).`,
    spanish: `Televisión, radio, prensa y espectaculares no se nombran en este sitio; nuestro marketing es digital. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'hosting-elsewhere',
    service: 'website-hosting',
    answer: `Whether we look after a website that stays on somebody else’s server is not stated on this site. What is stated: we take over the site you have or build a new one, and host it with daily backups and ${claims.uptime}% uptime; you can take one service by itself. To ask, call ${phone} or write to ${sales}. Read more: [Website Hosting](/services/website-hosting).`,
    spanish: `Si cuidamos un sitio que se queda en el servidor de otra empresa no se dice aquí. Sí: tomamos su sitio o hacemos uno nuevo, y lo alojamos. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'site-handoff-material',
    service: 'website-hosting',
    answer: `What exactly we need for a website is not listed on this site. What is stated: we take over the site you have or build a new one, with the domain, certificates and e-mail that belong to it, so it helps to know who holds each of these. Please send no passwords by chat or e-mail. To begin, call ${phone} or write to ${sales}.`,
    spanish: `Qué se necesita para empezar un sitio no se detalla aquí. Ayuda saber quién tiene el dominio y el correo. No envíe contraseñas por chat ni correo. Para empezar: ${phone} o ${sales}.`,
  },
];
