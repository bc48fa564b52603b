import { kindsOf } from '../../server/src/adapters/store/fields.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import type { CallOptions, Service } from '../harness/service.js';

/** What the examples have, and what the victims have instead, so that none of it can be anybody else's. */
const disguises: Readonly<Record<string, string>> = {
  'ORD-1001': 'VICTIM-1001',
  'ORD-2001': 'VICTIM-2001',
  'buyer@example.com': 'victim-buyer@example.com',
  'seller@example.com': 'victim-seller@example.com',
  'Ada Seller': 'Victoria Victim',
  'The screen is cracked.': 'The victim is cracked.',
  'shop.example.com': 'victim.example.com',
  '250000': '251137',
  '120000': '121137',
};

/** Replaces what the examples have in a text. */
export function disguised(text: string): string {
  return Object.entries(disguises).reduce((rest, [own, other]) => rest.replaceAll(own, other), text);
}

/** Every text and number in a value, as texts. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** Calls in disguise. A question for rates is sent as it is: the ids of the examples follow from it. */
export function disguisedCall(call: Service['call']): Service['call'] {
  return (method, path, options: CallOptions = {}) => {
    const isKept = options.body === undefined || path === '/delivery/rates';
    const body = isKept ? options.body : JSON.parse(disguised(JSON.stringify(options.body)));
    return call(method, disguised(path), { ...options, body });
  };
}

/** Every name of the disguises, and the amounts with their separators. */
const disguise = /victim|Victoria|251[.,]?137|2,511\.37|121[.,]?137|1,211\.37/i;

/** What is written of an account later, in the background: its requests and its figures. */
const writtenLater = ['api_request', 'api_request_size', 'daily_figure'];

const tables = Object.entries(kindsOf)
  .filter(([name, fields]) => 'accountId' in fields && !writtenLater.includes(name))
  .map(([name]) => name);

function listOf(ids: readonly string[]): string {
  return ids.map((id) => `'${id}'`).join(', ');
}

/** Accounts whose data nobody else may read or change. */
export class Victims {
  #secrets: string[] = [];
  #number = '';

  constructor(
    private readonly service: Service,
    private readonly accountIds: readonly string[],
  ) {}

  /** Notes ids and account numbers, which nobody else may see either. */
  async note(): Promise<void> {
    const { store } = this.service.deps.services;
    const owned = `where account_id in (${listOf(this.accountIds)})`;
    const query = fixedQuery<{ id: string; accountNumber: string; checkoutKey: string }>(
      `select id, account_number as "accountNumber", checkout_key as "checkoutKey" from checkout ${owned}`,
    );
    const rows = await store.list(query);
    this.#number = rows[0]?.accountNumber ?? '';
    this.#secrets = rows.flatMap(({ id, accountNumber, checkoutKey }) => [id, accountNumber, checkoutKey]);
  }

  /** Returns the body of an example with what the victims have: names, amounts, and an account number. */
  named(body: unknown): unknown {
    const text = disguised(JSON.stringify(body));
    return JSON.parse(text.replaceAll('"account_number":"1234567890"', `"account_number":"${this.#number}"`));
  }

  /** Returns what an answer has of the victims beside what the request said itself. */
  leaksIn(text: string, said: readonly string[]): string[] {
    const rest = said.reduce((left, each) => (each === '' ? left : left.replaceAll(each, '')), text);
    const found = this.#secrets.filter((secret) => rest.includes(secret));
    const word = disguise.exec(rest)?.[0];
    return word === undefined ? found : [...found, word];
  }

  /** Returns every row of theirs of test mode, by table, as it is stored. */
  async rows(): Promise<Record<string, string[]>> {
    const { store } = this.service.deps.services;
    const rows: Record<string, string[]> = {};
    for (const name of tables) {
      const isTest = 'mode' in kindsOf[name as 'checkout'] ? " and mode = 'test'" : '';
      const query = fixedQuery<object>(
        `select * from ${name} where account_id in (${listOf(this.accountIds)})${isTest}`,
      );
      rows[name] = (await store.list(query)).map((row) => JSON.stringify(row)).sort();
    }
    const accounts = fixedQuery<object>(`select * from account where id in (${listOf(this.accountIds)})`);
    rows.account = (await store.list(accounts)).map((row) => JSON.stringify(row)).sort();
    return rows;
  }
}
