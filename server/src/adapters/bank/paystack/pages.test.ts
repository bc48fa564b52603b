import pino from 'pino';
import { expect, it } from 'vitest';
import { PartnerUnavailable } from '../../../ports/bank.js';
import { createPaystack } from './index.js';

it('a list that repeats its first page is not taken for a whole one', async () => {
  const body = JSON.stringify({ status: true, message: 'ok', data: [{ id: 1, status: 'abandoned' }] });
  const bank = createPaystack({
    secretKey: 'sk_live_secret',
    log: pino({ level: 'silent' }),
    transport: {
      send: async () => ({ kind: 'answered', status: 200, headers: {}, body }),
      close: async () => {},
    },
  });
  const read = async () => {
    for await (const _ of bank.records(0));
  };
  await expect(read()).rejects.toThrow(PartnerUnavailable);
  await expect(read()).rejects.toThrow('repeats a page');
});
