import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import { expect, test } from 'vitest';
import { dangerIn } from '../safety/urgent.ts';
import { readForDangers } from '../understanding/reading.ts';
import { createBuiltInAnswerer } from './built-in-answerer.ts';
import { createSearchTools } from './search-tools.ts';

const answerer = sampleAnswerer();
const withoutPosts = createBuiltInAnswerer(createSearchTools(() => Promise.resolve([])));
const answer = (...turns: string[]) => answerToStranger(answerer, { turns });

test('a number with a digit missing is asked for again', async () => {
  const said = await answer('can someone call me', 'Jo Lin', 'jo@lin.example', '405-555-019');
  expect(said).toContain('all ten digits');
});

test('an address that is not whole is asked for again, and a new number is said to be changed', async () => {
  expect(await answer('get me a quote', 'Tom', 'tom@')).toContain('whole of it again');
  const said = await answer(
    'call me',
    'Bev Larkin, bev@larkin.example, 918-555-0164',
    'no, use 918-555-0146',
  );
  expect(said).toContain('I changed that');
});

test('whoever wants no call and gives an address is told how to be answered by e-mail', async () => {
  const said = await answer(
    'Don’t call me, e-mail works: ros@cedar.example, Ros Chu. It is about fax.',
  );
  expect(said).toMatch(/by e-mail only/);
});

test('a question that an article answers gets its sentences and its link', async () => {
  expect(await answer('is there a free tool for the risk analysis, and who makes it')).toMatch(
    /From our blog: .*\(\/blog\/hipaa-risk-analysis-for-a-small-practice\)/s,
  );
});

test('whoever misses an article is told where it is, not what stands in it', async () => {
  expect(await answer('the windows 10 article vanished, the link on the blog is broken')).toMatch(
    /\(\/blog\/archive\)/,
  );
});

test('a post that is gone is named without a link', async () => {
  const turns = ['when did Windows 10 support end'];
  expect(await answer(...turns)).toContain('(/blog/windows-10-ends-in-october)');
  const said = await answerToStranger(withoutPosts, { turns });
  expect(said).toContain('Windows 10 ends in October');
  expect(said).not.toContain('/blog/');
});

test('a message that tells of two dangers gets the first steps of both', async () => {
  const said = await answer(
    'Our bookkeeper wired 30 thousand to a scammer. And a man with a gun is in our lobby.',
  );
  expect(said).toContain('911');
});

test('what words nobody wrote a rule for say is recognized by its likeness', () => {
  expect(dangerIn(readForDangers('sorted my pills by size tonight, they are lined up'))).toBe(
    'self-harm',
  );
});

test('where several topics are as unlikely, the core of each is offered', async () => {
  const vague = [
    'My headset crackles a little on calls, I have a spare so not urgent at all, what brand do you like',
    'the thing on the wall blinks, do folks like it green or blue',
    'what would you put on the second shelf of ours',
    'we have the big one and the small one, which is nicer to look at',
    'my aunt says the other way round is better for a desk like hers',
    'how do the ones with a lid compare with the others you know',
    'is there a trick with the drawer under the counter',
    'who at your place likes mornings, and why',
  ];
  const said = await Promise.all(vague.map((message) => answer(message)));
  const offers = said.filter((each) => each.startsWith('I am not sure what you ask.'));
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers) expect(offer).toMatch(/\n- .+[^]*If none of them does/);
});

test('whoever asks of an incident what the law wants is told beside the first steps', async () => {
  const said = await answer(
    'a laptop was stolen from a nurse’s car last night, do we have to report it as a breach?',
  );
  expect(said).toMatch(/^Call .* now[^]*45 CFR 164/);
});

test.each([
  [
    'A patient, Mrs. Ruth Haney in room 12, has a wrong allergy in her chart. Can you look?',
    /leave out|no name, room or birth date/,
  ],
  [
    'patient John Miller dob 3/4/61 cant log in to our portal, fix?',
    /^Please leave out who a patient is/,
  ],
])('who a patient is, is to be left out: %s', async (message, right) => {
  expect(await answer(message)).toMatch(right);
});

test.each([
  'can patients sign in to the portal with a phone?',
  'We’d like more cosmetic patients, Botox and laser. Do you do Google ads?',
])('patients of whom nobody is named are spoken of freely: %s', async (message) => {
  expect(await answer(message)).not.toMatch(/leave out/);
});

test.each([
  'i am a patient and my portal keeps saying invalid login',
  'the underwriter asks where our server stands',
])('a word of every day is not put right into a danger: %s', async (message) => {
  expect(await answer(message)).not.toMatch(/call 911 now|wet equipment/);
});

test('one of two answers is short, without its list', async () => {
  const said = await answer('do you do hospice and how long does it take to switch to you');
  expect(said).toMatch(/clinics.*\n\n.*about one week/s);
  expect(said).not.toContain('\n- ');
});

test.each([
  ['verses, whatever about', 'write me a haiku about fax machines', /cannot help with that/],
  ['the weather', 'is it gonna ice tomorrow, need to know if we open', /cannot help with that/],
  [
    'a sentence beside the question',
    'patient portal nobody can sign in to it. patients call us all day about passwords. do you take those calls for us',
    /patients about a portal/,
  ],
])('what only shares words with a topic is not answered with it: %s', async (_, message, right) => {
  expect(await answer(message)).toMatch(right);
});

test('what is asked of a feature and not in its answer gets what the answer holds, and a person', async () => {
  const said = await answer('Do you pull cables?', 'and do the cables come in pink');
  expect(said).toMatch(/Copper and fiber.* A person can tell you the rest: call/);
});

test('whoever wants ads for the sick hears that nobody is chosen by their health', async () => {
  const said = await answer(
    'Can you run Facebook ads for an endocrinology practice?',
    'Perfect, then aim them at people with diabetes within 20 miles.',
  );
  expect(said).toMatch(/(?:by their|never by a person’s) health/);
});
