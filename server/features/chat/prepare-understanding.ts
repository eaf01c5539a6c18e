import { dangerClassifier } from './safety/guess-danger.ts';
import { topicClassifier } from './topics/guess-topics.ts';
import { prepareModels } from './understanding/learned.ts';

/**
 * Unpacks what was learned, which takes some ten milliseconds each, in turns of the loop of their own;
 * learns it first where that was not done yet. Before this, no question can be judged in its time.
 */
export async function prepareUnderstanding(): Promise<void> {
  await prepareModels();
  topicClassifier();
  await new Promise(setImmediate);
  dangerClassifier();
}
