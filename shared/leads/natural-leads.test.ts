import { expect, test } from 'vitest';
import type { ChatTurn } from '../contracts/chat.ts';
import { LEAD_FIELDS } from './lead-details.ts';
import { readLead } from './read-lead.ts';

/** What one visitor says, a message a line. */
const read = (said: string) =>
  readLead(said.split('\n').map((content): ChatTurn => ({ role: 'user', content })));
const digits = (phone = '') => phone.replace(/\D/g, '').slice(-10);
const isSentByItself = (said: string) => {
  const { details, stance } = read(said);
  return stance === 'willing' && LEAD_FIELDS.every((field) => details[field] !== undefined);
};

test.each([
  ['nine one eight, triple five, oh one eleven', '9185550111'],
  ['nine one eight double five five oh one four three', '9185550143'],
  ['four zero five triple five zero one double four', '4055550144'],
  ['four hundred five, five fifty five, zero one ninety nine', '4055550199'],
  ['four hundred and five, five five five, oh one five five', '4055550155'],
  ['eight hundred five five five oh one four six', '8005550146'],
])('a number that is said, "%s", is %s', (said, phone) => {
  expect(digits(read(`call me at ${said}`).details.phone)).toBe(phone);
});

test.each([
  [
    'Email is j underscore pike at woodward dash clinic dot example',
    'j_pike@woodward-clinic.example',
  ],
  ['email is n okonkwo all one word at lakeside dot example', 'nokonkwo@lakeside.example'],
  [
    'btran all one word at red river clinic all one word dot example',
    'btran@redriverclinic.example',
  ],
  ['j park at parkvision dot example, jpark is one word', 'jpark@parkvision.example'],
  ['deb.ito at ito derm dot example (itoderm together)', 'deb.ito@itoderm.example'],
  ['ray at cox wound care dot example, all together no spaces', 'ray@coxwoundcare.example'],
  ['email is s as in sam, mith at smithent dot example', 'smith@smithent.example'],
  ['v roe 22 at mail dot example, all together', 'vroe22@mail.example'],
  ['deedee (all lowercase, one word) at amesclinic.example', 'deedee@amesclinic.example'],
  ['luz guion bajo mora arroba moraclinica punto example', 'luz_mora@moraclinica.example'],
])('an address that is said, "%s", is %s', (said, email) => {
  expect(read(said).details.email).toBe(email);
});

test('somebody at a place is no address', () => {
  expect(read('the manager at our clinic dot com site').details.email).toBeUndefined();
  expect(read('please meet me at the clinic dot example').details.email).toBeUndefined();
});

const AT = '405-555-0101';
test.each([
  [
    `Llámenme: María de los Ángeles Pérez de la Torre, ${AT}, mp@x.example`,
    'María de los Ángeles Pérez de la Torre',
  ],
  [`nm joy b 9185550188 joyb@x.example`, 'joy b'],
  [`Callback please. NAME=Ines Carvalho; MAIL=ines@x.example; TEL=${AT}`, 'Ines Carvalho'],
  [`Nombre y apellido: Ivy Cole, tel: ${AT}, correo: ivy@x.example`, 'Ivy Cole'],
  [`first: Ivy last: Cole e: ivy@x.example p: ${AT}`, 'Ivy Cole'],
  [`1) Ivy Cole 2) ivy@x.example 3) ${AT}`, 'Ivy Cole'],
  [`${AT} lyle@x.example lyle pratt call thx`, 'lyle pratt'],
  [`call me asap sid roy sid@x.example ${AT} server is down`, 'sid roy'],
  [`Hi! Dr. Chen's office, I'm her assistant Paige Rowley. paige@x.example ${AT}`, 'Paige Rowley'],
  [`I'm the practice manager, Lena Cruz, lena@x.example ${AT}`, 'Lena Cruz'],
  [`Lena Cruz for Dr. Boyd's office, lena@x.example, ${AT}`, 'Lena Cruz'],
  [`Wade Lyle, I manage two clinics\nwade@x.example ${AT}`, 'Wade Lyle'],
  ['joel from the peds place on 33rd, just have somebody call me', 'joel'],
])('in "%s" the name is %s', (said, name) => {
  expect(read(said).details.name).toBe(name);
});

test.each([
  'the spammer who writes us is Bob Fox, bob@fox.example, 405-555-0194',
  'You may call Helen Castellano at 405-555-0110 or helen.castellano@x.example',
  'call tina marsh, 405-555-0110, tina.marsh@x.example',
])('a name that others are called by is not sent by itself: %s', (said) => {
  expect(isSentByItself(said)).toBe(false);
});
