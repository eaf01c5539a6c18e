import { expect, test } from 'vitest';
import { urgentAnswer } from './urgent.ts';

test.each([
  ['the smell of gas in the basement is making two of us dizzy', 'from outside'],
  ['ambulance is on the way, thank you. She is breathing.', 'help is on the way'],
  ['a toddler drank the blue disinfectant from under the sink', '1-800-222-1222'],
  ['patient stopped breathing and the crash cart computer wont boot', 'For the equipment'],
  ['My coworker says she wants to drive into the bridge post on the way home', 'Stay with them'],
  ['my husband hits me and i am scared to go home', '1-800-799-7233'],
  ['he asked me to buy 8 apple gift cards and i already scratched two', 'issuer of the cards'],
  ['Payroll got changed for 11 people to the same bank account', 'payroll provider'],
  ['my scheduling screen is showing other doctors patients, not ours', 'do not look further'],
  ["i think my boss's nephew copied all our patients onto a usb drive", 'confront nobody'],
  ['Our phones forward to some foreign number that answers as our clinic', 'phone carrier'],
  ['the server is making a clicking sound and we have no backup', 'do not restart it again'],
  ['the vaccine fridge monitor is offline and the vaccines are in there', 'every 15 minutes'],
  ['i took all my pills tonight because i do not want to wake up', 'say what you took'],
  ['i keep cutting my arms in the bathroom at work', 'press a clean cloth'],
  ['someone called and said there is a bomb in our building', 'get everyone out'],
  ['i am going to hurt my supervisor when she comes back from lunch', 'step away now'],
  ['our website shows casino ads instead of our clinic', 'log in nowhere on that site'],
  ['patients get texts from our number asking them to pay through a link', 'Warn patients now'],
  ['all our phones are dead, no dial tone on any line', 'forward the main number'],
  ['our tech got shocked by the wire in the panel and is on the floor', 'at the breaker first'],
  ['i got stuck with a used needle ten minutes ago', 'soap and water'],
  ['he has no pulse and is not breathing', 'chest compressions'],
])('has the first steps of its own: %s', (message, step) => {
  expect(urgentAnswer(message)).toContain(step);
});

test('is answered as somebody who means to die, and not as one who knows such a person', () => {
  expect(urgentAnswer('i want to kill myself')).toContain('you deserve a person');
});
