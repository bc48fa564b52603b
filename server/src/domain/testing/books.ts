import { assert } from '../assert.js';
import type { Change, LedgerAccount, Movement, NewMail, Write } from '../change.js';
import { isLiability } from '../ledger.js';

type Row = Readonly<Record<string, unknown>>;

/**
 * A database in memory with the guarantees of the real one: versions, unique rows, and no balance below zero.
 */
export class Books {
  readonly rows = new Map<string, Row>();
  readonly balances = new Map<LedgerAccount, number>();
  readonly movements: Movement[] = [];
  readonly mails: NewMail[] = [];

  commit(change: Change): void {
    for (const write of change.writes) this.#write(write);
    for (const account of change.opens) this.#open(account);
    for (const movement of change.movements) this.#post(movement);
    this.mails.push(...change.mails);
    for (const [account, balance] of this.balances) {
      assert(!isLiability(account) || balance >= 0, `${account} fell to ${balance}`);
    }
  }

  balance(account: LedgerAccount): number {
    return this.balances.get(account) ?? 0;
  }

  /** Returns all rows of a table. */
  table(name: string): Row[] {
    return [...this.rows].filter(([key]) => key.startsWith(`${name}/`)).map(([, row]) => row);
  }

  #write(write: Write): void {
    const [name, isInsert] = 'insert' in write ? [write.insert, true] : [write.update, false];
    const row = write.row as unknown as Row;
    const key = `${name}/${row.id ?? row.partnerReference ?? row.accountId}`;
    const standing = this.rows.get(key);
    if (isInsert) {
      assert(!standing, `${key} exists already`);
      this.rows.set(key, row);
      this.#checkAttempts(name);
      return;
    }
    assert(standing && standing.version === row.version, `${key} was not read at its version`);
    this.rows.set(key, { ...row, version: Number(row.version) + 1 });
    this.#checkAttempts(name);
  }

  /** Throws if two attempts of one transfer are sent or paid, or two attempts about one credit are sent. */
  #checkAttempts(name: string): void {
    if (name !== 'attempt') return;
    const sent = this.table('attempt').filter(({ state }) => state === 'sent');
    const living = [...sent, ...this.table('attempt').filter(({ state }) => state === 'paid')];
    assert(isUnique(living.map(({ objectId }) => objectId)), 'two attempts of one object live at once');
    const credits = sent.map(({ creditId }) => creditId).filter((id) => id !== null);
    assert(isUnique(credits), 'two refunds of one credit are with the partner at once');
  }

  #open(account: LedgerAccount): void {
    assert(!this.balances.has(account), `${account} is open already`);
    this.balances.set(account, 0);
  }

  #post(movement: Movement): void {
    this.movements.push(movement);
    this.#add(movement.debit, -movement.amount);
    this.#add(movement.credit, movement.amount);
  }

  #add(account: LedgerAccount, amount: number): void {
    assert(!isLiability(account) || this.balances.has(account), `${account} was never opened`);
    this.balances.set(account, this.balance(account) + amount);
  }
}

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
