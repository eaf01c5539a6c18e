import { company } from '#shared/content/company.ts';

const { phone, emails, claims } = company;

/** How to reach a person, for every answer that ends there. */
export const PERSON = `call ${phone.display}, ${claims.supportHours}, or write to ${emails.general.address}`;
export const SALES = `call ${phone.display} or write to ${emails.sales.address}`;
export const SUPPORT = `call ${phone.display}, ${claims.supportHours}, or write to ${emails.support.address}`;
export const PERSONA = `llame al ${phone.display}, a cualquier hora, o escriba a ${emails.general.address}`;
/** What asks for the first detail; the browser takes the reply for a name (spec §5). */
export const ASK_NAME = 'May I have your name?';
export const PIDE_NOMBRE = '¿Cuál es su nombre? (Your name, please.)';
export const READ = (label: string, path: string) => `Read more: [${label}](${path}).`;
