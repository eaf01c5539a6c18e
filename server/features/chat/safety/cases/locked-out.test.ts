import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

test.each([
  'my authenticator asked me to approve a sign in 25 times tonight and I pressed yes to make it stop',
  'Duo keeps sending login requests to my cell every minute and I am not logging in',
])('who is flooded with requests denies them all: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Call \(800\).*deny every one.*nobody a code.*sign out all sessions/);
  expect(answer).not.toContain('unplug');
});

test('and so it is in Spanish', () => {
  expect(
    urgentAnswer('mi celular no deja de pedirme que apruebe un inicio de sesión, van veinte veces'),
  ).toMatch(/^Llame.*rechace cada uno/);
});

test.each([
  'our old IT contractor wrote that he shuts off our e-mail at six unless we pay his last invoice',
  'the former computer guy changed every password and nobody can log in, he wants his final check',
  'our last tech company says pay by noon or the email goes dark',
])('who is locked out by their own IT keeps the proof and the machines: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(
    /^Call \(800\).*Keep every e-mail.*unplug, restart and reset nothing.*on paper.*registrar.*lawyer/,
  );
});

test.each([
  'my old IT company wants a fee to hand over the passwords, is that normal',
  'how often will our staff have to approve a sign in',
  'our vendor turned off the old fax line because we pay the bill late, can you set up efax',
])('and a plain question is none of it: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test.each([
  'we paid our equipment vendor 9k on friday after an email with new account numbers, now they say it was never them and they changed nothing',
  'paid the x ray company by wire, they emailed changed bank details and today they tell us they got no money',
])('money that went to a stranger is for the bank, whoever was to be paid: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^(?:If money was sent, c|C)all your bank now/);
});

test('who typed a card calls that bank too, and takes a phone off the network', () => {
  const answer = urgentAnswer(
    'i tapped a toll text, put my visa in and then my iphone said it was installing a profile',
  );
  expect(answer).toContain('call that bank now too');
  expect(answer).toContain('A phone comes off Wi-Fi and cell data');
});
