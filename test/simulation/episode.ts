import { DomainFault } from '../../server/src/domain/assert.js';
import { accountTime } from '../../server/src/pipeline/context.js';
import { commandOf } from './commands/index.js';
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
/** How many calls a task makes in one go at most: some wait for what only others can do. */
const callsMax = 100;
/** How often everything is recomputed from the movements. */
const booksEvery = 500;

export interface Running extends Task {
  readonly intent: Intent;
  /** Account time when it began. */
  readonly begun: number;
}

export interface EpisodeSetting extends Pick<WorldOptions, 'store' | 'liveStore' | 'handlers'> {
  seed: number;
}

/** One world from its beginning to its end, moved choice by choice. */
export class Episode {
  readonly scheduler = new Scheduler();
  readonly tasks = new Map<number, Running>();
  readonly world: World;
  readonly #judges: Judges;
  readonly #answers = new AnswerJudge();
  readonly #heard: Heard;
  steps = 0;

  private constructor(world: World, heard: Heard) {
    this.world = world;
    this.#heard = heard;
    this.#judges = new Judges(world);
  }

  static async begin({ seed, ...worldly }: EpisodeSetting): Promise<Episode> {
    const heard: Heard = { commits: [], faults: [] };
    const world = await createWorld({
      ...worldly,
      random: createRandom(seed),
      onCommit: (commit) => heard.commits.push(commit),
      onError: (error) => heard.faults.push(error),
    });
    return new Episode(world, heard);
  }

  /** Does what was chosen and judges what came of it. False: there was nothing to do. */
  async take(choice: Choice): Promise<boolean> {
    if (!(await this.#apply(choice))) return false;
    this.steps += 1;
    await this.#judge();
    return true;
  }

  /** Lets everybody who waits go on, in order, until nobody does. */
  async finishTasks(): Promise<void> {
    for (let call = this.scheduler.waiting[0]; call; call = this.scheduler.waiting[0]) {
      await this.take({ do: 'go', task: call.task.id, nth: 0, fault: null });
    }
  }

  async judgeBooks(): Promise<void> {
    await this.#judges.judgeBooks();
  }

  async #apply(choice: Choice): Promise<boolean> {
    if (choice.do === 'clock') {
      this.world.clock.move(choice.ms);
      return true;
    }
    if (choice.do === 'start') return this.#start(choice.task, choice.intent);
    const task = this.tasks.get(choice.task);
    const calls = this.scheduler.callsOf(task);
    const call = calls[choice.do === 'go' ? choice.nth % calls.length : 0];
    if (!task || !call) return false;
    if (choice.do === 'crash') await this.scheduler.crash(task);
    else if (choice.do === 'through') await this.#goThrough(task);
    else await this.scheduler.go(call, call.faults.find((fault) => fault === choice.fault) ?? null);
    return true;
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
        this.#heard.faults.push(error);
      }
    });
    return true;
  }

  /** Read past the scheduler: nobody waits for those who watch. */
  async #accountNow({ account, mode }: Intent): Promise<number> {
    const services = { ...this.world.services, store: this.world.store };
    return (await accountTime(services, this.world.accounts[account] as string, mode)).now;
  }

  async #judge(): Promise<void> {
    const { commits, faults } = this.#heard;
    const fault = faults.splice(0).find((error) => !isExpected(error));
    if (fault) throw fault instanceof Violation ? fault : new Violation('nothing breaks', wordsOf(fault));
    const touched = new Set<string>();
    let toldPartner = false;
    for (const commit of commits.splice(0)) {
      for (const id of await touchedBy(this.world.store, commit.steps)) touched.add(id);
      toldPartner ||= commit.steps.some(({ statement }) => statement.name.startsWith('sandbox_transfer'));
      await this.#judgeEffect(commit);
    }
    await this.#judges.judgeCheckouts(touched);
    if (toldPartner || this.steps % partnersEvery === 0) await this.#judges.judgePartners();
    if (this.steps % booksEvery === 0) await this.#judges.judgeBooks();
  }

  /** What a request committed besides its answer is its effect. */
  async #judgeEffect({ task, steps }: Committed): Promise<void> {
    const running = task === null ? undefined : this.tasks.get(task.id);
    const mark = steps.find(({ statement }) => statement.name === 'change.insert');
    if (!running || !mark || !String(mark.params.id).startsWith('request:')) return;
    if (steps[0]?.statement.name === 'idempotency.guard') return;
    const span = { begun: running.begun, now: await this.#accountNow(running.intent) };
    this.#answers.judgeEffect(running.intent, String(mark.params.id), span);
  }
}

interface Heard {
  commits: Committed[];
  faults: unknown[];
}

const expected = ['PartnerUnavailable', 'PartnerRefused', 'Crashed', 'ProblemError'];

/** Whether an error is one that we made, or one that the product answers with. */
function isExpected(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DomainFault || error instanceof Violation) return false;
  return expected.includes(error.name) || error.message.startsWith(simulated);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) + causeOf(error) : String(error);
}

function causeOf({ cause }: Error): string {
  return cause === undefined ? '' : `\ncaused by ${cause}`;
}
