import type { SectionResult } from '../figures.js';
import type { Workbench } from '../workbench.js';
import { measureInitiate } from './initiate.js';
import { measureRead } from './read.js';

/** What can be measured, in the order in which it is. */
export const sections: ReadonlyMap<string, (bench: Workbench) => Promise<SectionResult>> = new Map([
  ['initiate', measureInitiate],
  ['read', measureRead],
]);
