import { describe, expect, it } from 'vitest';
import { SlowRefusals } from './slow-refusals.js';
import { ManualTime } from './testing/manual-time.js';

/** Refusals that note when they are answered, in ms. */
function begin() {
  const time = new ManualTime();
  const refusals = new SlowRefusals(time);
  const noted: string[] = [];
  const refuse = (name: string, owner = 'a') => {
    const refusal = { gone: false, isGone: () => refusal.gone, answer: () => noted.push(name) };
    return Object.assign(refusal, { isAdded: refusals.add(owner, refusal) });
  };
  return { time, noted, refuse };
}

describe('refusals', () => {
  it('of an owner are answered one each 5 ms, the first at once', () => {
    const { time, noted, refuse } = begin();
    for (const name of ['one', 'two', 'three']) refuse(name);
    expect(noted).toEqual(['one']);
    time.pass(4);
    expect(noted).toEqual(['one']);
    time.pass(1);
    expect(noted).toEqual(['one', 'two']);
    time.pass(5);
    expect(noted).toEqual(['one', 'two', 'three']);
    refuse('four');
    time.pass(4);
    expect(noted).toHaveLength(3);
    time.pass(1);
    expect(noted).toHaveLength(4);
  });

  it('of one owner keep no other waiting', () => {
    const { noted, refuse } = begin();
    for (const name of ['a1', 'a2']) refuse(name);
    refuse('b1', 'b');
    expect(noted).toEqual(['a1', 'b1']);
  });

  it('take no turn for callers who have left', () => {
    const { time, noted, refuse } = begin();
    refuse('one');
    refuse('two').gone = true;
    refuse('three');
    time.pass(5);
    expect(noted).toEqual(['one', 'three']);
  });

  it('do not wait in any number', () => {
    const { time, refuse } = begin();
    refuse('first');
    for (let n = 0; n < 500; n++) expect(refuse(`waits ${n}`).isAdded).toBe(true);
    expect(refuse('one more').isAdded).toBe(false);
    expect(refuse('other', 'b').isAdded).toBe(true);
    time.pass(5);
    expect(refuse('again').isAdded).toBe(true);
  });

  it('are forgotten with their owner once none waits', () => {
    const { time, refuse } = begin();
    for (const owner of ['a', 'b', 'c']) refuse('only', owner);
    expect(time.waiting).toBe(3);
    time.pass(5);
    expect(time.waiting).toBe(0);
  });
});
