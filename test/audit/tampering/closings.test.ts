import { afterEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { forEachDatabase } from '../../harness/databases.js';
import { audit } from '../audit.js';
import { expire, leaveUnused, secretKey } from '../expiring.js';
import { Shop } from '../shop.js';
import { sellOnce } from '../stories.js';
import { seal } from './market.js';
import { tamper } from './tamper.js';

interface Case {
  what: string;
  /** Tampers after the test data of `closed` was removed; `other` still has its own. */
  sql: (closed: string, other: string) => string;
  verifier: string;
  auditor: string;
}

const columns = `account_id, mode, version, n, through_position, through_block, change_count, change_bytes,
  movement_count, sums_json, changes_hash, begun_at, closed_at`;

/** A closing record that nobody made, copied from the one of `closed`. */
const forge = (account: string, mode: string, position: string, n = 1) =>
  `insert into test_closing (id, ${columns})
   select 'forged', '${account}', '${mode}', 2, ${n}, ${position}, through_block, change_count, change_bytes,
     movement_count, sums_json, changes_hash, begun_at, closed_at from test_closing`;

const cases: readonly Case[] = [
  {
    what: 'a deletion without a closing record',
    sql: (_, other) => `delete from virtual_account where account_id = '${other}'`,
    verifier: 'virtual_account_missing',
    auditor: 'virtual_account missing',
  },
  {
    what: 'a deletion under a closing record that nobody made',
    sql: (_, other) => `${forge(other, 'test', '(select max(position) from change)')};
      delete from virtual_account where account_id = '${other}'`,
    verifier: 'test_closing_unknown',
    auditor: 'test_closing unknown',
  },
  {
    what: 'that such a record does not fit its changes',
    sql: (_, other) => forge(other, 'test', '(select max(position) from change)'),
    verifier: 'closing_altered',
    auditor: 'closing',
  },
  {
    what: 'a closing record of live mode',
    sql: (closed) => forge(closed, 'live', 'through_position', 2),
    verifier: 'closing_altered',
    auditor: 'closing',
  },
  {
    what: 'a closing record that was opened again',
    sql: () => 'update test_closing set closed_at = null',
    verifier: 'test_closing_altered',
    auditor: 'test_closing altered',
  },
  {
    what: 'the sums of a closing record',
    sql: () => `update test_closing set sums_json = '{}'`,
    verifier: 'test_closing_altered',
    auditor: 'test_closing altered',
  },
  {
    what: 'how many changes a closing record closed',
    sql: () => 'update test_closing set change_count = change_count + 1',
    verifier: 'closing_altered',
    auditor: 'closing',
  },
  {
    what: 'a closing record that reaches further',
    sql: () => 'update test_closing set through_position = through_position + 1000000',
    verifier: 'closing_altered',
    auditor: 'closing',
  },
  {
    what: 'a closing record that disappears',
    sql: () => 'delete from test_closing',
    verifier: 'test_closing_missing',
    auditor: 'test_closing missing',
  },
  {
    what: 'a closed change that disappears',
    sql: (closed) => `delete from change where id = (select min(id) from change
      where account_id = '${closed}' and mode = 'test' and author <> 'service:expiry')`,
    verifier: 'chain_broken',
    auditor: 'chain',
  },
  {
    what: 'what a closed change says',
    sql: (closed) => `update change set rows_json = '[]' where account_id = '${closed}'
      and mode = 'test' and author <> 'service:expiry'`,
    verifier: 'closing_altered',
    auditor: 'closing',
  },
  {
    what: 'a live change that is called one of test mode, to hide it in a closing',
    sql: (closed) => `update change set mode = 'test' where account_id = '${closed}' and mode = 'live'`,
    verifier: 'closing_altered',
    auditor: 'closing',
  },
  {
    what: 'a movement that is put back',
    sql: (closed) => `insert into movement (change_id, n, mode, account_id, debit_account, credit_account,
        amount, at)
      select id, 0, 'test', account_id, 'bank:operator:test', 'bank:sandbox:test', 500, at from change
      where id = (select min(id) from change where account_id = '${closed}' and mode = 'test'
        and author <> 'service:expiry')`,
    verifier: 'movement_not_removed',
    auditor: 'closing',
  },
];

forEachDatabase((engine, freshDatabase) => {
  describe(`Closed test data on ${engine}`, () => {
    const shops: Shop[] = [];
    afterEach(async () => {
      for (const shop of shops.splice(0)) await shop.close();
    });

    it.each(cases)('shows $what to the verifier and to the auditor', async (one) => {
      const closed = await Shop.open(await freshDatabase());
      const other = await Shop.open(closed.databaseUrl);
      shops.push(closed, other);
      await sellOnce(closed);
      await sellOnce(other);
      await seal(closed);
      await leaveUnused(closed);
      await expire(closed);
      await seal(closed);
      await tamper(closed.databaseUrl, one.sql(closed.accountId, other.accountId));
      const { discrepancies } = await verifyLedger(closed.deps.services);
      const verified = discrepancies.map(({ code, words }) => `${code}: ${words}`);
      const prefixed = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}: `));
      expect(verified).toContainEqual(prefixed(one.verifier));
      expect(await audit(closed.databaseUrl, secretKey)).toContainEqual(prefixed(one.auditor));
    });
  });
});
