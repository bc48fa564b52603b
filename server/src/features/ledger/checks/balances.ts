import { type Check, check, type Difference, isKind, netOf } from '../check.js';

/** The accounts opened together with their payout, refund or checkout. */
const owned = ['payout', 'refund']
  .map((table) => `select '${table}:' || id as id from ${table}`)
  .concat("select kind || ':' || id as id from checkout")
  .join(' union all ');

/** Everything that can owe us money. */
const owners = ['checkout', 'credit', 'payout', 'combined_payout', 'refund']
  .map((table) => `select id from ${table}`)
  .join(' union all ');

/** Asset and expense accounts are sums of movements and have no row. */
const isUnopened = (account: string) =>
  `${isKind(account, 'bank:')} or ${isKind(account, 'receivable:')} or ${isKind(account, 'carrier:')}
   or ${isKind(account, 'carriage:')}
   or ${account} in ('partner_fees', 'loss')`;

/** The mode of an account's movements; an account without any has none. */
const modeOf = (account: string) =>
  `(select min(m.mode) from movement m where m.debit_account = ${account} or m.credit_account = ${account})`;

/** Checks every account's balance and that every account has an owner. */
export const balanceChecks: readonly Check[] = [
  check<Difference>(
    'account_balance',
    `select compared.*, ${modeOf('compared.id')} as mode from (
       select id, balance as says, ${netOf('ledger_account.id')} as posted from ledger_account
     ) compared
     where says <> posted or posted < 0 order by id`,
    ({ id, says, posted }) =>
      says === posted
        ? `account ${id}: its balance has fallen to ${posted} kobo`
        : `account ${id}: its balance says ${says} kobo, the movements say ${posted}`,
  ),
  check<{ id: string }>(
    'account_not_opened',
    `select id, ${modeOf('unopened.id')} as mode from (select id from (
       select debit_account as id from movement union select credit_account from movement
     ) used where not (${isUnopened('id')}) except select id from ledger_account) unopened order by id`,
    ({ id }) => `account ${id}: money moved on it, but it was never opened`,
  ),
  check<{ id: string }>(
    'account_unowned',
    `select id from ledger_account except select id from (
       ${owned} union all select 'credit:' || id as id from credit
     ) owned order by id`,
    ({ id }) => `account ${id}: it belongs to nothing`,
    'unknown',
  ),
  check<{ id: string }>(
    'account_missing',
    `${owned}
     union all select 'credit:' || id from credit where checkout_id is null and status <> 'rejected'
     except select id from ledger_account order by id`,
    ({ id }) => `account ${id}: it was never opened`,
    'unknown',
  ),
  check<{ id: string }>(
    'receivable_unowned',
    `select id, ${modeOf('unowned.id')} as mode from (
       select debit_account as id from movement where ${isKind('debit_account', 'receivable:')}
       except select 'receivable:' || id from (${owners}) owner
     ) unowned order by id`,
    ({ id }) => `account ${id}: nothing owns it`,
  ),
];
