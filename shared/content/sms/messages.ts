/**
 * The text messages themselves. ASCII only: one curly quote would switch a message to the 70-character
 * encoding and double its cost. The page quotes these constants, so what it promises is what is sent.
 */
import { company } from '../company.ts';

const { alertsProgram, phone, emails, officeHours } = company;
/** CT, as in "10 PM CT": true in summer and in winter. */
const zone = officeHours.zone.standard.replace('S', '');

/** The words each reply answers (spec §9). A message counts when it is only that word, in any case. */
export const smsKeywords = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  help: ['HELP', 'INFO', 'SUPPORT'],
  start: ['START', 'UNSTOP'],
} as const;

/**
 * Opt-out words that came after the specification: REVOKE and OPTOUT ("opt out" is read the same) are
 * among those the FCC names (47 CFR 64.1200(a)(10), in force since April 2025) and carriers take.
 */
export const addedStopWords = ['REVOKE', 'OPTOUT'] as const;

/** What a plain message holds; one character more and the carrier charges two. */
export const SMS_SEGMENT = 160;

/** The first that fits: a long name of the company makes room by leaving out what can be left out. */
const fitting = (...versions: readonly [string, ...string[]]): string =>
  versions.find((text) => text.length <= SMS_SEGMENT) ?? versions.at(-1) ?? '';

export const smsReplies = {
  stop: `${alertsProgram}: You are unsubscribed and will get no more messages. Reply START to resubscribe. Questions? Call ${phone.display}.`,
  help: fitting(
    `${alertsProgram}: For help call ${phone.display} or email ${emails.support.address}. Msg frequency varies. Msg&data rates may apply. Reply STOP to cancel.`,
    `${alertsProgram}: For help call ${phone.display}. Msg frequency varies. Msg&data rates may apply. Reply STOP to cancel.`,
  ),
  start: `${alertsProgram}: You are subscribed. Msg frequency varies. Msg&data rates may apply. Reply HELP for help, STOP to cancel.`,
} as const;

/** Sent once after a sign-up on the web, on paper or in the chat. */
export const smsWelcome = fitting(
  `Welcome to ${alertsProgram}: service, security, maintenance and account messages. Msg frequency varies. Msg&data rates may apply. HELP for help, STOP to cancel.`,
  `Welcome to ${alertsProgram}: service, security, maintenance and account texts. Msg frequency varies. Msg&data rates may apply. HELP for help, STOP to cancel.`,
  `${alertsProgram}: service, security, maintenance and account texts. Msg frequency varies. Msg&data rates may apply. HELP for help, STOP to cancel.`,
);

/** In place of the welcome where SMS_CONFIRM is on; until START comes, nothing else is sent. */
export const smsConfirm = `${alertsProgram}: Reply START to confirm your sign-up. Msg frequency varies. Msg&data rates may apply. Reply HELP for help, STOP to cancel.`;

/** One per topic, for the page and for the registration with the carriers. */
export const smsSampleMessages = [
  fitting(
    `${alertsProgram}: Internet at your main site is down since 9:40 AM. The backup line has taken over. Next update by 10:15 AM. Reply STOP to cancel.`,
    `${alertsProgram}: Internet at your main site is down since 9:40 AM. The backup line is in use. Next update 10:15 AM. Reply STOP to cancel.`,
  ),
  fitting(
    `${alertsProgram}: Fake invoices in our name are going around. Do not open them; forward them to ${emails.support.address}. Reply STOP to cancel.`,
    `${alertsProgram}: Fake invoices in our name are going around. Do not open them. Questions? Call ${phone.display}. Reply STOP to cancel.`,
  ),
  `${alertsProgram}: Server maintenance tonight 10 PM to 11 PM ${zone}. Please leave computers on and signed out. Reply STOP to cancel.`,
  `${alertsProgram}: Your June invoice is ready and was sent to your billing contact. Questions? Call ${phone.display}. Reply STOP to cancel.`,
] as const;
