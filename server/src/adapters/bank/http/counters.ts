import type { Logger } from 'pino';

/** How a single HTTP call ended. */
export type CallOutcome = 'accepted' | 'refused' | 'not_sent' | 'unknown';

export interface CallCount {
  operation: string;
  outcome: CallOutcome;
  count: number;
}

/** Counts calls by operation and outcome, since the process started. */
export class CallCounters {
  readonly #counts = new Map<string, CallCount>();

  increment(operation: string, outcome: CallOutcome): void {
    const key = `${operation} ${outcome}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { operation, outcome, count: 1 });
  }

  list(): CallCount[] {
    return [...this.#counts.values()].map((counted) => ({ ...counted }));
  }
}

/** A partner whose calls are counted. */
export interface Counted {
  name: string;
  counters(): CallCount[];
}

/** Logs one line for each operation and outcome that occurred, and for each partner. */
export function logCounts(log: Pick<Logger, 'info'>, partners: readonly Counted[]): void {
  for (const partner of partners) {
    for (const counted of partner.counters()) {
      log.info({ partner: partner.name, ...counted }, 'calls to a partner since the start');
    }
  }
}
