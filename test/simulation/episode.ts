import { DomainFault } from '../../server/src/domain/assert.js';
import { accountTime } from '../../server/src/pipeline/context.js';
import { Backups } from './backups.js';
import { commandOf } from './commands/index.js';
import type { Backup } from './databases.js';
import type { Intent } from './intent.js';
import { AnswerJudge } from './judges/answers.js';
import { Judges } from './judges/index.js';
import { Violation } from './judges/violation.js';
import type { Choice } from './program.js';
import { createRandom } from './random.js';
import { Scheduler, type Task } from './scheduler.js';
import { type Committed, simulated } from './simulated-store.js';
import { touchedBy } from './touched.js';
import { createWorld, type World, type WorldOptions } from './world.js';

/** How often the partners' books are compared with ours, in steps. */
const partnersEvery = 20;
/** The most calls a task makes in one run: some wait for another task. */
const callsMax = 100;
/** How often everything is recomputed from the movements. */
const booksEvery = 500;

export interface Running extends Task {
  readonly intent: Intent;
  /** Account time when it began. */
  readonly begun: number;
}

export interface EpisodeSetting
  extends Pick<WorldOptions, 'store' | 'partner' | 'seed' | 'liveStore' | 'handlers'> {
  backUp(): Promise<Backup>;
}

/** Runs one world from beginning to end, choice by choice. */
export class Episode {
  readonly scheduler = new Scheduler();
  readonly tasks = new Map<number, Running>();
  readonly world: World;
  readonly #judges: Judges;
  readonly #answers = new AnswerJudge();
  readonly #backups: Backups;
  readonly #observed: Observed;
  steps = 0;

  private constructor(world: World, observed: Observed, backUp: () => Promise<Backup>) {
    this.world = world;
    this.#backups = new Backups(world, backUp);
    this.#observed = observed;
    this.#judges = new Judges(world);
  }

  static async begin({ backUp, ...worldly }: EpisodeSetting): Promise<Episode> {
    const observed: Observed = { commits: [], faults: [] };
    const world = await createWorld({
      ...worldly,
      random: createRandom(worldly.seed),
      onCommit: (commit) => observed.commits.push(commit),
      onError: (error) => observed.faults.push(error),
    });
    return new Episode(world, observed, backUp);
  }

