import { expect, it } from 'vitest';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import {
  advanceClock,
  deferJob,
  finishing,
  finishJob,
  type LeasedJob,
  leaseMs,
  rescheduleJob,
} from '../../server/src/adapters/store/jobs.js';
import type { NewJob } from '../../server/src/domain/change.js';
import type { Store } from '../../server/src/ports/store.js';
import { claimAny } from '../harness/claims.js';
import { forEachStore } from '../harness/stores.js';
import { at, newChange, seedAccount } from './fixtures.js';

const ofAccount = { kind: 'escrow.release', accountId: 'account', mode: 'test' } as const;

forEachStore((_engine, open) => {
  let changes = 0;

  const enqueue = (store: Store, subject: string, dueAt: number, setAt = at) => {
    changes += 1;
    const job: NewJob = { ...ofAccount, subject, dueAt };
    return commitChange(store, newChange(`set:${changes}`, { at: setAt, jobs: [job] }));
  };

  const claim = (store: Store, now: number, token = 'token', limit = 10) =>
    claimAny(store, { now, limit, token });

  const openWith = async (...jobs: [subject: string, dueAt: number][]) => {
    const store = await open();
    await seedAccount(store);
    for (const [subject, dueAt] of jobs) await enqueue(store, subject, dueAt);
    return store;
  };

  it('claims what is due, the most overdue first, and no more than asked for', async () => {
    const store = await openWith(['c', at + 3], ['a', at + 1], ['b', at + 2], ['later', at + 9]);
    const first = await claim(store, at + 5, 'first', 2);
    expect(first.map(({ subject, attempts }) => [subject, attempts])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    const second = await claim(store, at + 5, 'second');
    expect(second.map(({ subject }) => subject)).toEqual(['c']);
  });

  it('gives a job to one worker only', async () => {
    const store = await openWith(...Array.from({ length: 40 }, (_, n): [string, number] => [`s${n}`, at]));
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_, worker) => claim(store, at, `worker-${worker}`, 10)),
    );
    const subjects = claimed.flat().map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(subjects).toHaveLength(40);
  });

  it('leases the job of a silent worker to another, and refuses what the first one reports', async () => {
    const store = await openWith(['a', at]);
    const [lost] = await claim(store, at, 'silent');
    expect(await claim(store, at + leaseMs - 1, 'early')).toEqual([]);
    const [job] = await claim(store, at + leaseMs, 'heir');
    expect(job).toMatchObject({ subject: 'a', leaseToken: 'heir', attempts: 2 });
    expect(lost && (await finishJob(store, lost))).toBe(false);
    expect(lost && (await rescheduleJob(store, lost, at + 1, 'late'))).toBe(false);
    expect(job && (await finishJob(store, job))).toBe(true);
    expect(await claim(store, at + 2 * leaseMs, 'late')).toEqual([]);
  });

  it('runs a rescheduled job at its new time, and keeps the reason', async () => {
    const store = await openWith(['a', at]);
    const [job] = await claim(store, at);
    expect(job && (await rescheduleJob(store, job, at + 500, 'partner down'))).toBe(true);
    expect(await claim(store, at + 499)).toEqual([]);
    expect(await claim(store, at + 500)).toMatchObject([{ lastError: 'partner down', attempts: 2 }]);
  });

  it('runs a deferred job at an account time, and refuses an offset that has passed', async () => {
    const store = await openWith(['a', at]);
    const [job] = await claim(store, at);
    if (!job) throw new Error('Nothing is due');
    const account = { accountId: 'account', clockOffsetMs: 0 };
    expect(await advanceClock(store, { ...account, deltaMs: 400, now: at })).toBe(true);
    expect(await deferJob(store, job, { ...account, dueAt: at + 500 })).toBe(false);
    const moved = { ...account, clockOffsetMs: 400, dueAt: at + 500 };
    expect(await deferJob(store, job, moved)).toBe(true);
    expect(await deferJob(store, job, moved), 'the lease is gone').toBe(false);
    expect(await claim(store, at + 99)).toEqual([]);
    expect(await claim(store, at + 100, 'heir')).toMatchObject([{ subject: 'a', attempts: 2 }]);
    // Another worker has it by now.
    expect(await deferJob(store, job, { ...account, clockOffsetMs: 400, dueAt: at + 900 })).toBe(false);
  });

  it('keeps one job per kind and subject, at the earlier time', async () => {
    const store = await openWith(['a', at + 100], ['a', at + 50], ['a', at + 200]);
    expect(await claim(store, at + 300)).toMatchObject([{ subject: 'a', runAt: at + 50 }]);
  });

  it('keeps a job that is enqueued while a worker runs the one before', async () => {
    const store = await openWith(['a', at]);
    const [job] = await claim(store, at);
    await enqueue(store, 'a', at + 700, at + 10);
    expect(job && (await finishJob(store, job))).toBe(false);
    expect(await claim(store, at + 699)).toEqual([]);
    expect(await claim(store, at + 700, 'next')).toMatchObject([{ subject: 'a', attempts: 1 }]);
  });

  it('deletes a job in the commit of what it did, unless that enqueues it again', async () => {
    const store = await openWith(['a', at], ['b', at]);
    const [a, b] = (await claim(store, at)) as [LeasedJob, LeasedJob];
    await commitChange(store, newChange('done'), { after: [finishing(a)] });
    const again: NewJob = { ...ofAccount, subject: 'b', dueAt: at + 700 };
    await commitChange(store, newChange('again', { at: at + 10, jobs: [again] }), { after: [finishing(b)] });
    expect(await claim(store, at + 2 * leaseMs)).toMatchObject([{ subject: 'b', runAt: at + 700 }]);
  });

  it('keeps a job whose change is not committed', async () => {
    const store = await openWith(['a', at]);
    const [job] = (await claim(store, at)) as [LeasedJob];
    const change = newChange('twice');
    await commitChange(store, change);
    expect(await commitChange(store, change, { after: [finishing(job)] })).toBe('lost_race');
    expect(await claim(store, at + leaseMs, 'next')).toMatchObject([{ subject: 'a', attempts: 2 }]);
  });

  it('turns account time into real time', async () => {
    const store = await openWith();
    const clockOffsetMs = 3_600_000;
    const job: NewJob = {
      kind: 'escrow.release',
      subject: 'x',
      accountId: 'account',
      mode: 'test',
      dueAt: at + clockOffsetMs,
    };
    await commitChange(store, newChange('offset', { clockOffsetMs, jobs: [job] }));
    expect(await claim(store, at)).toMatchObject([{ subject: 'x', runAt: at }]);
  });

  it('advances a test clock once, and with it the jobs that are not due yet', async () => {
    const store = await openWith(['past', at - 10], ['ahead', at + 1_000]);
    const step = { accountId: 'account', clockOffsetMs: 0, deltaMs: 400, now: at };
    expect(await advanceClock(store, step)).toBe(true);
    expect(await advanceClock(store, step)).toBe(false);
    const due = await claim(store, at + 600);
    expect(due.map(({ subject, runAt }) => [subject, runAt])).toEqual([
      ['past', at - 10],
      ['ahead', at + 600],
    ]);
  });
});
