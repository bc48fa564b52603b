import type { Market } from './market.js';

/** A tampering that contradicts what a change recorded, or what another row says. */
export interface RowCase {
  what: string;
  sql: (market: Market) => string;
  /** The verifier's code and the auditor's, for the row of that id. */
  verifier: string;
  auditor: string;
  about: (market: Market) => string;
}

type Of = (market: Market) => string;

/** An SQL condition for the row of an id. */
const idIs =
  (idOf: Of): Of =>
  (market) =>
    `id = '${idOf(market)}'`;

/** A case whose row is found altered. */
function altered(what: string, table: string, change: string, about: Of, where = idIs(about)): RowCase {
  const sql: Of = (market) => `update ${table} set ${change} where ${where(market)}`;
  return { what, sql, verifier: `${table}_altered`, auditor: `${table} altered`, about };
}

/** A case whose row is found missing. */
function missing(what: string, table: string, about: Of, where = idIs(about)): RowCase {
  const sql: Of = (market) => `delete from ${table} where ${where(market)}`;
  return { what, sql, verifier: `${table}_missing`, auditor: `${table} missing`, about };
}

type Contradicted = [what: string, change: string, idOf: Of, verifier: string, auditor: string, about?: Of];

/** Cases whose row is valid by itself, but contradicts another row. */
function contradicted(table: string, cases: readonly Contradicted[]): RowCase[] {
  return cases.map(([what, change, idOf, verifier, auditor, about = idOf]) => {
    const sql: Of = (market) => `update ${table} set ${change} where ${idIs(idOf)(market)}`;
    return { what, sql, verifier, auditor, about };
  });
}

const ofPayout: Of = ({ sold }) => `object_id = '${sold.payout}'`;
const ofMerchant: Of = ({ account }) => `account_id = '${account}'`;
const ofDisputed: Of = ({ disputed }) => `checkout_id = '${disputed}'`;

const accountCases: readonly RowCase[] = [
  altered('a payout’s account number', 'payout', "account_number_sealed = 'other'", (m) => m.pending),
  altered('a pending payout’s bank', 'payout', "bank_code = '044'", (m) => m.pending),
  altered('the day that a payout waits for', 'payout', 'scheduled_for = 82800000', (m) => m.pending),
  altered('a paid payout’s session id', 'payout', "session_id = 'other'", (m) => m.sold.payout),
  altered('who a payout is for', 'payout', "seller_email = 'thief@example.com'", (m) => m.pending),
  altered('a seller’s bank account', 'seller', "account_number_sealed = 'other'", (m) => m.seller),
  altered(
    'who saved a seller’s bank account',
    'seller',
    "bank_account_saved_by = 'merchant'",
    (m) => m.seller,
  ),
  altered(
    'a merchant’s bank account',
    'merchant_bank_account',
    "account_number_sealed = 'other'",
    (m) => m.account,
    ofMerchant,
  ),
  altered('an attempt’s reference', 'attempt', "reference = 'other-' || id", (m) => m.attempt, ofPayout),
  missing('an attempt that disappears', 'attempt', (m) => m.attempt, ofPayout),
  {
    what: 'a payout that nobody decided',
    sql: ({ pending }) =>
      `insert into payout (id, account_id, mode, checkout_id, version, status, amount, amount_receivable,
         created_at, updated_at)
       select '${pending}!', account_id, mode, checkout_id, 1, status, amount, 0, created_at, updated_at
       from payout where id = '${pending}'`,
    verifier: 'payout_unknown',
    auditor: 'payout unknown',
    about: (m) => `${m.pending}!`,
  },
];

const idOfCombined: Of = (m) => m.combined;
const ofCombined = 'combined payout ';

