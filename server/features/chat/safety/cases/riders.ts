import { company } from '#shared/content/company.ts';
import { PARTNER, PROOF, WANTED_GONE } from './who-and-what.ts';
import type { Rider } from './urgent-case.ts';

const { phone } = company;

const ANY_CELL = {
  en: 'Any cell phone reaches 911, also one without a plan: use yours, or ask whoever is near.',
  es: 'Cualquier celular llama al 911, también uno sin plan: use el suyo o pida uno a quien esté cerca.',
};

/** What the first steps lack where a way is cut off, or somebody wants the proof gone. */
export const riders: readonly Rider[] = [
  {
    dangers: ['medical', 'violence', 'self-harm', 'fire', 'water'],
    isFirst: true,
    isInOneClause: true,
    when: "phone|phones|telephone|telephones|lines|landline|landlines|voip|voice|handset|handsets|dial|telefono|telefonos|lineas|conmutador ~7 dead|down|out|no|not|can't|cannot|won't|wont|dont|don't|doesnt|doesn't|quit|nothing|silent|broken|sirven|sirve|marcan|marca|muertos|funcionan|funciona|salen|tono & !forward & !cell ~2 dead|died|charge",
    unless: /cell|celular/i,
    ...ANY_CELL,
  },
  {
    dangers: ['medical', 'violence', 'self-harm', 'fire', 'water'],
    isFirst: true,
    isInOneClause: true,
    when: "no|sin|not|without|lost|can't|cannot ~3 phone|phones|telephone|landline|lines|=line|dial|tone|linea|lineas|telefono|telefonos|tono & !forward",
    unless: /cell|celular/i,
    ...ANY_CELL,
  },
  {
    dangers: ['violence', 'medical', 'self-harm', 'insider'],
    when: `${PROOF} & ${WANTED_GONE} & slap|slaps|slapped|yank|yanks|twist|twists|kick|kicks|kicking|hit|hits|hitting|HITTING|abuse|abuses|abused|hurt|hurts|rough|shove|shoves|pinch|pinches|drag|drags|bruise|bruises|neglect|pegandole|pega|pegando|golpea|golpeando|jalonea|maltrata|cachetadas|jalonear|jalar|pellizca|pinches|golpear|pegar`,
    unless: /video and the pictures/,
    en: 'Keep the video and the pictures, with a copy that nobody there can reach, and show them to whoever takes the report; you need not delete them, whoever says so. What is left on a server I cannot see.',
    es: 'Guarde el video y las fotos, con una copia que nadie de ahí pueda tocar, y muéstrelos a quien reciba la denuncia; no tiene que borrarlos, lo pida quien lo pida. Qué queda en un servidor no lo veo desde aquí.',
  },
  {
    dangers: ['violence'],
    when: `${PARTNER} & outlook|mail|mailbox|email|e-mail|messages|password|login|account|correo|mensajes|clave|contrasena|cuenta & reads|read|checks|knows|has|opens|gets|into|revisa|lee|tiene|sabe|entra`,
    unless: /from the safer phone|1-800-422-4453/,
    en: `The work mailbox can wait until you are safe: ask for a person at ${phone.display} then, from that phone, since a sudden lockout can be noticed.`,
    es: `El correo del trabajo puede esperar a que usted esté a salvo: pida entonces una persona en el ${phone.display}, desde ese teléfono, porque un cambio repentino se nota.`,
  },
  {
    dangers: ['outage'],
    isInOneClause: true,
    when: "lab|laboratory|interface|vendor|ehr|chart|them|they|laboratorio|proveedor ~6 says|say|said|swears|insists|blames|blame|dice|dicen ~6 not|isn't|isnt|it|its|ours|theirs|side|nobody|sent|sends|mando|mandaron|acknowledging",
    unless: /one party to call|hablamos nosotros/,
    en: 'Where two vendors point at each other, we are the one party to call and talk to both.',
    es: 'Si dos proveedores se culpan uno al otro, hablamos nosotros con los dos.',
  },
];
