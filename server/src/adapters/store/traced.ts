import type { Observation } from '../../ports/observer.js';
import type { Step, Store, TransactOutcome } from '../../ports/store.js';
import type { Tracer } from '../../ports/tracer.js';
import { withTransact } from './announcing.js';
import { enqueue, enqueueTraced, insertEvent, insertTracedEvent } from './commit-statements.js';
import { insertMail, insertPair, insertTracedMail, insertTracedPair } from './mail-statements.js';
import { insertEndpointEvent, insertTracedEndpointEvent } from './webhook-statements.js';

/** The statements that also keep a trace, in place of those that do not. */
const tracedForms = new Map<object, object>([
  [insertEvent, insertTracedEvent],
  [insertEndpointEvent, insertTracedEndpointEvent],
  [enqueue, enqueueTraced],
  [insertMail, insertTracedMail],
  [insertPair, insertTracedPair],
]);

/**
 * Wraps a store so that the events, jobs and mails of a transaction keep the span that wrote them, and a
 * tracer is told of the transaction. Outside of a recorded span the statements are the plain ones.
 */
export function tracing(store: Store, observation: Observation): Store {
  return withTransact(store, (steps) => {
    const { tracer } = observation;
    const traceparent = tracer?.current() ?? null;
    if (tracer === null || traceparent === null) return store.transact(steps);
    return transactTraced(store, tracer, withTrace(steps, traceparent));
  });
}

function withTrace(steps: readonly Step[], traceparent: string): readonly Step[] {
  return steps.map((step) => {
    const statement = tracedForms.get(step.statement) as Step['statement'] | undefined;
    return statement ? { ...step, statement, params: { ...step.params, traceparent } } : step;
  });
}

async function transactTraced(
  store: Store,
  tracer: Tracer,
  steps: readonly Step[],
): Promise<TransactOutcome> {
  const begunAtMs = performance.now();
  let outcome: TransactOutcome['outcome'] | 'failed' = 'failed';
  try {
    const result = await store.transact(steps);
    outcome = result.outcome;
    return result;
  } finally {
    const ms = performance.now() - begunAtMs;
    tracer.commit({ engine: store.engine, statements: steps.length, outcome, ms });
  }
}