  /** Performs a choice and judges the result. Returns false if the choice had no effect. */
  async take(choice: Choice): Promise<boolean> {
    if (!(await this.#apply(choice))) return false;
    this.steps += 1;
    await this.#judge();
    return true;
  }

  /** Runs all waiting tasks, in order, until none is left. */
  async finishTasks(): Promise<void> {
    for (let call = this.scheduler.waiting[0]; call; call = this.scheduler.waiting[0]) {
      await this.take({ do: 'go', task: call.task.id, nth: 0, fault: null });
    }
  }

  /**
   * Ends every task, so that none waits for ever beside the next episode. One that has failed may have left
   * calls that it made side by side: they end with the process as well.
   */
  async abandon(): Promise<void> {
    for (const task of this.tasks.values()) {
      const isWaiting = this.scheduler.callsOf(task).length > 0;
      if (task.state === 'running' || isWaiting) await this.#crash(task);
    }
  }

  async judgeBooks(): Promise<void> {
    await this.#judges.judgeBooks();
  }

  /** Checks the whole database once nothing is under way. */
  async judgeEnd(): Promise<void> {
    await this.judgeBooks();
    await this.#judges.judgePurged();
  }

  /** Lets the product examine its own ledger. */
  async judgeVerified(): Promise<void> {
    await this.#judges.judgeVerified();
  }

  async #apply(choice: Choice): Promise<boolean> {
    if (choice.do === 'clock') {
      this.world.clock.move(choice.ms);
      return true;
    }
    if (choice.do === 'start') return this.#start(choice.task, choice.intent);
    if (choice.do === 'back up') return this.#backUp();
    if (choice.do === 'restore') return this.#restore(choice);
    const task = this.tasks.get(choice.task);
    const calls = this.scheduler.callsOf(task);
    const call = calls[choice.do === 'go' ? choice.nth % calls.length : 0];
    if (!task || !call) return false;
    if (choice.do === 'crash') await this.#crash(task);
    else if (choice.do === 'through') await this.#goThrough(task);
    else await this.scheduler.go(call, call.faults.find((fault) => fault === choice.fault) ?? null);
    return true;
  }

  async #backUp(): Promise<boolean> {
    await this.#backups.keep(() => {
      const forget = [this.#judges.remember(), this.#answers.remember()];
      return () => {
        for (const each of forget) each();
      };
    });
    return true;
  }

  /** Every task dies with the process; what the partners know stays. */
  async #restore({ copy, cause }: Extract<Choice, { do: 'restore' }>): Promise<boolean> {
    if (!this.#backups.has(copy)) return false;
    await this.abandon();
    await this.#judge();
    await this.#judges.beforeRestore();
    await this.#backups.restore(copy, cause);
    return true;
  }

  async #crash(task: Task): Promise<void> {
    await this.scheduler.crash(task);
    this.world.restart();
  }

  async #goThrough(task: Task): Promise<void> {
    for (let count = 0; count < callsMax; count += 1) {
      const [call] = this.scheduler.callsOf(task);
      if (!call) return;
      await this.scheduler.go(call, null);
      await this.#judge();
    }
  }

  async #start(id: number, intent: Intent): Promise<boolean> {
    const begun = await this.#accountNow(intent);
    const task: Running = { id, name: intent.command, state: 'running', intent, begun };
    this.tasks.set(id, task);
    await this.scheduler.start(task, async () => {
      try {
        const answer = await commandOf(intent.command).run(this.world, intent);
        const now = await this.#accountNow(intent);
        if (answer) this.#answers.judgeAnswer(intent, answer, { begun, now });
      } catch (error) {
        this.#observed.faults.push(error);
      }
    });
    return true;
  }

  /** Bypasses the scheduler: judges must not change the run. */
  async #accountNow({ account, mode }: Intent): Promise<number> {
    const services = { ...this.world.services, store: this.world.store };
    return (await accountTime(services, this.world.accounts[account] as string, mode)).now;
  }

  async #judge(): Promise<void> {
    const { commits, faults } = this.#observed;
    const fault = faults.splice(0).find((error) => !isExpected(error));
    if (fault) throw fault instanceof Violation ? fault : new Violation('nothing breaks', wordsOf(fault));
    const touched = new Set<string>();
    let changesPartner = false;
    const isChanged = commits.length > 0;
    for (const commit of commits.splice(0)) {
      for (const id of await touchedBy(this.world.store, commit.steps)) touched.add(id);
      changesPartner ||= commit.steps.some(({ statement }) => statement.name.startsWith('sandbox_transfer'));
      await this.#judgeEffect(commit);
    }
    await this.#judges.judgeCheckouts(touched);
    if (isChanged) await this.#judges.judgeCommit();
    if (changesPartner || this.steps % partnersEvery === 0) await this.#judges.judgePartners();
    if (this.steps % booksEvery === 0) await this.#judges.judgeBooks();
  }

  /** The effects of a request are its commits besides the stored response. */
  async #judgeEffect({ task, steps }: Committed): Promise<void> {
    const running = task === null ? undefined : this.tasks.get(task.id);
    const mark = steps.find(({ statement }) => statement.name === 'change.insert');
    if (!running || !mark || !String(mark.params.id).startsWith('request:')) return;
    if (steps[0]?.statement.name === 'idempotency.guard') return;
    const span = { begun: running.begun, now: await this.#accountNow(running.intent) };
    this.#answers.judgeEffect(running.intent, String(mark.params.id), span);
  }
}

interface Observed {
  commits: Committed[];
  faults: unknown[];
}

const expected = ['PartnerUnavailable', 'PartnerRefused', 'CarrierUnavailable', 'Crashed', 'ProblemError'];

/** Whether an error was injected or is a refusal of the product. */
export function isExpected(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DomainFault || error instanceof Violation) return false;
  // Work that goes on after a failure throws all of them at its end.
  if (error instanceof AggregateError) return error.errors.every(isExpected);
  return expected.includes(error.name) || error.message.startsWith(simulated);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) + causeOf(error) : String(error);
}

function causeOf({ cause }: Error): string {
  return cause === undefined ? '' : `\ncaused by ${cause}`;
}