const combinedCases: readonly RowCase[] = [
  altered(
    'a combined payout’s account number',
    'combined_payout',
    "account_number_sealed = 'other'",
    idOfCombined,
  ),
  altered('a combined payout’s session id', 'combined_payout', "session_id = 'other'", idOfCombined),
  altered('a combined payout’s number', 'combined_payout', 'ordinal = ordinal + 1000', idOfCombined),
  missing('a combined payout that disappears', 'combined_payout', idOfCombined),
  ...contradicted('combined_payout', [
    ['a combined payout’s amount', 'amount = amount + 500', idOfCombined, 'combined_amount', ofCombined],
    ['a combined payout’s status', "status = 'failed'", idOfCombined, 'combined_status', ofCombined],
    [
      'a combined payout’s receivable',
      'amount_receivable = 500',
      idOfCombined,
      'combined_receivable',
      ofCombined,
    ],
    [
      'who a combined payout is for',
      "seller_email = 'thief@example.com'",
      idOfCombined,
      'combined_member',
      ofCombined,
    ],
  ]),
  {
    what: 'a payout that leaves its combined payout',
    sql: ({ member }) => `update payout set combined_payout_id = null where id = '${member}'`,
    verifier: 'combined_amount',
    auditor: ofCombined,
    about: idOfCombined,
  },
  {
    what: 'a payout that joins a combined payout',
    sql: ({ pending, combined }) =>
      `update payout set combined_payout_id = '${combined}' where id = '${pending}'`,
    verifier: 'combined_member',
    auditor: ofCombined,
    about: idOfCombined,
  },
  {
    what: 'a combined payout that nobody decided',
    sql: ({ combined }) =>
      `insert into combined_payout (id, account_id, mode, partner, ordinal, version, status, amount,
         bank_code, bank_name, account_name, account_number_sealed, account_last4, amount_receivable,
         created_at, updated_at)
       select '${combined}!', account_id, mode, partner, ordinal + 100000, 1, 'failed', amount, bank_code,
         bank_name, account_name, account_number_sealed, account_last4, 0, created_at, updated_at
       from combined_payout where id = '${combined}'`,
    verifier: 'combined_payout_unknown',
    auditor: 'combined_payout unknown',
    about: (m) => `${m.combined}!`,
  },
];

const idOfFunded: Of = (m) => m.funded;
const idOfReleased: Of = (m) => m.released;
const idOfRefunded: Of = (m) => m.refunded;

const checkoutCases: readonly RowCase[] = [
  altered('a buyer’s key', 'checkout', "customer_key = 'thief@example.com'", idOfFunded),
  altered('a seller’s key', 'checkout', "seller_key = 'thief@example.com'", idOfFunded),
  altered('the address of a checkout’s events', 'checkout', "callback_url = 'https://x.y'", idOfFunded),
  altered('when a checkout is released', 'checkout', 'auto_release_at = 1', idOfFunded),
  altered('when a checkout was made', 'checkout', 'created_at = created_at - 1', idOfFunded),
  altered('a row’s version', 'checkout', 'version = version + 1', idOfFunded),
  altered('why a refund was made', 'refund', "reason = 'other'", (m) => m.refund),
  ...contradicted('checkout', [
    ['a price', 'amount = amount - 1000', idOfReleased, 'event_amount', 'event_amount'],
    ['a status: funded to disputed', "status = 'disputed'", idOfFunded, 'dispute_count', 'disputes'],
    ['a status: released to refunded', "status = 'refunded'", idOfReleased, 'event_status', 'event_status'],
    ['a status: refunded to expired', "status = 'expired'", idOfRefunded, 'event_status', 'event_status'],
    [
      'a status: funded to released, with money held',
      "status = 'released'",
      idOfFunded,
      'status_amounts',
      'status',
    ],
  ]),
  missing('a dispute that disappears', 'dispute', (m) => m.dispute, ofDisputed),
  altered('who opened a dispute', 'dispute', "opened_by = 'seller'", (m) => m.dispute, ofDisputed),
  missing('a checkout that disappears', 'checkout', idOfFunded),
];

const idOfEvent: Of = (m) => m.event;

