import type { SoldEscrow } from '../stories.js';

export interface Case {
  what: string;
  /** SQL that somebody runs on the database behind the server's back. */
  sql: (sold: SoldEscrow) => string;
  /** The verifier's code, and text of the verifier's and the auditor's findings. */
  code: string;
  verifier: (sold: SoldEscrow) => string;
  auditor: (sold: SoldEscrow) => string;
}

/** Tamperings that movements, rows or events contradict without the recorded hashes. */
export const bookCases: readonly Case[] = [
  {
    what: 'a movement’s amount',
    sql: ({ escrow }) =>
      `update movement set amount = 90001 where credit_account = 'escrow:${escrow}' and amount = 90000`,
    code: 'checkout_amount_held',
    verifier: ({ escrow }) => `escrow ${escrow}: the row says 150000 kobo are held, the movements say 150001`,
    auditor: ({ escrow }) => `escrow ${escrow}: amount_held is 150000, but the postings make it 150001`,
  },
  {
    what: 'a movement that disappears',
    sql: ({ payout }) => `delete from movement where debit_account = 'payout:${payout}'`,
    code: 'transfer_paid',
    verifier: ({ payout }) => `payout ${payout}: its attempts say 100000 kobo were paid, the movements say 0`,
    auditor: ({ payout }) => `payout ${payout}: its attempts have paid 100000, but the postings make it 0`,
  },
  {
    what: 'a payment posted twice',
    sql: ({ payout }) =>
      `insert into movement
       select change_id, n + 1, mode, account_id, debit_account, credit_account, amount, at from movement
       where debit_account = 'payout:${payout}'`,
    code: 'transfer_paid',
    verifier: ({ payout }) =>
      `payout ${payout}: its attempts say 100000 kobo were paid, the movements say 200000`,
    auditor: ({ payout }) => `account payout:${payout}: it has fallen to -100000`,
  },
  {
    what: 'a balance',
    sql: ({ escrow }) => `update ledger_account set balance = 140000 where id = 'escrow:${escrow}'`,
    code: 'account_balance',
    verifier: ({ escrow }) =>
      `account escrow:${escrow}: its balance says 140000 kobo, the movements say 150000`,
    auditor: ({ escrow }) =>
      `account escrow:${escrow}: its balance is 140000, but the postings make it 150000`,
  },
  {
    what: 'an escrow’s amount_held',
    sql: ({ escrow }) => `update checkout set amount_held = 160000 where id = '${escrow}'`,
    code: 'checkout_amount_held',
    verifier: ({ escrow }) => `escrow ${escrow}: the row says 160000 kobo are held, the movements say 150000`,
    auditor: ({ escrow }) => `escrow ${escrow}: amount_held is 160000, but the postings make it 150000`,
  },
  {
    what: 'what an escrow has released and received',
    sql: ({ escrow }) =>
      `update checkout set amount_released = 90000, amount_received = 240000 where id = '${escrow}'`,
    code: 'checkout_amount_released',
    verifier: ({ escrow }) =>
      `escrow ${escrow}: the row says 90000 kobo were released, the movements say 100000`,
    auditor: ({ escrow }) => `escrow ${escrow}: amount_released is 90000, but the postings make it 100000`,
  },
  {
    what: 'an event in the middle that disappears',
    sql: ({ escrow }) => `delete from event where checkout_id = '${escrow}' and sequence = 2`,
    code: 'event_missing',
    verifier: ({ escrow }) => `escrow ${escrow}: event 2 of 6 is missing`,
    auditor: ({ escrow }) => `escrow ${escrow}: event 2 of 6 is missing`,
  },
  {
    what: 'the last event that disappears',
    sql: ({ escrow }) => `delete from event where checkout_id = '${escrow}' and sequence = 6`,
    code: 'event_missing',
    verifier: ({ escrow }) => `escrow ${escrow}: event 6 of 6 is missing`,
    auditor: ({ escrow }) => `escrow ${escrow}: event 6 of 6 is missing`,
  },
  {
    what: 'a payout’s amount',
    sql: ({ payout }) => `update payout set amount = 95000 where id = '${payout}'`,
    code: 'transfer_amount',
    verifier: ({ payout }) => `payout ${payout}: the row says 95000 kobo, the movements say 100000`,
    auditor: ({ payout }) => `payout ${payout}: amount is 95000, but the postings make it 100000`,
  },
  {
    what: 'a payout said to be owed that was paid',
    sql: ({ payout }) => `update payout set status = 'pending' where id = '${payout}'`,
    code: 'transfer_owed',
    verifier: ({ payout }) => `payout ${payout}: it is pending, so 100000 kobo are owed; the movements say 0`,
    auditor: ({ payout }) =>
      `payout ${payout}: it is pending and should owe 100000, but the postings make it 0`,
  },
  {
    what: 'a credit’s parts',
    sql: ({ credit }) =>
      `update credit set amount_applied = 150000, amount_excess = 60000 where id = '${credit}'`,
    code: 'credit_excess',
    verifier: ({ credit }) => `credit ${credit}: 60000 kobo of it are excess, its refunds say 50000`,
    auditor: ({ credit }) => `credit ${credit}: amount_excess is 60000, but the postings make it 50000`,
  },
  {
    what: 'an account that disappears',
    sql: ({ payout }) => `delete from ledger_account where id = 'payout:${payout}'`,
    code: 'account_not_opened',
    verifier: ({ payout }) => `account payout:${payout}: money moved on it, but it was never opened`,
    auditor: ({ payout }) => `account payout:${payout}: it was used and never opened`,
  },
  {
    what: 'an account that belongs to nobody',
    sql: () => "insert into ledger_account (id, balance) values ('escrow:nobody', 0)",
    code: 'account_unowned',
    verifier: () => 'account escrow:nobody: it belongs to nothing',
    auditor: () => 'account escrow:nobody: nothing owns it',
  },
  {
    what: 'a change that disappears',
    sql: ({ escrow }) =>
      `delete from change
       where id in (select change_id from movement where debit_account = 'escrow:${escrow}')`,
    code: 'change_missing',
    verifier: ({ escrow, payout }) => `it moved money from escrow:${escrow} to payout:${payout}, but is not`,
    auditor: () => ': the change is not recorded',
  },
];
