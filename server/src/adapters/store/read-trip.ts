import type { FieldDef, PoolClient, Submittable } from 'pg';
import { parseAnew, perConnection, type Wire, type WireValues } from './wire.js';

/** A statement that waits for its rows. */
export interface Read {
  readonly name: string;
  readonly text: string;
  readonly values: WireValues;
  resolve(rows: object[]): void;
  reject(error: unknown): void;
}

/** What became of a trip: all reads have their rows, or one failed and those after it were not run. */
export type Arrival<Each> =
  | { error: null }
  | { error: unknown; failed: Each | undefined; unread: readonly Each[] };

/** One column of a statement's rows, and how its text is read. */
interface Column {
  readonly name: string;
  read(text: string): unknown;
}

type Shape = readonly Column[];

/** The statements that a connection has certainly parsed, with the shape of their rows. */
const shapesOn = perConnection(() => new Map<string, Shape>());

/**
 * Several reads in one round trip: Bind and Execute for each and a single Sync. Each has a snapshot of its
 * own, and none sees less than what was committed when the trip began. After an error PostgreSQL runs none of
 * the rest. Statements a connection has not met yet are parsed and described in the same trip.
 */
class ReadTrip<Each extends Read> implements Submittable {
  /** The driver sets it to learn of the end in time. */
  callback: () => void = () => {};
  #sent = false;
  #at = 0;
  #rows: object[] = [];
  /** Why the rows of the current read cannot be taken. */
  #fault: Error | null = null;
  readonly #fresh = new Map<string, Shape>();

  constructor(
    private readonly reads: readonly Each[],
    private readonly client: PoolClient,
    private readonly arrive: (arrival: Arrival<Each>) => void,
  ) {}

  submit(connection: unknown): void {
    const wire = connection as Wire;
    const known = shapesOn(this.client);
    const parsed = new Set<string>();
    this.#sent = true;
    wire.stream.cork();
    try {
      for (const { name: given, text, values } of this.reads) {
        const name = nameOf(given);
        const isFresh = !known.has(name) && !parsed.has(name);
        if (isFresh) parseAnew(wire, name, text);
        wire.bind({ portal: '', statement: name, values });
        if (isFresh) wire.describe({ type: 'P', name: '' });
        wire.execute({ portal: '', rows: 0 });
        parsed.add(name);
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.#fresh.set(this.#name(), shapeOf(fields, this.client));
  }

  handleDataRow({ fields }: { fields: WireValues }): void {
    try {
      this.#rows.push(rowOf(this.#shape(), fields));
    } catch (error) {
      this.#fault ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(): void {
    const name = this.#name();
    const shape = this.#fresh.get(name);
    if (shape) shapesOn(this.client).set(name, shape);
    const read = this.reads[this.#at];
    if (this.#fault) read?.reject(this.#fault);
    else read?.resolve(this.#rows);
    this.#fault = null;
    this.#rows = [];
    this.#at += 1;
  }

  handleReadyForQuery(): void {
    this.callback();
    this.arrive({ error: null });
  }

  handleError(error: unknown): void {
    this.callback();
    const failed = this.#sent ? this.reads[this.#at] : undefined;
    this.arrive({ error, failed, unread: this.reads.slice(failed ? this.#at + 1 : this.#at) });
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}

  #shape(): Shape {
    const name = this.#name();
    const shape = shapesOn(this.client).get(name) ?? this.#fresh.get(name);
    if (!shape) throw new Error(`PostgreSQL sent rows of ${name} without their description`);
    return shape;
  }

  #name(): string {
    const read = this.reads[this.#at];
    return read ? nameOf(read.name) : '';
  }
}

/** Other forms of the same statement have other prefixes. */
function nameOf(statement: string): string {
  return `by:${statement}`;
}

function shapeOf(fields: readonly FieldDef[], client: PoolClient): Shape {
  return fields.map(({ name, dataTypeID }) => ({ name, read: client.getTypeParser(dataTypeID, 'text') }));
}

function rowOf(shape: Shape, fields: WireValues): object {
  const row: Record<string, unknown> = {};
  for (const [index, { name, read }] of shape.entries()) {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}

/** Runs the reads on a client in one round trip, and tells each what it has found. */
export function readInOneTrip<Each extends Read>(
  client: PoolClient,
  reads: readonly Each[],
): Promise<Arrival<Each>> {
  return new Promise((resolve) => {
    client.query(new ReadTrip(reads, client, resolve));
  });
}
