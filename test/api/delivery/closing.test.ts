import { expect, it } from 'vitest';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { closingObstacles } from '../../../server/src/features/accounts/close.js';
import { forEachDatabase } from '../../harness/databases.js';
import { startService } from '../../harness/service.js';
import { rawStatement } from '../../store/fixtures.js';

forEachDatabase((_engine, freshDatabase) => {
  it('an account stays open while carriage is owed, either way, or reserved', async () => {
    const service = await startService(await freshDatabase());
    const { store } = service.deps.services;
    const { accountId } = service;
    const run = (sql: string) => store.transact([anyRows(rawStatement(sql), {})]);
    const keptOpen: string[][] = [];
    await run(`insert into carriage (account_id, mode, version, amount_owed, amount_reserved, updated_at)
      values ('${accountId}', 'live', 1, 0, 0, 0)`);
    for (const [owed, reserved] of [
      [0, 0],
      [5, 0],
      [-5, 0],
      [0, 5],
    ]) {
      await run(`update carriage set amount_owed = ${owed}, amount_reserved = ${reserved}
        where account_id = '${accountId}' and mode = 'live'`);
      keptOpen.push(await closingObstacles(service.deps.services, accountId));
    }
    expect(keptOpen).toEqual([[], ['carriage'], ['carriage'], ['carriage']]);
    await service.stop();
  });
});
