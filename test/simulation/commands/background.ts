import { purgePhotos } from '../../../server/src/features/photos/purge.js';
import { timeOfJob } from '../../../server/src/jobs/held-clock.js';
import { runJob } from '../../../server/src/jobs/run-job.js';
import { sweep, sweepPolls } from '../../../server/src/jobs/sweep.js';
import { MovedClocks } from '../../../server/src/jobs/sweep-moved.js';
import { createWorker } from '../../../server/src/jobs/worker.js';
import { purgeOldAnswers } from '../../../server/src/pipeline/kept-answers.js';
import { archiveAfter, archiveDays, deleteDeliveries } from '../../harness/archived.js';
import { claimAny } from '../../harness/claims.js';
import type { Command } from './command.js';

/** A worker takes a few jobs and runs them side by side. */
const work: Command = {
  name: 'worker',
  weight: 14,
  reads: ['n'],
  run: async ({ services, handlers }, { n }) => {
    const { store, clock, newId, log } = services;
    const limit = 1 + (n % 3);
    const jobs = [];
    for (const mode of ['live', 'test'] as const)
      jobs.push(...(await claimAny(store, { now: clock.now(), limit, token: newId(), mode })));
    const runs = jobs.map(async (job) => {
      try {
        await runJob(services, handlers, job, await timeOfJob(services, job));
      } catch (error) {
        // The other jobs go on, and the worker with them.
        log.error({ err: error }, 'a job could not be run');
      }
    });
    await Promise.all(runs);
    return undefined;
  },
};

const sweeping: Command = {
  name: 'sweep',
  weight: 1,
  reads: [],
  run: async ({ services }) => {
    await sweep(services);
    await new MovedClocks().sweep(services);
    await sweepPolls(services);
    await purgeOldAnswers(services);
    await purgePhotos(services);
    // What has ended counts as old, so that later commands meet archived events.
    await deleteDeliveries(services);
    await archiveAfter(services, archiveDays);
    return undefined;
  },
};

const everything: Command = {
  name: 'worker until nothing is due',
  weight: 0.3,
  reads: [],
  run: async ({ services, handlers }) => {
    await createWorker(services, { handlers }).runDue();
    await createWorker(services, { handlers, line: 'mail' }).runDue();
    return undefined;
  },
};

/** The server's background work. */
export const backgroundCommands: readonly Command[] = [work, sweeping, everything];
