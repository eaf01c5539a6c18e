import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales, support } from './reach.ts';

/** Questions at the edge of a service: what it includes, what it does not, and how it compares. */
export const serviceEdgeAnswers: readonly FurtherAnswer[] = [
  {
    id: 'unknown-admin-password',
    service: 'managed-services',
    answer: `How we get back into equipment whose password is lost, and whether it then has to be replaced, is not stated on this site. What is stated: when we take over a clinic, administrator passwords are made new, everything goes into one list, and passwords and settings are written down and belong to you. Tell us the make and age: call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no dice cómo entramos a equipos con contraseña perdida ni si hay que reemplazarlos. Al asumir una clínica, renovamos las contraseñas de administrador y las anotamos junto con la configuración; todo le pertenece. Díganos marca y antigüedad: ${phone} o ${sales}.`,
  },
  {
    id: 'other-analog-lines',
    service: 'efax-services',
    answer: `Elevator phones, alarm lines and card terminals on old telephone lines are not described on this site, so ask the elevator and alarm companies before you end a line. What is stated: with [eFax Services](/services/efax-services) the fax needs no analog line, and the old one keeps running until the first test faxes arrive. To go through your lines, call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no describe teléfonos de ascensor, alarmas ni terminales de tarjetas; antes de cancelar, pregunte a las empresas de ascensores y alarmas. Con [eFax Services](/services/efax-services) el fax no necesita línea analógica; la anterior sigue hasta que lleguen las primeras pruebas. Llame al ${phone}.`,
  },
  {
    id: 'patients-portal-help',
    service: 'emr-integration',
    answer: `Whether our helpdesk takes calls from your patients about a portal login is not stated on this site; it is described for your staff. What is stated: we set up a portal with your EHR vendor that patients can sign in to, and call that vendor for you. To ask, call ${phone} or write to ${sales}. Are you a patient? Please call your clinic.`,
    spanish: `Este sitio no indica si atendemos a sus pacientes por el portal; la mesa de ayuda se describe para su personal. Configuramos el portal con su proveedor de EHR y lo llamamos por usted. Pregunte: ${phone} o ${sales}. ¿Es paciente? Llame a su clínica.`,
  },
  {
    id: 'new-hire-notice',
    service: 'helpdesk-support',
    answer: `How many days ahead we need to know about a new employee is not stated on this site, so tell us early. What is stated, under New Starts and Leavers in [Helpdesk Support](/services/helpdesk-support): accounts are ready on the first morning and switched off on the last afternoon, and both are written down. As a client write to ${support}; if it is urgent, call ${phone}.`,
    spanish: `Este sitio no dice con cuántos días de anticipación avisar de un empleado nuevo; avísenos pronto. Las cuentas quedan listas la primera mañana y se desactivan la última tarde: [Helpdesk Support](/services/helpdesk-support). Si es cliente, escriba a ${support}; si es urgente, llame al ${phone}.`,
  },
  {
    id: 'backup-warnings',
    service: 'managed-services',
    answer: `Please do not ignore it: a person should read that report every working day, and only a restore shows whether the copy is good. What a warning means depends on the program. Restore one document as a test, as in [Backups you can restore](/blog/backups-you-can-restore). As a client, call ${phone} or write to ${support}; otherwise the free assessment looks at your backups.`,
    spanish: `No lo ignore: alguien debe leer ese informe cada día hábil, y solo una restauración muestra si la copia sirve. El significado depende del programa. Restaure un documento: [Backups you can restore](/blog/backups-you-can-restore). Clientes: ${phone} o ${support}; si no, la evaluación gratuita revisa sus respaldos.`,
  },
  {
    id: 'ada-website',
    service: 'website-hosting',
    answer: `Whether your website meets the ADA I cannot judge, and this site names no test or guarantee of it; please show a lawyer’s letter to a lawyer of your own. What is stated: the pages we build can be read by screen readers, and we take over the site you have or build a new one. Call ${phone} or write to ${sales}. [Website Hosting](/services/website-hosting)`,
    spanish: `No puedo juzgar si su sitio cumple la ADA; aquí no se menciona prueba ni garantía. Toda carta legal, muéstrela a su abogado. Las páginas que hacemos se leen con lectores de pantalla; asumimos su sitio o hacemos otro. ${phone} o ${sales}. [Website Hosting](/services/website-hosting)`,
  },
  {
    id: 'lab-side-interfaces',
    service: 'emr-integration',
    answer: `This site describes interfaces from the clinic’s side: labs, imaging, billing and devices connected to its EMR or EHR by HL7, FHIR or DICOM. Whether we build them for a laboratory, vendor or imaging center that is itself the customer is not stated. Tell us the systems and how many clinics: call ${phone} or write to ${sales}. [EMR/EHR Integration](/services/emr-integration)`,
    spanish: `Este sitio describe interfaces desde la clínica: laboratorio, imágenes, facturación y equipos con su EMR/EHR por HL7, FHIR o DICOM. No indica si las hacemos para laboratorios, proveedores o centros de imágenes como clientes. Díganos sistemas y número de clínicas: ${phone} o ${sales}.`,
  },
  {
    id: 'voip-quality',
    service: 'network-services',
    answer: `Calls that crackle or drop can come from a full internet line or from phones that share the network with everything else; in our [case study](/case-study) that was it. We measure first, keep phones in a lane of their own, and call your suppliers until the case is closed. Phone systems themselves are not among our services. Call ${phone} or write to ${sales}.`,
    spanish: `Ruido o cortes pueden venir de internet saturado o de teléfonos en red compartida, como en nuestro [case study](/case-study). Primero medimos, separamos los teléfonos de lo demás y llamamos a sus proveedores hasta cerrar el caso. No ofrecemos sistemas telefónicos. Contacto: ${phone} o ${sales}.`,
  },
  {
    id: 'managed-vs-helpdesk',
    answer: `Helpdesk Support is whom you call when something has stopped: passwords, printers, the EHR, ${company.claims.supportHours}, with a monthly list of what broke. Managed IT is the work before that: monitoring, updates, backups, warranties, licenses, suppliers and a plan with years and prices, for one monthly fee. You can take one or both: call ${phone} or write to ${sales}. More: [Services](/services).`,
    spanish: `Helpdesk Support es a quien llama cuando algo falla, ${company.claims.supportHours}, con lista mensual de fallas. Managed IT trabaja antes: monitoreo, actualizaciones, respaldos, garantías, licencias, proveedores y plan con años y precios, por una cuota mensual. Puede tomar uno o ambos: ${phone} o ${sales}. [Services](/services)`,
  },
  {
    id: 'interface-cost',
    service: 'emr-integration',
    answer: `What an interface between your EHR and a lab, a device or billing costs, what the lab or the EHR vendor charges for its part, and who pays is not stated on this site. Ask the lab about its share. Our price comes in writing once we know both systems: tell us names and versions at ${phone} or ${sales}. [EMR/EHR Integration](/services/emr-integration)`,
    spanish: `Este sitio no dice cuánto cuesta una interfaz, qué cobran el laboratorio o el proveedor de EHR, ni quién paga; pregunte al laboratorio por su parte. Nuestro precio va por escrito al conocer ambos sistemas: díganos nombres y versiones, ${phone} o ${sales}. [EMR/EHR Integration](/services/emr-integration)`,
  },
  {
    id: 'server-closet',
    service: 'network-services',
    answer: `Rules for where a server may stand, how much room a rack needs or how cool it must be are not on this site; the maker, the electrician and your fire marshal have them. We look at the server closet when we walk the building, water pipes belong in the risk analysis, and much can move to [the cloud](/services/cloud-solutions). The first assessment is free: ${phone} or ${sales}.`,
    spanish: `Este sitio no da reglas de lugar, espacio ni temperatura para servidores; pregunte al fabricante, electricista y bomberos. Revisamos el cuarto al recorrer el edificio, las tuberías entran al análisis de riesgos y mucho puede pasar a [the cloud](/services/cloud-solutions). Primera evaluación gratuita: ${phone} o ${sales}.`,
  },
  {
    id: 'mailbox-signs',
    service: 'security-services',
    answer: `Our article says to check the mailbox for forwarding rules that nobody made, and warns that a mailbox that was broken into writes from its genuine address; a full list of signs is not on this site. Two-step sign-in for mail stops much of it, and alerts are watched ${company.claims.supportHours} in [Security Services](/services/security-services). More: [Phishing at the front desk](/blog/phishing-at-the-front-desk). If you ever see it for real, call ${phone} at once.`,
    spanish: `Nuestro artículo aconseja buscar en el buzón reglas de reenvío que nadie creó; un buzón vulnerado escribe desde su dirección genuina. Este sitio no trae lista completa. La verificación en dos pasos evita mucho: [Security Services](/services/security-services). Si lo ve, llame enseguida al ${phone}.`,
  },
  {
    id: 'spilled-liquid',
    service: 'helpdesk-support',
    answer: `Tips for drying a wet computer, rice included, are not on this site, so I leave that to the break room. What we can say: files that are backed up and tested by restore do not depend on one machine, and our helpdesk tells you plainly when a part or a visit is needed. If one is wet now, keep away from outlets and call ${phone}, ${company.claims.supportHours}. See [Helpdesk Support](/services/helpdesk-support).`,
    spanish: `Este sitio no da consejos para secar computadoras, arroz incluido. Los archivos respaldados y probados no dependen de una máquina, y la mesa de ayuda avisa si hace falta pieza o visita. Si está mojada ahora, aléjese de enchufes y llame al ${phone}, ${company.claims.supportHours}.`,
  },
  {
    id: 'immutable',
    service: 'cloud-solutions',
    answer: `Immutable means that a backup copy cannot be changed or deleted from your network, not even with the administrator password. It matters because ransomware often looks for backups it can reach and destroys them. Our Off-Site Backup, part of [Cloud Solutions](/services/cloud-solutions), makes such encrypted copies. For how many days is not stated on this site; more in [Backups you can restore](/blog/backups-you-can-restore).`,
    spanish: `Inmutable significa que una copia no se puede cambiar ni borrar desde su red, ni con la contraseña de administrador; el ransomware suele destruir respaldos que alcanza. Off-Site Backup, parte de [Cloud Solutions](/services/cloud-solutions), hace tales copias cifradas. Este sitio no indica por cuántos días.`,
  },
  {
    id: 'helpdesk-included',
    service: 'managed-services',
    answer: `Whether Helpdesk Support is part of the monthly fee for Managed IT or is billed apart is not stated on this site. They are listed as two services; Managed IT names monitoring and support ${company.claims.supportHours}, one fee and the scope in writing. What is included, and what is not, stands on one page before you sign. Call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no dice si Helpdesk Support está en la cuota mensual de Managed IT o se cobra aparte. Son dos servicios; Managed IT nombra monitoreo, soporte ${company.claims.supportHours} y alcance por escrito. Lo incluido consta en una página antes de firmar: ${phone} o ${sales}.`,
  },
  {
    id: 'standards-plain',
    service: 'emr-integration',
    answer: `They are the languages in which medical systems talk. HL7 version 2 carries orders and results, so it is the usual one for a lab; FHIR is for newer systems; DICOM is for images. Which one your lab and your EHR offer, they must say; we ask them and build the connection: [EMR/EHR Integration](/services/emr-integration). Name both at ${phone} or ${sales}.`,
    spanish: `Son los idiomas de los sistemas médicos. HL7 versión 2 lleva órdenes y resultados, lo usual en laboratorios; FHIR es para sistemas nuevos; DICOM, para imágenes. Su laboratorio y su EHR dicen cuál ofrecen; preguntamos y construimos la conexión: [EMR/EHR Integration](/services/emr-integration). ${phone} o ${sales}.`,
  },
  {
    id: 'mfa-rollout',
    service: 'security-services',
    answer: `How long a rollout of multi-factor sign-in takes is not stated on this site; it depends on people and systems. Our article gives the order: e-mail first, then remote access, administrator accounts, the EHR from outside, payroll and banking, with two spare keys in the safe: [Password rules](/blog/password-rules-people-can-live-with). It is part of [Security Services](/services/security-services). For dates call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no dice cuánto tarda implementar la verificación multifactor; depende de personas y sistemas. Orden: correo, acceso remoto, cuentas de administrador, EHR desde fuera, nómina y banca, con dos llaves de repuesto: [Password rules](/blog/password-rules-people-can-live-with). Para fechas, llame al ${phone} o escriba a ${sales}.`,
  },
  {
    id: 'mail-backup',
    service: 'cloud-solutions',
    answer: `Yes, Off-Site Backup is part of [Cloud Solutions](/services/cloud-solutions): encrypted copies kept apart that cannot be changed or deleted from your network. Mailboxes belong on the list, says our article, since deleted mail in the cloud is gone after a while: [Backups you can restore](/blog/backups-you-can-restore). Which mail systems we back up is not stated on this site; call ${phone} or write to ${sales}.`,
    spanish: `Sí: Off-Site Backup es parte de [Cloud Solutions](/services/cloud-solutions), con copias cifradas y separadas, imposibles de cambiar o borrar desde su red. Incluya los buzones: el correo borrado en la nube luego desaparece. Este sitio no dice qué sistemas de correo respaldamos: ${phone} o ${sales}.`,
  },
  {
    id: 'restore-test-record',
    service: 'managed-services',
    answer: `A restore test means that something was really brought back from the copy and checked. Keep one page for each: date, what was restored, from which copy, how old it was, how long it took, who checked, what went wrong, what will change. File it for six years. How to do it in an afternoon: [Backups you can restore](/blog/backups-you-can-restore). We run and document such tests: ${phone}.`,
    spanish: `Una prueba de restauración significa que algo se recuperó de la copia y se verificó. Anote en una página: fecha, contenido restaurado, copia usada, antigüedad, duración, quién revisó, fallas y cambios; guárdela seis años. [Backups you can restore](/blog/backups-you-can-restore). Las hacemos y documentamos: ${phone}.`,
  },
  {
    id: 'device-needs-wifi',
    service: 'network-services',
    answer: `Whether a certain device needs Wi-Fi is for its maker to say; this site does not name it. What we do: give medical devices a network lane of their own, apart from records and guests, with written rules on what may cross, and connect vitals monitors, ECGs and spirometers to the chart. See [Network Infrastructure](/services/network-services) and ask the maker first. For your device call ${phone} or write to ${sales}.`,
    spanish: `Si un equipo necesita Wi-Fi lo dice su fabricante; pregúntele primero. Damos a los equipos médicos un carril de red propio, aparte de expedientes e invitados, con reglas escritas, y conectamos monitores, electrocardiógrafos y espirómetros al expediente: [Network Infrastructure](/services/network-services). Consultas: ${phone} o ${sales}.`,
  },
  {
    id: 'ehr-questionnaires',
    service: 'emr-integration',
    answer: `Questionnaires and screening forms inside an EHR, such as PHQ-9, are not mentioned on this site, so I cannot say that we set them up; your EHR vendor builds those. What we do is connect the EHR with labs, imaging, billing and devices by HL7 and FHIR, and call your vendor for what only they can change: [EMR/EHR Integration](/services/emr-integration). To ask, call ${phone} or write to ${sales}.`,
    spanish: `Este sitio no menciona cuestionarios dentro del EHR, como PHQ-9; no puedo decir que los configuremos: los hace su proveedor. Conectamos el EHR con laboratorios, imágenes, facturación y equipos por HL7 y FHIR, y llamamos a su proveedor. Pregunte: ${phone} o ${sales}.`,
  },
  {
    id: 'which-ehr-to-buy',
    service: 'emr-integration',
    answer: `Which EHR is better is not something this site rates, and I cannot recommend one; it lists no EHR by brand and claims no partnership. What is stated: we connect systems by HL7, FHIR and DICOM, and move charts and check samples with you when you change. The free consultation is a place to ask: ${phone} or ${sales}. See [EMR/EHR Integration](/services/emr-integration).`,
    spanish: `Este sitio no califica los EHR, no nombra marcas ni alianzas, y no puedo recomendar uno. Conectamos sistemas por HL7, FHIR y DICOM, y al cambiar trasladamos expedientes y revisamos muestras con usted. Pregunte en la consulta gratuita: ${phone} o ${sales}. [EMR/EHR Integration](/services/emr-integration)`,
  },
  {
    id: 'computer-repair',
    service: 'helpdesk-support',
    answer: `Whether we repair broken hardware ourselves, such as a cracked laptop screen, or where it would have to be sent, is not stated on this site. What is stated: the [helpdesk](/services/helpdesk-support) fixes what it can by remote session and tells you plainly when a part or a visit is needed. To ask about yours, call ${phone}, ${company.claims.supportHours}, or as an existing client write to ${support}.`,
  },
];
