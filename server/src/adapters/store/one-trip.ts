import type { PoolClient, Submittable } from 'pg';
import { type Step, StoreFault, type TransactOutcome } from '../../ports/store.js';
import { outcomeOf } from './postgres-errors.js';
import { valuesOf } from './values.js';
import { parseAnew, perConnection, type Wire, type WireValues, wireValues } from './wire.js';

interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: WireValues;
  /** Whether touching no row loses the race; for other steps than the guard that is otherwise a fault. */
  readonly versioned: boolean;
}

/** The names of statements that each connection has certainly parsed. */
const parsedOn = perConnection(() => new Set<string>());

/**
 * A whole transaction in one round trip: Bind and Execute per step and a single Sync, which PostgreSQL takes
 * as one implicit transaction. It commits when the Sync is reached and rolls back at the first error.
 * Statements a connection has not met yet are parsed in the same trip.
 */
class OneTrip implements Submittable {
  #sent = false;
  #completed = 0;

  constructor(
    private readonly steps: readonly Prepared[],
    private readonly parsed: Set<string>,
    private readonly resolve: (outcome: TransactOutcome) => void,
    private readonly reject: (error: unknown) => void,
  ) {}

  submit(connection: unknown): void {
    const wire = connection as Wire;
    this.#sent = true;
    wire.stream.cork();
    try {
      const fresh = new Set<string>();
      for (const { name, text, values } of this.steps) {
        if (!this.parsed.has(name) && !fresh.has(name)) {
          parseAnew(wire, name, text);
          fresh.add(name);
        }
        wire.bind({ portal: '', statement: name, values });
        wire.execute({ portal: '', rows: 0 });
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  /** Arrives once per step, so that the count names the step an error belongs to. */
  handleCommandComplete(): void {
    const done = this.steps[this.#completed];
    if (done) this.parsed.add(done.name);
    this.#completed += 1;
  }

  handleReadyForQuery(): void {
    this.resolve({ outcome: 'committed' });
  }

  handleError(error: unknown): void {
    try {
      if (!this.#sent) throw new StoreFault('PostgreSQL: the connection was closed', true, { cause: error });
      const at = this.#completed;
      this.resolve(outcomeOf(error, at, at === 0 || this.steps[at]?.versioned === true));
    } catch (fault) {
      this.reject(fault);
    }
  }

  /** A guarded step returns the 1 it was divided by, which is not read. */
  handleDataRow(): void {}
  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

/** Runs the steps on a client as one transaction in one round trip. */
export function transactInOneTrip(client: PoolClient, steps: readonly Step[]): Promise<TransactOutcome> {
  const parsed = parsedOn(client);
  const prepared = steps.map(prepare);
  return new Promise((resolve, reject) => {
    client.query(new OneTrip(prepared, parsed, resolve, reject));
  });
}

function prepare(step: Step): Prepared {
  const { statement, params, anyRows, many, versioned = false } = step;
  const values = wireValues(valuesOf(statement, params));
  const forms = formsOf(statement);
  if (many) return { ...forms.many, values: [...values, String(many.rows.length)], versioned };
  return { ...(anyRows ? forms.any : forms.one), values, versioned };
}

/** A statement's name and text on the wire, built once. */
interface Form {
  readonly name: string;
  readonly text: string;
}

/** By how many rows a statement must touch: any number, one, or the number that is bound last. */
type Forms = Readonly<Record<'any' | 'one' | 'many', Form>>;

const formsKnown = new WeakMap<Step['statement'], Forms>();

function formsOf(statement: Step['statement']): Forms {
  const known = formsKnown.get(statement);
  if (known) return known;
  const any = { name: `any:${statement.name}`, text: statement.sql.postgres };
  const made = {
    any,
    one: statement.insertsOne ? any : { name: `one:${statement.name}`, text: raising(statement, '1') },
    many: { name: `all:${statement.name}`, text: raising(statement, `$${statement.params.length + 1}`) },
  };
  formsKnown.set(statement, made);
  return made;
}

/** The statement, raising 22012 by itself unless it touches exactly so many rows. */
function raising(statement: Step['statement'], count: string): string {
  const touching = statement.returnsRows ? statement.sql.postgres : `${statement.sql.postgres} returning 1`;
  return `with touched as (${touching}) select 1 / (count(*) = ${count})::int from touched`;
}
