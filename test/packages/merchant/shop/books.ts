import Database from 'better-sqlite3';

const schema = `
  create table if not exists shop_order (
    reference text primary key, kind text not null, status text not null, sequence integer not null
  ) strict;
  create table if not exists parcel (reference text primary key) strict;
  create table if not exists transfer (
    id text primary key, reference text not null, status text not null, sequence integer not null
  ) strict;
  create table if not exists handled_event (id text primary key, type text not null) strict;
`;

/** How long a write waits for another process that writes. */
const patienceMs = 1_000;

export interface Order {
  reference: string;
  kind: 'escrow' | 'charge';
  status: string;
  /** Of the newest event about it; 0 before the first. */
  sequence: number;
}

/** A payout or refund, as of the newest event about it. */
export interface Transfer {
  id: string;
  reference: string;
  status: string;
  sequence: number;
}

/** The shop's records, in a file that outlives the process. */
export class Books {
  readonly #database: Database.Database;

  constructor(file: string) {
    this.#database = new Database(file, { timeout: patienceMs });
    this.#database.pragma('journal_mode = WAL');
    // An event answered with 200 is not delivered again, so it has to survive a power cut.
    this.#database.pragma('synchronous = FULL');
    this.#database.exec(schema);
  }

  addOrder(reference: string, kind: Order['kind']): void {
    const insert = 'insert into shop_order values (?, ?, ?, 0) on conflict do nothing';
    this.#database.prepare(insert).run(reference, kind, 'new');
  }

  order(reference: string): Order | undefined {
    const select = 'select * from shop_order where reference = ?';
    return this.#database.prepare<[string], Order>(select).get(reference);
  }

  transfers(reference: string): Transfer[] {
    const select = 'select * from transfer where reference = ? order by id';
    return this.#database.prepare<[string], Transfer>(select).all(reference);
  }

  hasParcel(reference: string): boolean {
    return this.#database.prepare('select 1 from parcel where reference = ?').get(reference) !== undefined;
  }

  hasHandled(eventId: string): boolean {
    return this.#database.prepare('select 1 from handled_event where id = ?').get(eventId) !== undefined;
  }

  /**
   * Does the work and records that it is done, both or neither. A process that dies in between has no effect,
   * and a second one at the same time fails on the key.
   */
  handleOnce(eventId: string, type: string, work: () => void): void {
    const handle = this.#database.transaction(() => {
      this.#database.prepare('insert into handled_event values (?, ?)').run(eventId, type);
      work();
    });
    handle.immediate();
  }

  /** Ignores an event older than the newest one seen. */
  setStatus(reference: string, status: string, sequence: number): void {
    const update = 'update shop_order set status = ?, sequence = ? where reference = ? and sequence < ?';
    this.#database.prepare(update).run(status, sequence, reference, sequence);
  }

  addParcel(reference: string): void {
    this.#database.prepare('insert into parcel values (?) on conflict do nothing').run(reference);
  }

  /** The same rule for each transfer. */
  setTransfer({ id, reference, status, sequence }: Transfer): void {
    const upsert = `insert into transfer values (?, ?, ?, ?) on conflict (id) do update
      set status = excluded.status, sequence = excluded.sequence where excluded.sequence > transfer.sequence`;
    this.#database.prepare(upsert).run(id, reference, status, sequence);
  }
}
