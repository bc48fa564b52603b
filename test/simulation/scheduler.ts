import { AsyncLocalStorage } from 'node:async_hooks';

/** What may go wrong with a call. */
export type Fault =
  | 'lost before'
  | 'lost after'
  | 'late'
  | 'refused'
  | 'postponed'
  | 'no float'
  | 'down'
  /** No connection was opened. */
  | 'not sent'
  /** The partner answers that there are too many calls. */
  | 'limited';

/** A request, a worker's pass or a notification under way. */
export interface Task {
  readonly id: number;
  readonly name: string;
  state: 'running' | 'ended' | 'crashed';
}

/** A task that waits for its call to be made. */
export interface Call {
  readonly task: Task;
  readonly what: string;
  /** The faults that make sense for this call. */
  readonly faults: readonly Fault[];
  perform(fault: Fault | null): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The process has ended under a task. */
class Crashed extends Error {
  override readonly name = 'Crashed';
}

export function isCrash(error: unknown): boolean {
  return error instanceof Crashed;
}

const current = new AsyncLocalStorage<{ scheduler: Scheduler; task: Task }>();

/** Makes a call of the task that is running when and how its scheduler says; outside a task, at once. */
export function park<Result>(
  what: string,
  faults: readonly Fault[],
  perform: (fault: Fault | null) => Promise<Result>,
): Promise<Result> {
  const running = current.getStore();
  return running ? running.scheduler.hold(running.task, what, faults, perform) : perform(null);
}

export function currentTask(): Task | null {
  return current.getStore()?.task ?? null;
}

/**
 * Lets one task at a time run, from one call of the database or a partner to its next. Nothing else decides
 * what happens first, so the same choices make the same run.
 */
export class Scheduler {
  readonly waiting: Call[] = [];

  /** Begins a task, which runs until it waits for its first call. */
  async start(task: Task, work: () => Promise<void>): Promise<void> {
    void current.run({ scheduler: this, task }, async () => {
      try {
        await work();
      } finally {
        if (task.state === 'running') task.state = 'ended';
      }
    });
    await settled();
  }

  callsOf(task: Task | undefined): Call[] {
    return this.waiting.filter((call) => call.task === task);
  }

  hold<Result>(
    task: Task,
    what: string,
    faults: readonly Fault[],
    perform: (fault: Fault | null) => Promise<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      // A dead process has no further effect.
      if (task.state === 'crashed') return;
      this.waiting.push({ task, what, faults, perform, resolve: resolve as Call['resolve'], reject });
    });
  }

  /** Makes a waiting call and lets its task run on to the next one. */
  async go(call: Call, fault: Fault | null): Promise<void> {
    this.waiting.splice(this.waiting.indexOf(call), 1);
    try {
      call.resolve(await current.exit(() => call.perform(fault)));
    } catch (error) {
      call.reject(error);
    }
    await settled();
  }

  /** Ends a task where it is: it never continues. */
  async crash(task: Task): Promise<void> {
    task.state = 'crashed';
    for (const call of this.callsOf(task)) {
      this.waiting.splice(this.waiting.indexOf(call), 1);
      // A task that shares a call with the dead one gets its error.
      call.reject(new Crashed('The process ended'));
    }
    await settled();
  }
}

/** Every task has come to its next call, or to its end: all that they do in between are microtasks. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
