import { encodeModel } from './model-bytes.ts';
import { readForDangers, readMessage } from './reading.ts';
import { trainModel } from './training.ts';
import { readWordings } from './wordings.ts';

/** What everyday questions are to the classifier of dangers, and what only sounds like one. */
const CALM = 'calm';

/** Learns which topic a wording is about. */
export const trainTopics = (): Buffer =>
  encodeModel(
    trainModel(
      readWordings('topics').map(({ label, text }) => ({ label, reading: readMessage(text) })),
    ),
  );

/** Learns which danger a wording tells of, from everyday questions too. */
export const trainDangers = (): Buffer =>
  encodeModel(
    trainModel(
      [
        ...readWordings('dangers'),
        ...readWordings('topics').map((wording) => ({ ...wording, label: CALM })),
      ].map(({ label, text }) => ({ label, reading: readForDangers(text) })),
    ),
  );
