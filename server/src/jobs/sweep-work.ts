import type { Mode } from '../domain/records.js';
import { purgeOldApiRequests } from '../features/api-requests/write.js';
import { ClockWatch } from '../features/clock/service-clock.js';
import { EventArchive } from '../features/events/archive.js';
import { TestDataExpiry } from '../features/expiry/expire.js';
import { rollUpFigures } from '../features/figures/roll-up.js';
import { purgeOrphans } from '../features/files/store-file.js';
import { writeKeyUses } from '../features/keys/use.js';
import { sealChanges } from '../features/ledger/seal.js';
import { purgeOldMails } from '../features/mail/send-mail.js';
import { purgePhotos } from '../features/photos/purge.js';
import { beat } from '../features/restores/suspension.js';
import { beatServer } from '../features/secrets/servers.js';
import { purgeOldSignIns } from '../features/sign-in/session.js';
import { purgeOldStaff } from '../features/staff/session.js';
import { purgeOldAnswers } from '../pipeline/kept-answers.js';
import type { Services } from '../services.js';
import type { JobLine } from './slots.js';
import { type SweepNotes, sweep, sweepMails, sweepPolls, sweepReconciliations } from './sweep.js';
import { MovedClocks } from './sweep-moved.js';
import type { SweepWork } from './sweeper.js';

/** What each line does in each mode besides its jobs. */
export function sweepsOf(services: Services, line: JobLine): Record<Mode, SweepWork> {
  if (line === 'mail') {
    const archive = new EventArchive(services);
    return {
      live: {
        sweep: (notes) => sweepMails(services, ['live'], notes),
        sweepRarely: async () => {
          await purgeOldMails(services);
          await purgeOldSignIns(services);
          await purgeOldStaff(services);
          await writeKeyUses(services);
          await purgeOldApiRequests(services);
          await rollUpFigures(services);
          await purgeOrphans(services);
          await purgePhotos(services);
          await archive.advance();
          return 0;
        },
      },
      test: { sweep: (notes) => sweepMails(services, ['test'], notes), sweepRarely: async () => 0 },
    };
  }
  const clock = new ClockWatch(services);
  const movedClocks = new MovedClocks();
  const expiry = new TestDataExpiry(services);
  return {
    live: {
      sweep: async (notes) => {
        await clock.look();
        return sweepAndSeal(services, notes);
      },
      sweepRarely: async (notes) => {
        await beat(services);
        await beatServer(services);
        await purgeOldAnswers(services);
        return (await sweepPolls(services, ['live'], notes)) + (await sweepReconciliations(services));
      },
    },
    test: {
      sweep: (notes) => sweep(services, ['test'], notes),
      sweepRarely: async (notes) => {
        await expireTestData(services, expiry);
        return (await movedClocks.sweep(services, notes)) + (await sweepPolls(services, ['test'], notes));
      },
    },
  };
}

/** Also seals the changes of the last second; a failure to seal must not keep money waiting. */
async function sweepAndSeal(services: Services, notes: SweepNotes): Promise<number> {
  const found = await sweep(services, ['live'], notes);
  await sealChanges(services).catch((error) =>
    services.log.error({ err: error }, 'the worker could not seal changes'),
  );
  return found;
}

/** What cannot be removed now must not keep the jobs of test mode waiting. */
async function expireTestData({ log }: Services, expiry: TestDataExpiry): Promise<void> {
  await expiry
    .advance()
    .catch((error) => log.error({ err: error }, 'the worker could not remove test data that has expired'));
}