const eventCases: readonly RowCase[] = [
  altered('an event’s type', 'event', "type = 'escrow.accepted'", idOfEvent),
  altered('an event’s body', 'event', `extras_json = '{"other":1}'`, idOfEvent),
  altered('an event’s metadata', 'event', `metadata_json = '{"other":1}'`, idOfEvent),
  altered('an event’s actor', 'event', "actor_kind = 'buyer'", idOfEvent),
  altered('an event’s time', 'event', 'at = at - 1', idOfEvent),
  ...contradicted('event', [
    ['an event’s amount', 'amount = amount + 1', idOfEvent, 'event_amount', 'event_amount', idOfFunded],
    ['an event’s status', "status = 'released'", idOfEvent, 'event_status', 'event_status', idOfFunded],
  ]),
  {
    what: 'an event that nobody caused',
    sql: ({ funded, event }) =>
      `insert into event (position, id, type, checkout_id, account_id, mode, reference, sequence, status,
         amount, currency, actor_kind, actor_via, at, extras_json)
       select position + 1000000, '${event}!', type, checkout_id, account_id, mode, reference, sequence + 1,
         status, amount, currency, actor_kind, actor_via, at, extras_json
       from event where id = '${event}';
       update checkout set sequence = sequence + 1 where id = '${funded}'`,
    verifier: 'event_unknown',
    auditor: 'event unknown',
    about: (m) => `${m.event}!`,
  },
  {
    what: 'two events of one change that change places',
    sql: ({ refunded }) =>
      `update event set sequence = 1000 - sequence where checkout_id = '${refunded}' and sequence in (1, 2);
       update event set sequence = sequence - 997
       where checkout_id = '${refunded}' and sequence in (998, 999)`,
    verifier: 'event_numbers',
    auditor: 'event numbers',
    about: (m) => m.secondEvent,
  },
];

const creditCases: readonly RowCase[] = [
  {
    what: 'two credits’ partner ids',
    sql: ({ credits: [left, right] }) =>
      `create table swapped as select id, partner_credit_id from credit where id in ('${left}', '${right}');
       update credit set partner_credit_id = id where id in ('${left}', '${right}');
       update credit set partner_credit_id = (select partner_credit_id from swapped where id = '${right}')
         where id = '${left}';
       update credit set partner_credit_id = (select partner_credit_id from swapped where id = '${left}')
         where id = '${right}';
       drop table swapped`,
    verifier: 'credit_altered',
    auditor: 'credit altered',
    about: ({ credits }) => credits[0],
  },
  {
    what: 'the checkouts of two credits of the same amount',
    sql: ({ credits: [left, right], funded, released }) =>
      `update credit set checkout_id = '${released}' where id = '${left}';
       update credit set checkout_id = '${funded}' where id = '${right}'`,
    verifier: 'credit_virtual_account',
    auditor: 'credit_owner',
    about: ({ credits }) => credits[0],
  },
  altered('who paid', 'credit', "payer_name = 'Other'", (m) => m.credits[0]),
  {
    what: 'a virtual account given to another escrow',
    sql: ({ virtualAccount, released }) =>
      `update virtual_account set checkout_id = '${released}'
       where partner_reference = '${virtualAccount}'`,
    verifier: 'checkout_virtual_account',
    auditor: 'virtual_account',
    about: (m) => m.funded,
  },
  {
    what: 'a virtual account’s number',
    sql: ({ funded }) => `update virtual_account set account_number = '1' where checkout_id = '${funded}'`,
    verifier: 'virtual_account_owner',
    auditor: 'virtual_account',
    about: (m) => m.virtualAccount,
  },
  {
    what: 'a virtual account that disappears, though its checkout has another',
    sql: ({ funded, virtualAccount }) =>
      `insert into virtual_account
       select '${virtualAccount}!', partner, account_id, mode, checkout_id, attempt, amount,
         account_number, bank_name, opened_at, expires_at, next_poll_at, poll_count, account_name
       from virtual_account where checkout_id = '${funded}';
       delete from virtual_account
       where checkout_id = '${funded}' and partner_reference <> '${virtualAccount}!'`,
    verifier: 'virtual_account_missing',
    auditor: 'virtual_account missing',
    about: (m) => m.virtualAccount,
  },
];

