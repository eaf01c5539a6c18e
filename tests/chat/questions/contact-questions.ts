import { company } from '#shared/content/company.ts';
import { ask } from './question.ts';

const { phone, emails, address } = company;
const PHONE = phone.display;
const SALES = emails.sales.address;
const SUPPORT = emails.support.address;

/** How, when and where to reach the company. */
export const contactQuestions = [
  ask('What is your phone number?', [PHONE]),
  ask('whats ur number', [PHONE]),
  ask('can i call someone rn', [PHONE, '24/7/365']),
  ask('phone nubmer pls', [PHONE]),
  ask('How do I contact your sales team?', [SALES]),
  ask('I need the email for support', [SUPPORT]),
  ask('what email do i send a ticket to', [SUPPORT]),
  ask('is there an e-mail adress for new customers', [SALES]),
  ask('Where are you located?', ['Edmond', /Oklahoma|OK/]),
  ask('wheres your office', ['Edmond', /Oklahoma|OK/]),
  ask('What is your mailing address?', [address.street, address.postalCode]),
  ask('what zip code is your office in', [address.postalCode]),
  ask('What are your business hours?', ['8:00 AM', '6:00 PM', 'Monday']),
  ask('are you open on saturdays', [/24\/7/, /Monday to Friday/]),
  ask('do you guys work holidays?', [/24\/7/, /holiday/i]),
  ask('who picks up at 3 in the morning', [/24\/7/]),
  ask('Is support really available around the clock?', [/24\/7/]),
  ask('what time does the office close', ['6:00 PM']),
  ask('I want to talk to a real person', [PHONE]),
  ask('human please', [PHONE]),
  ask('can somebody call me back?', [PHONE, /name|details|number/i]),
  ask('How can I schedule a consultation?', [/free/i, PHONE]),
  ask('I would like to book a meeting with someone', [PHONE]),
  ask('our printer stopped working, who do we call', [PHONE]),
  ask('cant log in to my computer help', [PHONE]),
  ask('How far away can you help clinics?', ['500', /mile/]),
  ask('do you cover Tulsa?', ['500', /mile/]),
  ask('we are in Dallas texas can you support us', ['500', /mile/]),
  ask('do you have facebook', [/facebook|linkedin/i]),
  ask('where do I sign in to the records portal', ['/elo']),
  ask('link to the MAR login', ['/elo']),
  ask('whats your website', ['www.redbudhealthit.example']),
] as const;
