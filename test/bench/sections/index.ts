import type { SectionResult } from '../figures.js';
import type { Workbench } from '../workbench.js';
import { measureCrowd } from './crowd.js';
import { measureDeliveries } from './deliveries.js';
import { measureGroupCommit } from './group-commit.js';
import { measureInitiate } from './initiate.js';
import { measurePostgres } from './postgres.js';
import { measureRead } from './read.js';
import { measureStart } from './start.js';
import { measureVerifier } from './verifier.js';

/** What can be measured, in the order in which it is. */
export const sections: ReadonlyMap<string, (bench: Workbench) => Promise<SectionResult>> = new Map([
  ['initiate', measureInitiate],
  ['read', measureRead],
  ['group-commit', measureGroupCommit],
  ['postgres', measurePostgres],
  ['start', measureStart],
  ['webhooks.deliveries', measureDeliveries],
  ['webhooks.crowd', measureCrowd],
  ['webhooks.verifier', measureVerifier],
]);
