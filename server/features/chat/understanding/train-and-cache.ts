import { dangerModel, topicModel } from './learned.ts';

// Started by prepareModels as a program of its own: what it learns is cached for the process that waits.
topicModel();
dangerModel();
