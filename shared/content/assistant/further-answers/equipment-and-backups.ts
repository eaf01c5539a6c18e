import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales, support } from './reach.ts';

const { claims } = company;

export const equipmentAndBackupsAnswers: readonly FurtherAnswer[] = [
  {
    id: 'loaner',
    service: 'helpdesk-support',
    answer: `Loaner or spare computers are not mentioned on this site, so I cannot say whether there is one. What is stated: most faults are fixed by remote session while you wait, and we tell you plainly when a part or a visit is needed. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se mencionan computadoras de préstamo. La mayoría de las fallas se arreglan a distancia mientras usted espera. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'disposal',
    service: 'managed-services',
    answer: `Whether we pick up, wipe or destroy old computers is not stated on this site. Our article says: wipe old disks as NIST Special Publication 800-88 describes, or have them destroyed with a certificate, and write down the serial numbers; disposal has its own line in the HIPAA rule: [Windows 10 ends in October](/blog/windows-10-ends-in-october). To ask us, call ${phone} or write to ${sales}.`,
    spanish: `Si recogemos o destruimos computadoras viejas no se dice aquí. Borre los discos según NIST 800-88 o hágalos destruir con certificado, y anote los números de serie. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'monthly-list',
    service: 'helpdesk-support',
    answer: `Yes: with Helpdesk Support every request becomes a ticket, and each month your office manager gets the list: what broke, how often, and what we changed so that it stops. I cannot see or send it from here, and whether it names who called is not stated: for a past month, write to ${support} or call ${phone}. Read more: [Helpdesk Support](/services/helpdesk-support).`,
    spanish: `Sí: cada mes su gerente recibe la lista de lo que falló, cuántas veces y qué cambiamos. Desde aquí no puedo enviarla: escriba a ${support} o llame al ${phone}.`,
  },
  {
    id: 'vendor-mgmt',
    service: 'managed-services',
    answer: `Yes, Vendor Management is part of Managed IT Services: contracts, renewals and notice dates in one calendar, and one party to argue with suppliers. The first week is an inventory, contracts included. At one clinic unused lines and old contracts were found, and its internet costs fell by five figures: [Case study](/case-study). Call ${phone} or write to ${sales}.`,
    spanish: `Sí, es parte de Managed IT Services: contratos, renovaciones y fechas de aviso en un solo calendario, y alguien que discute con los proveedores. Llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'add-room',
    service: 'network-services',
    answer: `When you add a room, a scanner or a whole wing, we check capacity first and tell you what it will take. Networks can grow up to ${claims.maxUsers} users, and the free first assessment shows where yours stands. To ask, call ${phone} or write to ${sales}. Read more: [Network Infrastructure](/services/network-services).`,
    spanish: `Cuando agrega una sala, un escáner o un ala entera, primero revisamos la capacidad y le decimos qué hará falta. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'windows-11-check',
    service: 'managed-services',
    answer: `Microsoft’s free tool PC Health Check tells you yes or no. Windows 11 needs, among other things, a supported processor, 4 gigabytes of memory, 64 gigabytes of storage, Secure Boot and a TPM 2.0 chip. First ask your EHR vendor in writing whether its client, scanner drivers and signature pads are supported: [Windows 10 ends in October](/blog/windows-10-ends-in-october). For help call ${phone} or write to ${sales}.`,
    spanish: `La herramienta gratuita PC Health Check de Microsoft dice sí o no. Windows 11 pide 4 GB de memoria, 64 GB de espacio, Secure Boot y TPM 2.0, entre otras cosas. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'wifi-measure-diy',
    service: 'network-services',
    answer: `Print the floor plan, put a Wi-Fi measuring app on an Android phone and walk through the clinic at a busy hour with doors closed, writing the signal strength in each room. About -67 dBm or better is a rule of thumb where voice and tablets are used; closer to zero is stronger: [Why the Wi-Fi fails in exam room six](/blog/wifi-in-exam-rooms). For a survey call ${phone} or write to ${sales}.`,
    spanish: `Con el plano y una app de medición en un teléfono Android, camine a una hora ocupada con las puertas cerradas y anote la señal de cada cuarto; -67 dBm o mejor es la regla. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'restore-how-often',
    service: 'managed-services',
    answer: `Our article advises: restore one document each month, and a whole system at least once a year and after every change of server, EHR or backup product; a person reads the nightly report every working day: [Backups you can restore](/blog/backups-you-can-restore). If you want us to do it, call ${phone} or write to ${sales}.`,
    spanish: `Nuestro artículo aconseja restaurar un documento cada mes y un sistema completo al menos una vez al año y tras cada cambio. Si quiere que lo hagamos, llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'three-copies',
    service: 'cloud-solutions',
    answer: `3-2-1 means three copies, on two kinds of storage, one of them in another place. Our article adds two rules: one copy cannot be changed or deleted from your network, not even with the administrator password, and a copy counts only when it has been restored: [Backups you can restore](/blog/backups-you-can-restore). To have us look at yours, call ${phone} or write to ${sales}.`,
    spanish: `3-2-1: tres copias, en dos tipos de almacenamiento, una en otro lugar. Además, una que nadie pueda borrar desde su red, y todas probadas con una restauración. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'password-manager',
    service: 'security-services',
    answer: `Yes, our article recommends one: a password manager that the clinic pays for, opened by one long passphrase, with passwords kept there and not on paper or in a browser on a shared computer. It will not fill in a password on a fake page. The site names no product: [Password rules people can live with](/blog/password-rules-people-can-live-with). For help call ${phone} or write to ${sales}.`,
    spanish: `Sí: nuestro artículo recomienda un gestor de contraseñas pagado por la clínica, con una frase larga, en lugar de papel o del navegador. No se nombra ningún producto. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'pick-internet-provider',
    service: 'network-services',
    answer: `The site does not say that we sell internet lines or which provider to choose. What we do: order lines early for new sites, put in a second line by another route that takes over by itself, and call your internet provider and stay on the line when the fault is theirs. Tell us the place: call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se dice que vendamos internet ni qué compañía elegir. Sí pedimos las líneas con tiempo, ponemos una segunda y llamamos al proveedor por usted. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'connect-sites',
    service: 'network-services',
    answer: `We design, install and watch networks for clinics, also with several sites, and with Cloud Solutions people work from any site without copying files around. How your buildings would be linked is not stated on this site and depends on both: call ${phone} or write to ${sales}. Read more: [Network Infrastructure](/services/network-services).`,
    spanish: `Diseñamos y vigilamos redes de clínicas con varias sedes, y con Cloud Solutions se trabaja desde cualquiera. Cómo se unirían las suyas depende de los edificios: ${phone} o ${sales}.`,
  },
  {
    id: 'how-many-aps',
    service: 'network-services',
    answer: `A number for your floor area is not stated on this site, because exam rooms have lead, steel and water in the walls: we survey with a meter first, place access points where tablets are really used, and walk with a tablet after. More access points at lower power usually beat one strong one: [Why the Wi-Fi fails in exam room six](/blog/wifi-in-exam-rooms). Call ${phone} or write to ${sales}.`,
    spanish: `No hay un número por metros: las paredes tienen plomo, acero y agua, así que medimos primero. Varios puntos con poca potencia suelen ser mejores que uno fuerte. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'wpa3',
    service: 'network-services',
    answer: `Our article advises WPA3, or WPA2 where a device cannot do better, and individual sign-ins for staff where your system allows it, because one password for everyone stays on the phone of everyone who ever left: [Why the Wi-Fi fails in exam room six](/blog/wifi-in-exam-rooms). For a look at yours call ${phone} or write to ${sales}.`,
    spanish: `Nuestro artículo aconseja WPA3, o WPA2 si un aparato no puede más, y un acceso individual para cada empleado en lugar de una contraseña común. Para revisarlo: ${phone} o ${sales}.`,
  },
  {
    id: 'one-wifi-name',
    service: 'network-services',
    answer: `As a rule of thumb stop at four, says our article: each name costs a little time on every channel. What counts is separate networks with rules between them for guests, staff, phones and medical devices, not just separate names for the same one: [Why the Wi-Fi fails in exam room six](/blog/wifi-in-exam-rooms). For a look at yours call ${phone} or write to ${sales}.`,
    spanish: `Nuestro artículo aconseja no pasar de cuatro nombres de Wi-Fi; lo que cuenta son redes separadas con reglas entre ellas. Para revisar la suya: ${phone} o ${sales}.`,
  },
  {
    id: 'mesh-extender',
    service: 'network-services',
    answer: `Wireless links between access points share the air and can halve your speed, so our article advises a cable to every access point; more access points at lower power usually beat one strong one: [Why the Wi-Fi fails in exam room six](/blog/wifi-in-exam-rooms). For a survey with a meter call ${phone} or write to ${sales}.`,
    spanish: `Los enlaces inalámbricos entre puntos de acceso pueden reducir la velocidad a la mitad; nuestro artículo aconseja un cable a cada uno. Para una medición: ${phone} o ${sales}.`,
  },
  {
    id: 'what-to-ask-installer',
    service: 'network-services',
    answer: `Ask for a survey on site before and after, with the numbers for each room in writing, cables to every access point, a drawing with names and channels, and the administrator password in a sealed envelope; ask how updates are installed and who notices when one goes dark: [Why the Wi-Fi fails in exam room six](/blog/wifi-in-exam-rooms). For an offer from us call ${phone} or write to ${sales}.`,
    spanish: `Pida una medición antes y después con los números por escrito, un cable a cada punto de acceso, un plano y la contraseña de administrador en un sobre. Nuestra oferta: ${phone} o ${sales}.`,
  },
  {
    id: 'ex-employee-mail',
    service: 'helpdesk-support',
    answer: `Our article advises an automatic reply that names the successor, somebody who reads the mailbox for a set time, and no forwarding to a private address; the account is disabled rather than deleted: [The last-day checklist](/blog/the-last-day-checklist). What your own policy allows, a lawyer can say. For help call ${phone} or write to ${sales}.`,
    spanish: `Nuestro artículo aconseja una respuesta automática con el nombre del sucesor, alguien que lea el buzón por un tiempo, y no reenviar a una dirección privada. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'account-review',
    service: 'helpdesk-support',
    answer: `Our article advises printing the list of active accounts from the EHR and the mail system once a quarter and reading it aloud with the office manager. If nobody knows a name, ask the vendor whether a lab link, a scanner or a backup signs in with it; if not, disable it: [The last-day checklist](/blog/the-last-day-checklist). For help call ${phone} or write to ${sales}.`,
    spanish: `Una vez por trimestre, imprima la lista de cuentas activas y léala con la gerente. Si nadie conoce un nombre, pregunte al proveedor; si no se usa, desactívela. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'backup-key-safe',
    service: 'cloud-solutions',
    answer: `A copy of the keys and passwords for the backup belongs in a sealed envelope in a safe, says our article, because the password manager may be one of the things you are restoring: [Backups you can restore](/blog/backups-you-can-restore). To have us look after backups, call ${phone} or write to ${sales}.`,
    spanish: `Una copia de las claves del respaldo va en un sobre cerrado dentro de una caja fuerte, porque el gestor de contraseñas puede ser lo que haya que restaurar. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'cloud-ehr-backup',
    service: 'cloud-solutions',
    answer: `If you do not host the EHR yourself, get your vendor’s written answer on how they back up and how fast they restore, says our article. Scanned documents, billing, shared folders, mailboxes and the settings of firewall and switches still belong on your own list: [Backups you can restore](/blog/backups-you-can-restore). For help call ${phone} or write to ${sales}.`,
    spanish: `Si el EHR lo aloja el proveedor, pídale por escrito cómo respalda y qué tan rápido restaura. Facturación, carpetas, correos y ajustes de red siguen en su lista. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'backup-what',
    service: 'managed-services',
    answer: `Start with what you would miss, says our article: EHR data if you host it, scanned documents and images, billing, the phone system’s settings, shared folders, mailboxes, and the settings of firewall and switches; write beside each how many hours of work you can lose: [Backups you can restore](/blog/backups-you-can-restore). For help call ${phone} or write to ${sales}.`,
    spanish: `Empiece por lo que echaría de menos: datos del EHR si lo aloja, imágenes, facturación, telefonía, carpetas, correos y ajustes de red, con las horas que puede perder. Ayuda: ${phone} o ${sales}.`,
  },
  {
    id: 'cloud-bill',
    service: 'cloud-solutions',
    answer: `Yes: a monthly look at costs and permissions is part of Cloud Solutions, and accounts of people who left are closed. What your cloud should cost is not stated on this site; at the start there is a list of what you have, who uses it and what it may cost. Call ${phone} or write to ${sales}. Read more: [Cloud Solutions](/services/cloud-solutions).`,
    spanish: `Sí: cada mes revisamos costos y permisos, y cerramos cuentas de quienes se fueron; es parte de Cloud Solutions. Lo que debería costar su nube no se dice aquí: ${phone} o ${sales}.`,
  },
  {
    id: 'toner',
    service: 'helpdesk-support',
    answer: `Whether toner, labels and paper are included is not stated on this site. Printer and Scanner Care, part of Helpdesk Support, covers drivers, trays, queues and replacements, and what is included stands on one page before you sign. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice si el tóner y el papel van incluidos. El cuidado de impresoras es parte de Helpdesk Support. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'remote-wipe',
    service: 'security-services',
    answer: `Whether we can find, lock or wipe a tablet or phone from afar is not stated on this site. What is stated: multi-factor sign-in and encryption on every device we manage, and remote access that leaves nothing on the laptop. If a device with patient data is missing now, call ${phone} at any hour; otherwise ask there or write to ${sales}.`,
    spanish: `En este sitio no dice si podemos borrar un aparato a distancia. Sí hay cifrado en cada equipo que manejamos. Si falta uno con datos de pacientes, llame ya al ${phone}; si no, pregunte a ${sales}.`,
  },
  {
    id: 'web-filter',
    service: 'security-services',
    answer: `Blocking websites for staff is not named on this site, so I cannot say that we set it up. What is named: firewalls with written rules on what may cross between networks, e-mail filtering, and protection on every computer. To ask, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se menciona el bloqueo de páginas para el personal. Sí hay firewalls con reglas escritas y filtro de correo. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'dark-web',
    service: 'security-services',
    answer: `Watching the dark web for stolen passwords is not named on this site. Our article advises to compare passwords with lists of those already stolen, which your IT support can do without seeing them: [Password rules people can live with](/blog/password-rules-people-can-live-with). If one may be known, change it now. To ask what we offer, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no se menciona la vigilancia de la dark web. Si una contraseña pudo filtrarse, cámbiela ya. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'email-archive',
    service: 'cloud-solutions',
    answer: `How long staff e-mails should be kept, and whether we set up an archive, is not stated on this site; for your duties ask a lawyer. Our article notes that deleted mail in the cloud is gone after a while, so mailboxes belong on your backup list: [Backups you can restore](/blog/backups-you-can-restore). To ask about archiving, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice cuánto tiempo se guardan los correos ni si montamos un archivo. El correo borrado se pierde tras un tiempo. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'hipaa-course',
    service: 'security-services',
    answer: `Staff Training here means short security lessons and practice messages through the year; whether there is a HIPAA privacy course or a certificate for each employee is not stated on this site. Our article says that a list of dates and topics is a record of training too: [Phishing at the front desk](/blog/phishing-at-the-front-desk). To ask, call ${phone} or write to ${sales}.`,
    spanish: `La capacitación son lecciones cortas de seguridad; si hay curso de HIPAA o certificado por empleado no se dice en este sitio. Pregunte al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'hipaa-policies',
    service: 'security-services',
    answer: `Whether we write HIPAA policies or supply ready ones is not stated on this site. What is stated: a HIPAA risk analysis with a ranked list of what to fix, and a written incident plan. A password policy of eight sentences you may copy from [Password rules people can live with](/blog/password-rules-people-can-live-with). To ask about the rest, call ${phone} or write to ${sales}.`,
    spanish: `En este sitio no dice si redactamos políticas de HIPAA. Sí hay análisis de riesgos y un plan escrito de incidentes, y en el blog una política de contraseñas para copiar. Pregunte al ${phone} o a ${sales}.`,
  },
  {
    id: 'training-language',
    service: 'security-services',
    answer: `Short lessons and practice messages are part of Security Services, under Staff Training. In which languages they come is not stated on this site. To ask for Spanish or another language, call ${phone} or write to ${sales}.`,
    spanish: `Las lecciones cortas y los mensajes de práctica son parte de Security Services. En este sitio no dice en qué idiomas se dan. Para pedirlas en español, llame al ${phone} o escriba a ${sales}.`,
  },
];
