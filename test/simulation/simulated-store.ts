import { OutcomeUnknown, type Step, type Store, StoreFault } from '../../server/src/ports/store.js';
import { currentTask, type Fault, park, type Task } from './scheduler.js';

/** A committed transaction, whether or not its caller got the result. */
export interface Committed {
  task: Task | null;
  steps: readonly Step[];
}

export interface SimulatedStoreOptions {
  store: Store;
  newId(): string;
  onCommit(committed: Committed): void;
}

/** The text that marks an injected fault. */
export const simulated = 'simulated';

const readFaults: readonly Fault[] = ['down'];
/** A claim writes although it is read like a query, and its answer may be lost. */
const claimFaults: readonly Fault[] = ['down', 'lost after'];
const writeFaults: readonly Fault[] = ['down', 'lost before', 'lost after'];

/** The real store, but every call waits for the scheduler and may fail as a database does. */
export function simulatedStore({ store, newId, onCommit }: SimulatedStoreOptions): Store {
  const ask = <Result>(name: string, perform: () => Promise<Result>) =>
    park(name, name.startsWith('job.claim') ? claimFaults : readFaults, async (fault) => {
      if (fault === 'down') throw new StoreFault(`${simulated}: ${name} did not reach the database`, true);
      const found = await perform();
      if (fault === 'lost after') throw new StoreFault(`${simulated}: ${name} was not answered`, true);
      return found;
    });
  return {
    engine: store.engine,
    now: () => store.now(),
    // A restore replaces both.
    get timekeeper() {
      return store.timekeeper;
    },
    get storage() {
      return store.storage;
    },
    migrate: () => store.migrate(),
    close: () => store.close(),
    snapshot: (queries) => store.snapshot(queries),
    scan: (scans) => store.scan(scans),
    one: (statement, params) => ask(statement.name, () => store.one(statement, params)),
    all: (statement, params) => ask(statement.name, () => store.all(statement, params)),
    list: (query) => ask('list', () => store.list(query)),
    transact: (steps) => {
      const task = currentTask();
      const named = steps.map((step) => withSeededId(step, newId));
      return park(`commit ${nameOf(steps)}`, writeFaults, async (fault) => {
        if (fault === 'down') throw new StoreFault(`${simulated}: the database is down`, true);
        if (fault === 'lost before') throw new OutcomeUnknown(`${simulated}: nothing was committed`);
        const outcome = await store.transact(named);
        if (outcome.outcome === 'committed') onCommit({ task, steps: named });
        if (fault === 'lost after') throw new OutcomeUnknown(`${simulated}: it was committed`);
        return outcome;
      });
    },
  };
}

/** The store names jobs itself, with an id that would differ from run to run. */
function withSeededId(step: Step, newId: () => string): Step {
  return step.statement.name === 'job.set' ? { ...step, params: { ...step.params, id: newId() } } : step;
}

/** The deciding statement: the guard, or the one the guard stands for. */
function nameOf(steps: readonly Step[]): string {
  return steps[0]?.statement.name ?? 'nothing';
}
