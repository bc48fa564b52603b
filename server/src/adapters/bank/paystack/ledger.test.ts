import pino from 'pino';
import { expect, it } from 'vitest';
import type { LedgerEntry } from '../../../ports/bank.js';
import { createPaystack } from './index.js';

it('an entry that moves to the next page while the ledger is read comes once', async () => {
  const row = (id: number) => ({ id, balance: -id, difference: -1, currency: 'NGN' });
  const pages = [[row(4), row(3)], [row(3), { ...row(9), currency: 'GHS' }, row(2)], [row(1)]];
  const meta = { pageCount: pages.length };
  let asked = 0;
  const bank = createPaystack({
    secretKey: 'sk_live_secret',
    log: pino({ level: 'silent' }),
    transport: {
      send: async () => {
        const body = JSON.stringify({ status: true, message: 'ok', data: pages[asked++], meta });
        return { kind: 'answered', status: 200, headers: {}, body };
      },
      close: async () => {},
    },
  });
  const entries: LedgerEntry[] = [];
  for await (const page of bank.ledger?.(0) ?? []) entries.push(...page);
  expect(entries).toEqual([4, 3, 2, 1].map((id) => ({ id: String(id), balance: -id, difference: -1 })));
});
