import pino from 'pino';
import { expect, it } from 'vitest';
import { PartnerUnavailable } from '../../../ports/bank.js';
import { createMonnify } from './index.js';

it('a list that repeats its first page is not taken for a whole one', async () => {
  const row = { transactionReference: 'MNFY|1', createdOn: '2026-11-20T10:00:00.000+0000', completed: false };
  const answers: Readonly<Record<string, unknown>> = {
    '/api/v1/auth/login': { accessToken: 'token', expiresIn: 3_600 },
    '/api/v1/transactions/search': { content: [row], last: false },
  };
  const bank = createMonnify({
    apiKey: 'MK_PROD_KEYKEY',
    secretKey: 'secretsecretsecret',
    contractCode: '0102345678',
    accountNumber: '3934178936',
    log: pino({ level: 'silent' }),
    transport: {
      send: async ({ path }) => {
        const responseBody = answers[path.split('?')[0] ?? ''];
        const body = JSON.stringify({ requestSuccessful: true, responseBody });
        return { kind: 'answered', status: 200, headers: {}, body };
      },
      close: async () => {},
    },
  });
  const read = async () => {
    for await (const _ of bank.records(0));
  };
  await expect(read()).rejects.toThrow(PartnerUnavailable);
  await expect(read()).rejects.toThrow('repeats a page');
});
