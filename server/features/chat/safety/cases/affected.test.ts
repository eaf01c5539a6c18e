import { expect, test } from 'vitest';
import { dangerTold } from '../urgent-cases.ts';
import { urgentAnswer } from '../urgent.ts';

test.each([
  'We are an eye surgery center, four patients are in pre-op with drops in. Since the update the biometry station cannot see the server, so the lens calculations will not open. Anesthesia asks whether to hold.',
  'We do colonoscopies and the first patient has her IV in. The tower lost its connection to the records at seven, so the pathology from last year will not come up. The nurse tells me to pull the plug.',
  'chemo chair 3 has the line in and the pharmacy screen with her protocol is just spinning, infusion was due at 9',
])('a procedure without its data is left to the physician, and nobody restarts: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Call \(800\).*decided by the physician.*Nobody restarts/);
  expect(answer).not.toContain('on paper');
});

test('and so it is in Spanish', () => {
  const message =
    'quirófano listo, paciente ya con anestesia y el sistema no abre los estudios, el cirujano pregunta si esperamos';
  expect(urgentAnswer(message)).toMatch(
    /^Llame ahora al \(800\).*lo deciden el médico.*nadie reinicie/,
  );
});

test.each([
  'lab results quit crossing into the chart about 4 this morning, lab says its not them and the ehr says its not them',
  'pathology reports arent arriving in the charts since sunday, who do we call',
])('results that do not come are asked for, and are not called wrong: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Call the lab now.*read them back/);
  expect(answer).not.toContain('Stop using');
});

test.each([
  [
    'los resultados del laboratorio no entran al expediente desde ayer',
    /^Llame ahora al laboratorio/,
  ],
  ['los resultados salen en el expediente de otro paciente desde ayer', /^No use esos datos/],
  [
    'This morning Dr. Osei opened a chart and the A1c in it belongs to a person with the same last name and a different birthday. Two others are like that since the new lab feed. Her dose was changed because of it',
    /^Stop using those records/,
  ],
])('missing and wrong are two states: %s', (message, right) => {
  expect(urgentAnswer(message)).toMatch(right);
});

test('who says that it is the other vendor is told who talks to both', () => {
  const message =
    'labs stopped crossing last night, the lab says it is not them and the ehr says it is not them';
  expect(urgentAnswer(message)).toContain('one party to call');
});

test.each([
  'I answer the phones, forgive me. A mom called to ask why our web page sells viagra. I pulled it up on my phone: the whole front page is pills, and the check-in asks for card numbers. On the office computer it looks normal.',
  'A father told me that our homepage sent him to a betting thing. From my desk it opens fine, on my cell I get a roulette wheel.',
  'somebody put cheap ozempic ads all over our clinics site',
])('a website that sells what we do not is no matter of the phone: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Call \(800\).*log in nowhere on that site.*check-in/);
  expect(answer).not.toContain('carrier');
});

test('and a number that answers as the clinic is one of the phone, website or not', () => {
  const message =
    "When patients dial our main number a man answers with our clinic's name and asks for their card. The website is fine.";
  expect(urgentAnswer(message)).toMatch(/^Call your phone carrier/);
});

test('la página que vende pastillas es un sitio atacado, se vea como se vea en la oficina', () => {
  const message =
    'la página de la clínica abre una tienda de pastillas cuando la buscan en el celular, en la computadora se ve normal';
  expect(urgentAnswer(message)).toContain('no entre a ese sitio');
});

test.each([
  'man in our lobby grabbed his chest and went down, desk phones wont dial out, how do i get 911',
  'seizure in bay 1 and our voip is down, cant call out',
  'señora con dolor en el pecho en recepción y los teléfonos de la oficina no marcan',
])('who has no line is told first that any cell phone reaches 911: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^(?:Any cell phone|Cualquier celular).*911/);
});

test('what stands before the first steps does not hide which danger was told', () => {
  const answer = urgentAnswer('seizure in bay 1 and our voip is down, cant call out') ?? '';
  expect(dangerTold(answer)).toMatchObject({ danger: 'medical', language: 'en' });
});

test.each([
  'Our form got one sent at 10:50 from a client saying she swallowed everything in the cabinet and wanted to thank me. What would hosting run?',
  "A note came overnight. A woman writes that the jar of her husband's heart pills is empty and that it is quiet now.",
  'our chat widget has a note from 2am from a client, he drank it all and says sorry for the trouble',
  'una clienta mandó un correo anoche y dice que ya se tomó todo el frasco',
])(
  'what a client has taken is told to 911 for them, in whatever order it is said: %s',
  (message) => {
    expect(urgentAnswer(message)).toMatch(
      /^(?:Call 911 now for them|Llame al 911 ahora por esa persona)/,
    );
  },
);

