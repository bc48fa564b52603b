import { operations } from '@escrow-checkout/contract';
import { describe, expect, it, test } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Answer, type Service, startService } from '../../harness/service.js';
import { createRandom } from '../../simulation/random.js';
import { type Made, nextRequest, type RandomRequest, sandboxRows } from './random-requests.js';

/** `SANDBOX_SEED` chooses other requests; later ones also depend on what the worker did in between. */
const seed = Number(process.env.SANDBOX_SEED ?? 20_261_122);
const requestCount = 250;
/** Some requests are sent at once. */
const atOnceMax = 3;

function send(service: Service, { method, path, body, key }: RandomRequest): Promise<Answer> {
  const headers: Record<string, string> = key === null ? {} : { 'Idempotency-Key': key };
  return service.call(method, path, { ...(body !== undefined && { body }), headers });
}

/** Notes what an answer names, for later requests. */
function note(made: Made, { path }: RandomRequest, { status, body }: Answer): void {
  if (status !== 200) return;
  if (path === '/escrow/initiate') made.escrows.push(body.reference);
  if (path === '/charge') made.charges.push(body.reference);
  if (typeof body.account_number === 'string') made.accountNumbers.push(body.account_number);
  for (const kind of ['payouts', 'refunds'] as const) {
    for (const { id } of body[kind] ?? []) if (!made[kind].includes(id)) made[kind].push(id);
  }
}

async function play(service: Service): Promise<Map<string, number>> {
  const random = createRandom(seed);
  const made: Made = { escrows: [], charges: [], accountNumbers: [], payouts: [], refunds: [] };
  const sent: RandomRequest[] = [];
  const statuses = new Map<string, number>();
  while (sent.length < requestCount) {
    const count = random.chance(0.2) ? 1 + random.below(atOnceMax) : 1;
    const requests = Array.from({ length: count }, () => nextRequest(random, made, sent));
    const answers = await Promise.all(requests.map((request) => send(service, request)));
    for (const [index, answer] of answers.entries()) {
      const request = requests[index] as RandomRequest;
      const exchange = `${request.method} ${request.path} ${JSON.stringify(request.body)}: ${answer.text}`;
      expect(answer.status, `${exchange} (SANDBOX_SEED=${seed})`).not.toBe(500);
      note(made, request, answer);
      const group = `${Math.floor(answer.status / 100)}xx`;
      statuses.set(group, (statuses.get(group) ?? 0) + 1);
    }
    sent.push(...requests);
  }
  return statuses;
}

test('every operation of the sandbox has a row', () => {
  expect(Object.keys(sandboxRows).toSorted()).toEqual(Object.keys(operations.sandbox).toSorted());
});

forEachDatabase((engine, freshDatabase) => {
  describe(`requests to the sandbox at random, on ${engine}`, { timeout: 120_000 }, () => {
    it(`leave a sound ledger (SANDBOX_SEED=${seed})`, async () => {
      const service = await startService(await freshDatabase());
      try {
        const statuses = await play(service);
        expect(statuses.get('2xx') ?? 0).toBeGreaterThan(requestCount / 4);
        expect(statuses.get('4xx') ?? 0).toBeGreaterThan(0);
        await expectSoundLedger(service);
      } finally {
        await service.stop();
      }
    });
  });
});
