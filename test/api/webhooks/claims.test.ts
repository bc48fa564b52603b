import { signWebhook } from '@escrow-checkout/sdk/testing';
import {
  type ClaimStore,
  fetchWebhook,
  memoryClaims,
  type WebhookHandler,
} from '@escrow-checkout/sdk/webhooks';
import { describe, expect, it } from 'vitest';

const secret = '0123456789abcdef'.repeat(4);
const funded = { event: 'escrow.funded', event_id: 'event-1', reference: 'ORD-1001' };

async function requestOf(event: { event: string }): Promise<Request> {
  const signed = await signWebhook(event, secret);
  return new Request('http://localhost/webhooks', { method: 'POST', ...signed });
}

describe('claims', () => {
  it('are taken once, and free again after release', async () => {
    const claims = memoryClaims();
    expect([await claims.claim('a'), await claims.claim('a'), await claims.claim('b')]).toEqual([
      true,
      false,
      true,
    ]);
    await claims.release('a');
    expect(await claims.claim('a')).toBe(true);
  });

  it('in memory are bounded: the oldest are forgotten', async () => {
    const claims = memoryClaims({ idsMax: 2 });
    for (const id of ['a', 'b', 'c']) await claims.claim(id);
    expect([await claims.claim('c'), await claims.claim('b'), await claims.claim('a')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(() => memoryClaims({ idsMax: 0 })).toThrow(RangeError);
  });

  const post = async (claims: ClaimStore, handler: WebhookHandler, event: { event: string } = funded) => {
    const errors: unknown[] = [];
    const receive = fetchWebhook(handler, { secret, claims, onError: (error) => errors.push(error) });
    const answer = await receive(await requestOf(event));
    return { status: answer.status, body: await answer.json(), errors };
  };

  it('that cannot be read refuse the event instead of handling it twice', async () => {
    const broken = { claim: () => Promise.reject(new Error('store down')), release: async () => {} };
    const { status, errors } = await post(broken, () => expect.fail('not without a claim'));
    expect([status, errors]).toMatchObject([500, [{ message: 'store down' }]]);
  });

  it('that cannot be released are reported with the earlier error', async () => {
    const stuck = { claim: async () => true, release: () => Promise.reject(new Error('store down')) };
    const { status, errors } = await post(stuck, () => Promise.reject(new Error('no stock')));
    expect(status).toBe(500);
    expect(errors).toMatchObject([{ errors: [{ message: 'no stock' }, { message: 'store down' }] }]);
  });

  it('are finished once the event is handled, and never after a failure', async () => {
    const calls: string[] = [];
    const claims = {
      claim: async () => true,
      finish: async (id: string) => void calls.push(`finish ${id}`),
      release: async (id: string) => void calls.push(`release ${id}`),
    };
    await post(claims, () => calls.push('handle'));
    await post(claims, () => Promise.reject(new Error('no stock')));
    expect(calls).toEqual(['handle', 'finish event-1', 'release event-1']);
  });

  it.each([
    ['later', () => Promise.reject(new Error('store down'))],
    [
      'at once',
      () => {
        throw new Error('store down');
      },
    ],
  ])('that cannot be finished, %s, are reported, and the event stays acknowledged', async (_, finish) => {
    const claims = {
      claim: async () => true,
      finish,
      release: () => expect.fail('what was handled is not released'),
    };
    const { status, body, errors } = await post(claims, () => {});
    expect([status, body]).toEqual([200, { code: 'handled' }]);
    expect(errors).toMatchObject([{ message: 'store down' }]);
  });

  it('are never made for an invalid delivery', async () => {
    const { event_id: _, ...nameless } = funded;
    const claims = { claim: () => expect.fail('not before the event is known'), release: async () => {} };
    expect(await post(claims, () => {}, nameless)).toMatchObject({
      status: 400,
      body: { code: 'event_malformed' },
    });
  });
});

describe('a repeat that arrives while the first is handled', () => {
  /** Delivers one event three times; the handler ends once all three were verified. */
  async function deliverThrice(end: () => void): Promise<{ codes: unknown[]; calls: number }> {
    let arrived = 0;
    let calls = 0;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const handler = async () => {
      calls++;
      await finished;
      end();
    };
    const receive = fetchWebhook(handler, {
      secret,
      claims: memoryClaims(),
      onError: () => {},
      // The event is read once verified; its claim is made before the next turn of the loop.
      get mode() {
        if (++arrived === 3) setImmediate(finish);
        return undefined;
      },
    });
    const answers = await Promise.all([1, 2, 3].map(async () => receive(await requestOf(funded))));
    return {
      codes: (await Promise.all(answers.map((one) => one.json() as Promise<{ code: string }>)))
        .map(({ code }) => code)
        .sort(),
      calls,
    };
  }

  it('is acknowledged when the first has succeeded, without being handled again', async () => {
    expect(await deliverThrice(() => {})).toEqual({ codes: ['duplicate', 'duplicate', 'handled'], calls: 1 });
  });

  it('is not acknowledged when the first fails', async () => {
    const { codes, calls } = await deliverThrice(() => {
      throw new Error('no stock');
    });
    expect({ codes, calls }).toEqual({ codes: Array(3).fill('handler_failed'), calls: 1 });
  });
});