/** A case whose first kept answer does not fit its key. */
function keptAnswer(what: string, change: (keys: Market['keys']) => string): RowCase {
  return {
    what: `a kept answer ${what}`,
    sql: ({ keys }) => `update idempotency set ${change(keys)} where key = '${keys[0]}'`,
    verifier: 'kept_answer_altered',
    auditor: 'kept_answer',
    about: ({ keys }) => keys[0],
  };
}

/** Kobo. One sum shows both. */
const feeOfAttempt = 700;
const feeOfCredit = 900;

const bookCases: readonly RowCase[] = [
  {
    what: 'a movement’s account',
    sql: ({ released }) =>
      `update movement set account_id = 'other' where debit_account = 'escrow:${released}'`,
    verifier: 'movement_owner',
    auditor: 'movement ',
    about: () => 'of another account',
  },
  {
    what: 'fees under a made-up change',
    sql: ({ account, funded }) =>
      `insert into change (id, account_id, mode, at, token)
       values ('${funded}!', '${account}', 'test', 1, 't');
       insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at)
       values ('${funded}!', 0, 'test', '${account}', 'partner_fees', 'bank:sandbox:test', 500, 1)`,
    verifier: 'partner_fees',
    auditor: 'account partner_fees',
    about: () => '500',
  },
  {
    what: 'an attempt’s fee',
    sql: ({ sold }) => `update attempt set fee = ${feeOfAttempt} where object_id = '${sold.payout}'`,
    verifier: 'partner_fees',
    auditor: 'account partner_fees',
    about: () => String(feeOfAttempt + feeOfCredit),
  },
  altered('a credit’s fee', 'credit', `fee = ${feeOfCredit}`, (m) => m.credits[0]),
  altered('a settlement’s amount', 'partner_settlement', 'amount = 1700', (m) => m.settlement),
  missing('a settlement that disappears', 'partner_settlement', (m) => m.settlement),
  {
    what: 'a settlement’s partner',
    sql: ({ settlement }) => `update partner_settlement set partner = 'other' where id = '${settlement}'`,
    verifier: 'settlement_partner',
    auditor: 'partner other',
    about: () => 'other',
  },
  {
    what: 'a live pair of movements for a made-up id',
    sql: ({ account, funded }) =>
      `insert into change (id, account_id, mode, at, token)
       values ('${funded}!', '${account}', 'live', 1, 't');
       insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at)
       values ('${funded}!', 0, 'live', '${account}', 'receivable:${funded}!', 'bank:sandbox:live', 500, 1),
         ('${funded}!', 1, 'live', '${account}', 'bank:sandbox:live', 'receivable:${funded}!', 500, 1)`,
    verifier: 'receivable_unowned',
    auditor: 'account receivable:',
    about: ({ funded }) => `receivable:${funded}!`,
  },
  {
    what: 'a change from before the evidence that nobody made',
    sql: ({ account, funded }) =>
      `insert into change (id, account_id, mode, at, token)
       values ('${funded}!', '${account}', 'test', 1, 't')`,
    verifier: 'unrecorded_changes',
    auditor: 'unrecorded',
    about: () => 'are there',
  },
  keptAnswer(
    'in another key’s place',
    ([, right]) => `body_sealed = (select i.body_sealed from idempotency i where i.key = '${right}')`,
  ),
  keptAnswer('with another status', () => 'status = 409'),
];

export const rowCases: readonly RowCase[] = [
  ...accountCases,
  ...combinedCases,
  ...checkoutCases,
  ...eventCases,
  ...creditCases,
  ...bookCases,
];
