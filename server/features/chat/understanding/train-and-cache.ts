import { models } from './learned.ts';

// Started by prepareModels as a program of its own: what it learns is cached for the process that waits.
const [, , name] = process.argv;
if (name === 'topics' || name === 'dangers' || name === 'next-steps') models[name]();
