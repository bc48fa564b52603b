import { integerOf, type Reader } from './database.js';

/** One movement of the journal. */
export interface Posting {
  change: string;
  number: bigint;
  mode: string;
  accountId: string;
  at: bigint;
  debit: string;
  credit: string;
  amount: bigint;
}

/** Returns `escrow` for `escrow:0190`, and `loss` for `loss`. */
export function kindOf(account: string): string {
  return account.split(':', 1)[0] ?? account;
}

/** The sums of the journal: the balance of every account, and what flowed between each two of them. */
export class Postings {
  count = 0;
  readonly #net = new Map<string, bigint>();
  readonly #flows = new Map<string, bigint>();

  add({ debit, credit, amount }: Posting): void {
    this.count += 1;
    raise(this.#net, debit, -amount);
    raise(this.#net, credit, amount);
    raise(this.#flows, `${debit} > ${credit}`, amount);
    raise(this.#flows, `${kindOf(debit)}:* > ${credit}`, amount);
    raise(this.#flows, `${debit} > ${kindOf(credit)}:*`, amount);
  }

  /** Returns all accounts that movements name. */
  accounts(): Iterable<string> {
    return this.#net.keys();
  }

  /** Returns the credits of an account less its debits. */
  net(account: string): bigint {
    return this.#net.get(account) ?? 0n;
  }

  /** Returns what flowed from one account to another; either may be a whole kind, as in `bank:*`. */
  flow(debit: string, credit: string): bigint {
    return this.#flows.get(`${debit} > ${credit}`) ?? 0n;
  }
}

function raise(sums: Map<string, bigint>, key: string, amount: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount);
}

/** Yields the whole journal; the movements of a change come in the order of their numbers. */
export function readPostings(reader: Reader, take: (posting: Posting) => void): Promise<void> {
  const sql = `select change_id, cast(n as text) as number, mode, account_id,
    cast(at as text) as at, debit_account,
    credit_account, cast(amount as text) as amount from movement order by change_id, n`;
  return reader.read(sql, (row) =>
    take({
      change: row.change_id ?? '',
      number: integerOf(row, 'number'),
      mode: row.mode ?? '',
      accountId: row.account_id ?? '',
      at: integerOf(row, 'at'),
      debit: row.debit_account ?? '',
      credit: row.credit_account ?? '',
      amount: integerOf(row, 'amount'),
    }),
  );
}
