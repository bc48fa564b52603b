import { describe, expect, it } from 'vitest';
import { problemOf } from './replica-place.js';

describe('A replica at its place', () => {
  const primary = { cluster: '7', database: 5, timeline: 2, position: 900, startedAt: 'a morning' };
  const replica = { ...primary, isReplica: true, startedAt: 'an evening' };

  it.each([
    ['has everything', {}, null],
    ['has more than was asked for', { position: 901 }, null],
    ['does not have the last byte', { position: 899 }, 'behind'],
    ['is promoted', { isReplica: false }, 'not_a_replica'],
    ['replicates another cluster', { cluster: '8' }, 'another_database'],
    ['is asked for another database', { database: 6 }, 'another_database'],
    ['followed a server before it was restored', { timeline: 1, position: 1_000 }, 'another_timeline'],
    ['followed another promotion', { timeline: 3, position: 1_000 }, 'another_timeline'],
  ])('%s', (_, differences, problem) => {
    expect(problemOf(primary, { ...replica, ...differences })).toBe(problem);
  });
});
