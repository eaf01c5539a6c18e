import { company } from '../../company.ts';

/** Where a person can be reached, as the answers say it. */
export const phone = company.phone.display;
export const sales = company.emails.sales.address;
export const hello = company.emails.general.address;
export const support = company.emails.support.address;
