import { describe, expect, it } from 'vitest';
import { CallQueue, type Priority } from './call-queue.js';
import { steppingClock } from './testing/stepping-clock.js';
import { TokenBucket } from './token-bucket.js';

const endOfTime = Number.MAX_SAFE_INTEGER;

function queueOf(burst: number) {
  const clock = steppingClock();
  const bucket = new TokenBucket({ burst, perSecond: 1 }, clock.now());
  return { clock, bucket, queue: new CallQueue(bucket, clock) };
}

describe('The queue of outgoing calls', () => {
  it('lets money through before look-ups, and those before the rest', async () => {
    const { clock, queue } = queueOf(1);
    const left: string[] = [];
    const ask = (priority: Priority, name: string) =>
      queue.pass(priority, endOfTime).then(() => left.push(name));
    const all = [
      ask('other', 'first'),
      ask('other', 'bank list'),
      ask('look_up', 'look-up 1'),
      ask('money', 'transfer'),
      ask('look_up', 'look-up 2'),
    ];
    await clock.run(Promise.all(all));
    expect(left).toEqual(['first', 'transfer', 'look-up 1', 'look-up 2', 'bank list']);
  });

  it('refuses at once what the limit would let through too late', async () => {
    const { clock, bucket, queue } = queueOf(1);
    bucket.learn({ remaining: 0, resetMs: 7_000, retryAfterMs: null, isExceeded: true }, clock.now());
    expect(await queue.pass('money', clock.now() + 6_000)).toBe(false);
    expect(await clock.run(queue.pass('money', clock.now() + 8_000))).toBe(true);
  });

  it('refuses later what a pause overtook while it waited', async () => {
    const { clock, bucket, queue } = queueOf(1);
    await queue.pass('look_up', endOfTime);
    const waiting = queue.pass('look_up', clock.now() + 2_000);
    bucket.learn({ remaining: 0, resetMs: 9_000, retryAfterMs: null, isExceeded: true }, clock.now());
    expect(await clock.run(waiting)).toBe(false);
  });
});
