import { expect, test } from 'vitest';
import { loadEscrow } from '../../../server/src/features/checkouts/load.js';
import { subjectOf } from '../../../server/src/pipeline/admit.js';
import { accountTime, systemContext } from '../../../server/src/pipeline/context.js';
import { execute } from '../../../server/src/pipeline/execute.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, defined, price, type World } from './world.js';

/** Repeats a refund under a key; in the torn reading a commit comes between escrow and refunds. */
async function repeatTorn({ services, accountId }: World, id: string, key: string | null, torn = 1) {
  const time = await accountTime(services, accountId, 'test');
  const context = systemContext(services, time, `suite:${services.newId()}`);
  let reads = 0;
  const read = async () => {
    const whole = defined(await loadEscrow(services.store, id));
    return ++reads === torn ? { ...whole, refunds: [] } : whole;
  };
  const reply = await execute(services, {
    subject: subjectOf(read),
    command: {
      decide: (after) => ({ kind: 'repeat', after }),
      present: ({ refunds }) => refunds.map(({ amount }) => amount),
    },
    context,
    key: key === null ? null : keyOf(accountId, key),
  });
  return { reply, reads };
}

function keyOf(accountId: string, key: string) {
  return {
    accountId,
    mode: 'test' as const,
    key,
    fingerprint: 'the same request',
    success: (body: unknown) => ({ status: 200, body: JSON.stringify(body) }),
    refusal: () => null,
  };
}

forEachStore((_engine, open) => {
  test('what is kept of a repeat is never a mixture of two states', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    await world.fund(id);
    await world.act(id, { command: 'refund', amount: null, reason: null });
    const { reply, reads } = await repeatTorn(world, id, 'k-1');
    expect(reply).toMatchObject({ kind: 'bytes', answer: { body: JSON.stringify([price]) } });
    expect(reads).toBe(3);
    const second = await repeatTorn(world, id, 'k-2', 2);
    expect(second.reply).toMatchObject({ answer: { body: JSON.stringify([price]) } });
    expect(second.reads).toBe(4);
    const again = await repeatTorn(world, id, 'k-1');
    expect(again.reply).toMatchObject({ answer: { body: JSON.stringify([price]) } });
    // Without a key nothing is kept, and the next read shows what is so.
    expect((await repeatTorn(world, id, null)).reads).toBe(1);
  });
});
