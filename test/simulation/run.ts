import { jobHandlers } from '../../server/src/jobs/handlers.js';
import type { JobHandlers } from '../../server/src/jobs/run-job.js';
import type { Store } from '../../server/src/ports/store.js';
import { audit } from '../audit/audit.js';
import { type EpisodeDatabase, type OpenDatabase, openSqliteDatabase } from './databases.js';
import { drain } from './drain.js';
import { Episode } from './episode.js';
import { drawPartner } from './episode-profile.js';
import { Generator } from './generator.js';
import { spendIdleDays } from './idle-days.js';
import { hold, Violation } from './judges/violation.js';
import { spendLastDays } from './last-days.js';
import type { PartnerName } from './partners/side.js';
import type { Choice } from './program.js';
import { createRandom } from './random.js';

export interface EpisodeOptions {
  seed: number;
  /** The partner of live mode; drawn by the seed unless given. */
  partner?: PartnerName | undefined;
  steps: number;
  open: OpenDatabase;
  /** Also checks the books with the independent auditor. */
  isAudited?: boolean;
  /** Wraps the store, to break a guard on purpose. */
  through?(store: Store): Store;
  /** Job handlers that replace the real ones. */
  handlers?: JobHandlers;
}

export interface EpisodeReport {
  steps: number;
  /** With those after the program, until everything has come to rest. */
  stepsInAll: number;
  program: readonly Choice[];
  violation: Violation | null;
}

/** Runs one episode as the seed says. */
export function runEpisode(options: EpisodeOptions): Promise<EpisodeReport> {
  const generator = new Generator(createRandom(options.seed), options.partner ?? drawPartner(options.seed));
  return play(options, async (episode) => (episode.steps < options.steps ? generator.next(episode) : null));
}

/** Runs a program again. */
export function replay(options: EpisodeOptions, program: readonly Choice[]): Promise<EpisodeReport> {
  let next = 0;
  return play(options, async () => program[next++] ?? null);
}

async function play(
  { isAudited = false, through = (store) => store, handlers = jobHandlers, ...options }: EpisodeOptions,
  choose: (episode: Episode) => Promise<Choice | null>,
): Promise<EpisodeReport> {
  const { seed, partner = drawPartner(seed) } = options;
  const database = await options.open();
  const live = await openSqliteDatabase();
  const program: Choice[] = [];
  const episode = await Episode.begin({
    store: through(database.store),
    backUp: () => database.backUp(),
    liveStore: live.store,
    partner,
    seed,
    handlers,
  });
  try {
    for (let choice = await choose(episode); choice; choice = await choose(episode)) {
      program.push(choice);
      await episode.take(choice);
    }
    const steps = episode.steps;
    await spendLastDays(episode, createRandom(seed));
    await drain(episode);
    await spendIdleDays(episode, createRandom(seed));
    if (isAudited) await expectAudited(database);
    return { steps, stepsInAll: episode.steps, program, violation: null };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { steps: episode.steps, stepsInAll: episode.steps, program, violation: error };
  } finally {
    await episode.abandon();
    await database.close();
    await live.close();
  }
}

async function expectAudited({ url }: EpisodeDatabase): Promise<void> {
  const discrepancies = await audit(url);
  hold(discrepancies.length === 0, 'the independent auditor agrees', discrepancies.join('; '));
}