test('a goodbye is heard where the way it came is named after it', () => {
  const message =
    "The patient writes that she won't be needing the refill and that her cat is with the neighbor. It is a portal message marked routine.";
  expect(urgentAnswer(message)).toMatch(/^Call 911 now and ask for a check on that person/);
});

test.each([
  'an aide on my hall slaps a resident when she wont undress, i filmed it and the administrator told me to delete it',
  'cna yanks residents by the hair, I have photos, supervisor says erase them or lose my job',
  'grabé a una cuidadora pegándole a una residente y la administradora quiere que borre el video',
])('who is told to delete the proof of abuse keeps it: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(
    /(?:Adult Protective.*unless they want it kept quiet.*Keep the video|servicios de protección.*salvo que quieran callarlo.*Guarde el video)/,
  );
});

test.each([
  'Mi esposo me revisa el correo del trabajo, anoche me apretó el cuello y hoy viene por mí a las cinco',
  'Mi pareja me jaló del pelo y me aventó contra la pared el domingo. Hoy pasa por mí',
  'my boyfriend put both hands around my throat monday, tonight he insists on driving me home',
  'my ex slammed my head in the car door sunday, he gets off at 6 and picks me up',
])('a partner who struck and comes later is no intruder to hide from: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(
    /911.*1-800-799-7233.*(?:Do not go with that person alone|No se vaya a solas)/,
  );
  expect(answer).not.toMatch(/stay hidden|quédese en silencio/);
});

test('and who is being struck this minute gets to safety first', () => {
  expect(urgentAnswer('my husband is hitting me right now')).toMatch(
    /^Call 911 now.*get to a safe place/,
  );
});

test.each([
  'central station screen went black, six on tele, and the one in 4 looks gray to me. where do i reboot it',
  'tele monitors frozen on the whole unit, lady in 12 just turned ashen',
  'la central de monitores se apagó, tengo seis y el de la cama 3 está morado',
])('one patient who is sick comes before the round of all beds: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^(?:Go to that patient now|Vaya con ese paciente ahora)/);
});

test.each([
  'hes one person and he has a new baby',
  'google says we close at 5. we close at 8. been wrong since covid and i cannot get into the account',
  'she had the alarm code, the instagram and a key to the med room',
  'oh shoot last four are 0163 not 0136',
])('a faint likeness without a person and a harm raises no alarm: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test.each([
  'once a month a lab result never arrives, would you catch that',
  'my doctor’s website shows me ads for pills now',
  'the surgery center opens next spring, what if the server is down in the middle of a list',
])('what is asked for the sake of later raises none either: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test.each([
  'if your people lock me out once more i am driving up to your office and somebody gets hurt',
  'im coming to edmond and yall will bleed for this outage',
])('who threatens us is not told to hide, and where to complain: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Threats are taken seriously.*911.*locked out.*988/);
});

test('who tells of the threat of another is no threat to us', () => {
  const message = 'my ex texted im coming to your office with a gun and you will regret it';
  expect(urgentAnswer(message)).toMatch(/911 now/);
  expect(urgentAnswer(message)).not.toMatch(/locked out/);
});

test('beds lost at the central station, one on a ventilator, send people to the beds first', () => {
  const message =
    'our central station dropped five beds when the switch died, and the one in 2 is on a vent';
  expect(urgentAnswer(message)).toMatch(/^People before screens/);
});

test('prescriptions that cannot be sent are phoned in meanwhile', () => {
  const message = 'e-prescribing is down since noon, no prescriptions go out for any doctor';
  expect(urgentAnswer(message)).toMatch(/phone prescriptions in to the pharmacy/);
});

test('a map that leads patients elsewhere is no record sent to somebody', () => {
  expect(
    urgentAnswer('google maps sends our patients to the wrong suite and i cannot change it'),
  ).toBeUndefined();
});

test.each([
  'she left with the kids and I have my grandfather’s pistol here next to the keyboard. nobody took my calls',
  'my wife took the kids in May, I keep looking at the revolver I have on my desk, I just wanted somebody to know',
  'tengo la pistola de mi papá en la mesa y nadie contesta',
])(
  'whoever has a weapon before them hears of 988, and of nobody who follows them: %s',
  (message) => {
    expect(urgentAnswer(message)).toMatch(/988/);
    expect(urgentAnswer(message)).not.toMatch(/1-800-799-7233|hide|escond/);
  },
);

test('a weapon of whoever follows them is another matter', () => {
  const message =
    'my husband follows me with an airtag and keeps a pistol in the glove box, I am afraid for the kids';
  expect(urgentAnswer(message)).toMatch(/1-800-799-7233/);
});

test('a gun that reads labels is none', () => {
  const message = 'I have a scanner gun on the desk and nobody can tell me how to pair it tonight';
  expect(urgentAnswer(message)).toBeUndefined();
});
