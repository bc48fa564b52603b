import { type Check, check, type Difference, isKind, netOf } from '../check.js';

const owners = ['escrow', 'payout', 'refund', 'credit'];

const ownedAccounts = (tables: readonly string[]) =>
  tables.map((table) => `select '${table}:' || id as id from ${table}`).join(' union all ');

/** Assets and expenses are sums of movements and are never opened. */
const isUnopened = (account: string) =>
  `${isKind(account, 'bank:')} or ${isKind(account, 'receivable:')}
   or ${account} in ('partner_fees', 'loss')`;

/** Every account's balance, and that every account is somebody's. */
export const balanceChecks: readonly Check[] = [
  check<Difference>(
    `select * from (
       select id, balance as says, ${netOf('ledger_account.id')} as posted from ledger_account
     ) compared
     where says <> posted or posted < 0 order by id`,
    ({ id, says, posted }) =>
      says === posted
        ? `account ${id}: its balance has fallen to ${posted} kobo`
        : `account ${id}: its balance says ${says} kobo, the movements say ${posted}`,
  ),
  check<{ id: string }>(
    `select id from (
       select debit_account as id from movement union select credit_account from movement
     ) used where not (${isUnopened('id')}) except select id from ledger_account order by id`,
    ({ id }) => `account ${id}: money moved on it, but it was never opened`,
  ),
  check<{ id: string }>(
    `select id from ledger_account except select id from (${ownedAccounts(owners)}) owned order by id`,
    ({ id }) => `account ${id}: it belongs to nothing`,
  ),
  check<{ id: string }>(
    `${ownedAccounts(['escrow', 'payout', 'refund'])}
     union all select 'credit:' || id from credit where escrow_id is null
     except select id from ledger_account order by id`,
    ({ id }) => `account ${id}: it was never opened`,
  ),
];
