import { serviceCount } from '../../../services/summaries.ts';
import { formatCount } from '../../../format-count.ts';
import { company } from '../../company.ts';
import { howTo } from '../../how-to.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

const { claims } = company;

const { min, max } = howTo.estimatedCost;
const takeover = `$${formatCount(min)} to $${formatCount(max)}`;

/** Things near our services that this site does not name as one. */
export const besideTheServicesAnswers: readonly FurtherAnswer[] = [
  {
    id: 'payment-cards',
    answer: `Card terminals, payment processing and the card industry’s rules are not named on this site, so I cannot say that we set them up. What we do is the network and the internet line they run on, with firewalls that keep records, devices and guests in separate lanes. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Las terminales de tarjetas y los pagos no se mencionan en este sitio. Lo que hacemos es la red y la línea de internet que usan. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'copier-disk',
    answer: `Many copiers and fax machines keep copies on a hard disk, and it must be wiped before the machine goes back to the leasing company, 45 CFR 164.310(d)(2). Our article advises to have the leasing company confirm the wipe in writing and to note the serial number and the date: [eFax or fax machine?](/blog/efax-or-fax-machine). Whether we do the wiping is not stated here: call ${phone} or write to ${sales}.`,
    spanish: `Muchas copiadoras guardan copias en un disco; hay que borrarlo antes de devolver la máquina, y pedir la confirmación por escrito. Si lo hacemos nosotros no se dice aquí: ${phone} o ${sales}.`,
  },
  {
    id: 'data-recovery',
    answer: `Recovering data from a damaged drive is not named on this site, so I cannot say whether we do it. What is named: backups checked every day and restored on schedule, so that a copy can be read when it is needed. To ask about your drive before anything more is tried with it, call ${phone} or write to ${sales}.`,
    spanish: `Recuperar datos de un disco dañado no se menciona en este sitio. Sí: copias revisadas cada día y restauradas como prueba. Antes de intentar más, llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'scan-paper-charts',
    answer: `Scanning of paper charts is not named among our services on this site, so I cannot say that we do it. What is near it: when you change EHR systems we move charts, images and schedules and keep the old record readable, and File Sharing gives scans one place with access by role. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Escanear expedientes de papel no está entre los servicios de este sitio. Cerca de eso: mover expedientes al cambiar de EHR y un lugar común para escaneos. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'power-battery',
    answer: `Battery backup (UPS) and generators are not mentioned on this site, so I cannot say that we supply or install them. What we do: look at the server closet when we walk the building, watch servers and lines ${claims.supportHours}, and put in a second internet line. To ask about batteries, call ${phone} or write to ${sales}.`,
    spanish: `Las baterías de respaldo y los generadores no se mencionan en este sitio. Sí: revisamos el cuarto del servidor y vigilamos servidores y líneas a toda hora. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'fridge-monitoring',
    answer: `Temperature monitoring for refrigerators is not mentioned on this site, so I cannot say that we do it. What is near it: monitoring of servers, computers, backups and lines, Wi-Fi that holds, and a network lane of its own for devices. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Vigilar la temperatura de refrigeradores no se menciona en este sitio. Sí vigilamos servidores, computadoras, copias y líneas. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'photos-logo',
    answer: `Photography and logo design are not mentioned on this site, so I cannot say that we do them. What we do: take over or build the website, designed for phones first, and Digital Marketing with a page for each service and provider, and articles and posts that you approve. To ask, call ${phone} or write to ${sales}.`,
    spanish: `La fotografía y el diseño de logotipos no se mencionan en este sitio. Sí hacemos el sitio web y el marketing digital. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'office-training',
    answer: `Lessons in Word, Excel or other office programs are not named on this site, so I cannot say that we give them. What is named is staff training in security: short lessons and practice messages through the year. To ask for more, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan clases de Excel o Word. Sí hay capacitación del personal en seguridad, con lecciones cortas. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'secure-texting',
    answer: `A messaging app for staff to text each other about patients is not named on this site. What is stated: Cloud Solutions has mailboxes with encryption for messages that carry patient information, and our [risk analysis article](/blog/hipaa-risk-analysis-for-a-small-practice) counts texts between providers among the places where patient data lives. To ask what would fit, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se menciona una aplicación de mensajes para el personal. Sí hay correo con cifrado para datos de pacientes. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'dictation',
    answer: `Dictation programs and AI scribes are not named on this site, so I cannot say that we set them up or choose them. What is near it: a helpdesk for the computers they run on, networks and Wi-Fi that hold, and connections to your EHR by HL7 and FHIR. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan programas de dictado ni escribas de IA. Sí atendemos las computadoras, la red y las conexiones con su EHR. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'checkin-kiosk',
    answer: `Check-in kiosks, tablets for patients and signature pads are not named on this site, so I cannot say that we supply or set them up. What is near it: Wi-Fi that holds, a network lane of their own for devices, and care for the card scanners and label printers at check-in. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan kioscos ni tabletas para el registro de pacientes. Sí hacemos la red y el Wi-Fi que necesitan. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'waiting-room-tv',
    answer: `Screens and televisions in waiting rooms are not mentioned on this site, so I cannot say that we install them or run what they show. What we do is the cabling, the Wi-Fi, and a network lane for guests and devices apart from records. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan televisiones ni pantallas para la sala de espera. Lo que hacemos es el cableado y la red. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'nurse-call',
    answer: `Nurse call systems, pagers and overhead speakers are not named on this site, so I cannot say that we install or repair them. What we do is cabling, Wi-Fi along the rounds, and separate network lanes for devices and phones. If residents cannot call for help now, call the maker of the system. To ask us, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan sistemas de llamada de enfermería ni altavoces. Si ahora no funcionan, llame al fabricante. Para preguntarnos, ${phone} o ${sales}.`,
  },
  {
    id: 'office-licenses',
    answer: `Whether we sell Microsoft 365 or other licenses, and at what price, is not stated on this site. What is stated: an Asset and License List, part of Managed IT Services, shows what you own and which license nobody uses, and E-mail and Calendars is part of Cloud Solutions. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice si vendemos licencias de Microsoft 365 ni a qué precio. Managed IT lleva una lista de sus licencias. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'copier-lease',
    answer: `Copier leases and printers for sale are not named on this site, so I cannot say that we offer them. What is stated: Printer and Scanner Care looks after drivers, trays, queues and replacements, and Vendor Management keeps contracts and notice dates in one calendar. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se menciona la renta ni la venta de copiadoras. Sí cuidamos impresoras y llevamos los contratos en un calendario. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'grants',
    answer: `Grants and subsidies are not mentioned on this site, so I do not know of any and cannot advise. The free first assessment gives you a list of what is needed, and Managed IT Services has a plan with years and prices, which may help with an application. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan becas ni subsidios, así que no puedo aconsejar. La evaluación gratis le da una lista de lo que hace falta. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'e-signature',
    answer: `Electronic signatures on consents or agreements are not named on this site, so I cannot say that we set them up. What is near it: website forms with encrypted storage, access logs and a business associate agreement, and patient portals set up with your EHR vendor. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan firmas electrónicas. Sí hay formularios web con almacenamiento cifrado y portales con su proveedor del EHR. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'timeclock',
    answer: `Time clocks, payroll and shift scheduling programs are not named on this site, so I cannot say that we supply or set them up. What we do: the computers, the cabling and the network they run on, and calls to other vendors through the helpdesk. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan relojes checadores, nóminas ni programas de turnos. Lo que hacemos es el cableado y la red. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'accreditation',
    answer: `Preparing for an accreditation survey or a state inspection is not mentioned on this site, so I cannot say that we handle it. What is stated: a HIPAA risk analysis, access logs and restore tests are written down as we work, so that you can show them to an auditor. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se menciona la preparación para una acreditación. Sí documentamos análisis de riesgos, accesos y pruebas de respaldo para mostrarlos. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'interpreters',
    answer: `Interpreters for patients are not among the ${serviceCount} services listed on this site, so I cannot say that we provide them. We look after the IT of clinics: what a video interpreter needs is a network and Wi-Fi that hold. To ask, call ${phone} or write to ${sales}.`,
    spanish: `Los intérpretes para pacientes no están entre los ${serviceCount} servicios de este sitio. Lo nuestro es la informática, también la red y el Wi-Fi que usa un intérprete por video. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'financing',
    answer: `Payment plans or financing are not mentioned on this site. What is stated: taking over a clinic’s IT usually costs ${takeover}, once, and the monthly fee depends on the services; you see the price on one page before you sign. To ask about instalments, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan abonos ni financiamiento. Empezar suele costar ${takeover}, una sola vez; el precio lo ve antes de firmar. Para preguntar por abonos, llame al ${phone} o escriba a ${sales}.`,
  },
];
