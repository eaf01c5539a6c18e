import { expect, test } from 'vitest';
import { readMessage } from '../understanding/reading.ts';
import { chooseTopics, topicById } from './choose-topics.ts';
import { namedTopic } from './named-topic.ts';

test.each([
  ['interoperability', 'emr-integration/HL7 and FHIR Connections'],
  ['cloud', 'cloud-solutions'],
  ['computadoras', 'windows-computers'],
])('%j alone, of which examples are not sure, is about what it names', (message, id) => {
  expect(chooseTopics(readMessage(message)).map(({ topic }) => topic.id)).toEqual([id]);
});

test('one of our services is meant before the rest that a message names', () => {
  const reading = readMessage('el doctor quiere saber si conectan con el laboratorio de análisis');
  expect(namedTopic(reading, topicById)?.topic.service).toBe('emr-integration');
});

test('a word that a long message says in passing names nothing', () => {
  const reading = readMessage('how often do EHR systems go down in general');
  expect(namedTopic(reading, topicById)).toBeUndefined();
});
