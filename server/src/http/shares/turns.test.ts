import { expect, it } from 'vitest';
import { Turns } from './turns.js';

/** Keeps the event loop for longer than a turn. */
function work(): void {
  const endMs = performance.now() + 1;
  while (performance.now() < endMs);
}

it('gives long work one turn in each round of the event loop, live first, then owners in turn', async () => {
  const turns = new Turns();
  const noted: string[] = [];
  const run = async (name: string, owner: string, isFirst: boolean) => {
    const pace = turns.begin({ owner, key: owner, isFirst });
    for (let part = 1; part <= 2; part++) {
      work();
      await pace.rest();
      noted.push(`${name} ${part}`);
    }
  };
  const all = Promise.all([
    run('test a', 'a', false),
    run('test a too', 'a', false),
    run('test b', 'b', false),
    run('live c', 'c', true),
  ]);
  setImmediate(() => noted.push('another request'));
  await all;
  expect(noted.slice(0, 4)).toEqual(['live c 1', 'another request', 'live c 2', 'test a 1']);
  expect(noted.slice(4, 6)).toEqual(['test b 1', 'test a too 1']);
});

it('lets what waits for a turn of its own go one by one, and others between', async () => {
  const turns = new Turns();
  const noted: string[] = [];
  const go = async (name: string, owner: string, isFirst = false) => {
    await turns.next({ owner, key: owner, isFirst });
    noted.push(name);
  };
  const all = Promise.all([go('a 1', 'a'), go('a 2', 'a'), go('b 1', 'b'), go('live', 'c', true)]);
  setImmediate(() => noted.push('another request'));
  await all;
  expect(noted).toEqual(['live', 'another request', 'a 1', 'b 1', 'a 2']);
});
