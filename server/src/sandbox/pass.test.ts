import { expect, it } from 'vitest';
import type { DueJob } from '../jobs/due-jobs.js';
import { Pass } from './pass.js';

const time = { now: 200, clockOffsetMs: 50 };

function due(kind: string, checkoutId: string | null, dueAt: number, fields: Partial<DueJob> = {}): DueJob {
  const job = { id: `${kind} ${checkoutId} ${dueAt}`, kind, subject: checkoutId ?? kind, runAt: dueAt - 50 };
  const rest = { accountId: 'a', mode: 'test', attempts: 0, leaseToken: null, leaseUntil: null } as const;
  return {
    ...job,
    ...rest,
    lastError: null,
    createdAt: 0,
    traceparent: null,
    checkoutId,
    dueAt,
    checkoutChangedAt: 0,
    ...fields,
  };
}

it('runs each job at its own time, within the pass and after what happened to its checkout', () => {
  const pass = new Pass(time, 100);
  const at = (...args: Parameters<typeof due>) => pass.timeOf(due(...args));
  expect(at('escrow.release', 'a', 150)).toEqual({ now: 150, clockOffsetMs: 50 });
  expect(at('escrow.release', 'b', 30).now).toBe(100);
  expect(at('escrow.release', 'c', 900).now).toBe(200);
  expect(at('escrow.release', 'd', 110, { checkoutChangedAt: 170 }).now).toBe(170);
  // What ran before it was later.
  expect(at('payout.run', 'a', 120).now).toBe(150);
  expect(at('mail.send', 'e', 180).now).toBe(180);
  expect(at('payout.run', 'e', 120).now).toBe(120);
});

it('keeps the order of each checkout, and lets no checkout wait for another', () => {
  const jobs = [due('payout.run', 'a', 190), due('escrow.release', 'b', 120), due('escrow.remind', 'a', 110)];
  const [remind, release, payout] = [jobs[2], jobs[1], jobs[0]];
  expect(new Pass(time, 100).lines(jobs)).toEqual([[remind, payout], [release]]);
});

it('lets everything wait in one line for what may concern several checkouts', () => {
  const jobs = [
    due('escrow.release', 'b', 130),
    due('payout.combine', null, 120),
    due('escrow.remind', 'a', 110),
  ];
  expect(new Pass(time, 100).lines(jobs)).toEqual([[jobs[2], jobs[1], jobs[0]]]);
});

it('notes once what fell due, and no mail', () => {
  const pass = new Pass(time, 100);
  const release = due('escrow.release', 'a', 150);
  expect(pass.note([release, due('mail.send', 'a', 150)])).toEqual([
    { kind: 'escrow.release', subject: 'a', at: 150 },
  ]);
  expect(pass.note([release])).toEqual([]);
  expect(pass.note([{ ...release, runAt: 120 }])).toHaveLength(1);
});
