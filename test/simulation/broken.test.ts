import { expect, test } from 'vitest';
import {
  gullibleHandlers,
  hastyHandlers,
  hurriedHandlers,
  impatientHandlers,
  openUncheckedDatabase,
  postingTwice,
  trustingHandlers,
  withoutVersions,
} from './broken.js';
import { episodeSteps } from './campaign.js';
import { openSqliteDatabase } from './databases.js';
import type { Violation } from './judges/violation.js';
import { type EpisodeOptions, runEpisode } from './run.js';

const stepsMax = 10_000;
const limitMs = 300_000;

/** What is broken, and the first seed to try; 1 unless given. */
type Broken = Omit<EpisodeOptions, 'seed' | 'steps'> & { seed?: number };

/** Returns the rule that breaks first and after how many steps, or null. */
async function firstViolation(options: Broken) {
  let steps = 0;
  for (let seed = options.seed ?? 1; steps < stepsMax; seed += 1) {
    const report = await runEpisode({
      partner: 'sandbox',
      ...options,
      seed,
      steps: Math.min(episodeSteps, stepsMax - steps),
    });
    steps += report.steps;
    if (report.violation) return { steps, violation: report.violation };
  }
  return { steps, violation: null };
}

async function expectNoticed(options: Broken): Promise<Violation> {
  const { steps, violation } = await firstViolation(options);
  console.log(`Noticed after ${steps} steps: ${violation?.message.split('\n')[0]}`);
  expect(violation).not.toBeNull();
  return violation as Violation;
}

test('a posting made twice is noticed, where the database checks nothing', { timeout: limitMs }, async () => {
  const { rule } = await expectNoticed({ open: openUncheckedDatabase, through: postingTwice });
  expect(rule).toBe('the auditor agrees');
});

test('a compare-and-set that compares nothing is noticed', { timeout: limitMs }, async () => {
  const { rule } = await expectNoticed({ open: openSqliteDatabase, through: withoutVersions });
  // The database may be the first to notice.
  const rules = [
    'the auditor agrees',
    'the ledger proves itself',
    'an event is recorded once',
    'nothing breaks',
  ];
  expect(rules).toContain(rule);
});

test('a worker that starts a new attempt instead of polling is noticed', { timeout: limitMs }, async () => {
  const { rule } = await expectNoticed({ open: openSqliteDatabase, handlers: impatientHandlers });
  expect(['nothing is paid twice', 'what has failed is not sent by itself']).toContain(rule);
});

test('a worker that takes silence for a call without effect is noticed', { timeout: limitMs }, async () => {
  // About one world in four shows it: those before this seed do not.
  const { rule } = await expectNoticed({ open: openSqliteDatabase, handlers: hastyHandlers, seed: 8 });
  expect(rule).toBe('a call that may have had an effect counts');
});

test('a service that relies on notifications alone is noticed', { timeout: limitMs }, async () => {
  const { rule } = await expectNoticed({ open: openSqliteDatabase, handlers: trustingHandlers });
  expect(rule).toBe('no money stays unseen');
});

test('a worker that books again instead of looking a pickup up is noticed', {
  timeout: limitMs,
}, async () => {
  // The worlds before this seed do not show it.
  const { rule } = await expectNoticed({ open: openSqliteDatabase, handlers: hurriedHandlers, seed: 8 });
  expect(rule).toBe('a pickup is booked once');
});

test('a worker that takes any word of a carrier for an arrival is noticed', {
  timeout: limitMs,
}, async () => {
  const { rule } = await expectNoticed({ open: openSqliteDatabase, handlers: gullibleHandlers });
  expect(rule).toBe('a parcel is where its carrier says');
});
