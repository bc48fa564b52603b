import type { SectionResult } from '../figures.js';
import type { SectionName } from '../section-words.js';
import type { Workbench } from '../workbench.js';
import { measureCalls } from './call.js';
import { measureCredits } from './credits.js';
import { measureCrowd, measureTarpits } from './crowd.js';
import { measureDeliveries } from './deliveries.js';
import { measureDue } from './due.js';
import { measureEventLoop } from './event-loop.js';
import { measureGroupCommit } from './group-commit.js';
import { measureHelp } from './help.js';
import { measureImport } from './import.js';
import { measureInitiate } from './initiate.js';
import { measureIntake } from './intake.js';
import { measureLife } from './life.js';
import { measureMetrics } from './metrics.js';
import { measurePairs } from './pairs.js';
import { measurePostgres } from './postgres.js';
import { measureRead } from './read.js';
import { measureReconcile } from './reconcile.js';
import { measureReplica } from './replica.js';
import { measureScreens } from './screens.js';
import { measureShares } from './shares.js';
import { measureSize } from './size.js';
import { measureSizes } from './sizes.js';
import { measureStart } from './start.js';
import { measureTraces } from './traces.js';
import { measureTypes } from './types.js';
import { measureVerifier } from './verifier.js';
import { measureWrites } from './writes.js';

type Measure = (bench: Workbench) => Promise<SectionResult>;

const measures: Readonly<Record<SectionName, Measure>> = {
  initiate: measureInitiate,
  writes: measureWrites,
  metrics: measureMetrics,
  traces: measureTraces,
  read: measureRead,
  intake: measureIntake,
  credits: measureCredits,
  'group-commit': measureGroupCommit,
  postgres: measurePostgres,
  screens: measureScreens,
  'event-loop': measureEventLoop,
  size: measureSize,
  shares: measureShares,
  life: measureLife,
  due: measureDue,
  pairs: measurePairs,
  replica: measureReplica,
  start: measureStart,
  reconcile: measureReconcile,
  'webhooks.deliveries': measureDeliveries,
  'webhooks.crowd': measureCrowd,
  'webhooks.tarpits': measureTarpits,
  'webhooks.verifier': measureVerifier,
  sizes: measureSizes,
  import: measureImport,
  help: measureHelp,
  call: measureCalls,
  types: measureTypes,
};

/** All sections, in the order in which they are measured. */
export const sections: ReadonlyMap<string, Measure> = new Map(Object.entries(measures));
