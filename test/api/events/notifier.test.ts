import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pauses } from '../../../server/src/features/events/pauses.js';
import { EventNotifier } from '../../../server/src/ports/event-notifier.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';

describe('the pauses of a stream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = new AbortController().signal;

  /** Returns the length of the next pause on the fake clock. */
  async function lengthMs(pauses: Pauses, closed = open): Promise<number> {
    const beganAt = Date.now();
    const over = pauses.next(closed);
    await vi.advanceTimersToNextTimerAsync();
    await over;
    return Date.now() - beganAt;
  }

  it('end soon after a notification of the account, and grow again without one', async () => {
    const notifier = new EventNotifier();
    const pauses = new Pauses(notifier, 'ours', 1_000);
    expect(await lengthMs(pauses)).toBe(1_000);
    notifier.notify('ours');
    const lengths = [];
    for (let count = 0; count < 8; count += 1) lengths.push(await lengthMs(pauses));
    expect(lengths).toEqual([100, 200, 400, 800, 1_000, 1_000, 1_000, 1_000]);
    notifier.notify("another's");
    expect(await lengthMs(pauses)).toBe(1_000);
  });

  it('are cut short by the first of many notifications; later ones do not delay that', async () => {
    const notifier = new EventNotifier();
    const pauses = new Pauses(notifier, 'ours', 1_000);
    const beganAt = Date.now();
    const over = pauses.next(open);
    await vi.advanceTimersByTimeAsync(500);
    notifier.notify('ours');
    await vi.advanceTimersByTimeAsync(60);
    notifier.notify('ours');
    await vi.advanceTimersByTimeAsync(40);
    await over;
    expect(Date.now() - beganAt).toBe(600);
  });

  it('end when the reader closes, with no notification after that', async () => {
    const notifier = new EventNotifier();
    const pauses = new Pauses(notifier, 'ours', 1_000);
    const reader = new AbortController();
    const over = pauses.next(reader.signal);
    reader.abort();
    await over;
    pauses.close();
    notifier.notify('ours');
    await pauses.next(reader.signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});

forEachDatabase((engine, freshDatabase) => {
  describe(`the notifier on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    it('notifies the account whose escrow changes, and no other', async () => {
      const { eventNotifier } = service.deps.services;
      const other = await service.newMerchant();
      let [ours, others] = [0, 0];
      const leave = [
        eventNotifier.subscribe(service.accountId, () => {
          ours += 1;
        }),
        eventNotifier.subscribe(other.accountId, () => {
          others += 1;
        }),
      ];
      await TestEscrow.funded(service);
      for (const each of leave) each();
      expect([ours > 0, others]).toEqual([true, 0]);
      const before = ours;
      await TestEscrow.funded(service);
      expect(ours).toBe(before);
    });
  });
});
