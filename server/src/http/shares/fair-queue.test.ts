import { describe, expect, it } from 'vitest';
import { FairQueue, type Line, type Verdict } from './fair-queue.js';

interface Item extends Line {
  name: string;
}

function item(name: string, owner: string, key = owner, isFirst = false): Item {
  return { name, owner, key, isFirst };
}

/** Takes until nothing may go. */
function takeAll(queue: FairQueue<Item>, verdictOn: (item: Item) => Verdict = () => 'go'): string[] {
  const names: string[] = [];
  for (let taken = queue.take(verdictOn); taken; taken = queue.take(verdictOn)) names.push(taken.name);
  return names;
}

function queueOf(...items: Item[]): FairQueue<Item> {
  const queue = new FairQueue<Item>();
  for (const each of items) queue.add(each);
  return queue;
}

describe('the queue', () => {
  it('gives owners turns, however many items one of them has', () => {
    const queue = queueOf(
      item('a1', 'a'),
      item('a2', 'a'),
      item('a3', 'a'),
      item('b1', 'b'),
      item('c1', 'c'),
    );
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('gives the keys of an owner turns among its own', () => {
    const queue = queueOf(
      item('k1', 'a', 'k'),
      item('k2', 'a', 'k'),
      item('l1', 'a', 'l'),
      item('b1', 'b'),
      item('b2', 'b'),
    );
    expect(takeAll(queue)).toEqual(['k1', 'b1', 'l1', 'b2', 'k2']);
  });

  it('takes live before test', () => {
    const queue = queueOf(item('test', 'a'), item('live 1', 'b', 'b', true), item('live 2', 'b', 'b', true));
    expect(takeAll(queue)).toEqual(['live 1', 'live 2', 'test']);
  });

  it('passes over a key that waits for itself, and an owner that does', () => {
    const items = () => [item('k1', 'a', 'k'), item('l1', 'a', 'l'), item('b1', 'b')];
    expect(takeAll(queueOf(...items()), ({ key }) => (key === 'k' ? 'key' : 'go'))).toEqual(['l1', 'b1']);
    expect(takeAll(queueOf(...items()), ({ owner }) => (owner === 'a' ? 'owner' : 'go'))).toEqual(['b1']);
  });

  it('lets nobody pass one that waits for room in all, not even from test past live', () => {
    const large = item('large', 'a', 'a', true);
    const queue = queueOf(large, item('small', 'b', 'b', true), item('test', 'c'));
    expect(takeAll(queue, ({ name }) => (name === 'large' ? 'all' : 'go'))).toEqual([]);
    expect(queue.delete(large)).toBe(true);
    expect(queue.delete(large)).toBe(false);
    expect(takeAll(queue)).toEqual(['small', 'test']);
    expect([queue.size, queue.countOf('b')]).toEqual([0, 0]);
  });
});
