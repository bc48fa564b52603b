import { describe, expect, it } from 'vitest';
import { type Bounds, type Entry, Gate } from './gate.js';

const bounds: Bounds = {
  perKey: 4,
  perGroup: 5,
  perOwner: 6,
  inAll: 10,
  inAllOfOthers: 8,
  waitingPerOwner: 3,
  waitMs: 10_000,
  readMs: 60_000,
  unreadBytes: 1_000,
};

/** A gate whose requests note what becomes of them. */
function openGate(changed: Partial<Bounds> = {}) {
  const gate = new Gate({ ...bounds, ...changed });
  const noted: string[] = [];
  const ask = (
    name: string,
    { weight = 1, key = 'k', group = null as string | null, owner = 'a', isFirst = true } = {},
  ) => {
    const response = { writableEnded: false, writableLength: 0, destroy: () => noted.push(`cut ${name}`) };
    const entry = {
      owner,
      group,
      key,
      isFirst,
      weight,
      waitsSinceMs: 0,
      endedAtMs: null,
      response: response as never,
      begin: () => noted.push(name),
      refuse: (why: string) => noted.push(`${name} ${why}`),
    } as Entry;
    gate.enter(entry);
    return { entry, response, end: () => gate.leave(entry) };
  };
  return { gate, noted, ask };
}

describe('the gate', () => {
  it('bounds what a key, an owner and all have under way, and lets the next one in when one ends', () => {
    const { noted, ask } = openGate();
    const first = ask('first', { weight: 4 });
    ask('same key');
    ask('other key', { key: 'l', weight: 2 });
    ask('same owner', { key: 'm' });
    ask('other owner', { owner: 'b', key: 'n', weight: 4 });
    ask('third owner', { owner: 'c', key: 'o' });
    expect(noted).toEqual(['first', 'other key', 'other owner']);
    first.end();
    expect(noted.slice(3).sort()).toEqual(['same key', 'same owner', 'third owner']);
  });

  it('bounds keys of an owner that form a group, and lets others of the owner pass those that wait', () => {
    const { noted, ask } = openGate();
    const first = ask('first', { key: 'k', group: 'g', weight: 3 });
    ask('of the group', { key: 'l', group: 'g', weight: 3 });
    ask('of another', { key: 'm', group: 'h', weight: 3 });
    expect(noted).toEqual(['first', 'of another']);
    first.end();
    expect(noted.slice(2)).toEqual(['of the group']);
  });

  it('keeps no place of one owner from another: what one waits for, others do not', () => {
    const { noted, ask } = openGate();
    ask('a', { weight: 4 });
    for (const name of ['a2', 'a3', 'a4']) ask(name, { weight: 4 });
    ask('b', { owner: 'b', key: 'b' });
    expect(noted).toEqual(['a', 'b']);
  });

  it('leaves a part of all to those that go first, and takes them first', () => {
    const { noted, ask } = openGate();
    const test = { isFirst: false, weight: 4 };
    const one = ask('test 1', { ...test, owner: 'a', key: 'a' });
    ask('test 2', { ...test, owner: 'b', key: 'b' });
    ask('test 3', { ...test, owner: 'c', key: 'c' });
    ask('live 1', { owner: 'd', key: 'd', weight: 2 });
    ask('live 2', { owner: 'e', key: 'e', weight: 4 });
    expect(noted).toEqual(['test 1', 'test 2', 'live 1']);
    one.end();
    expect(noted.slice(3)).toEqual(['live 2']);
  });

  it('refuses what finds its queue full, and forgets who left the queue', () => {
    const { noted, ask } = openGate();
    const first = ask('first', { weight: 4 });
    const waiting = [2, 3, 4].map((n) => ask(`waits ${n}`, { weight: 4 }));
    ask('fifth');
    expect(noted).toEqual(['first', 'fifth full']);
    waiting[0]?.end();
    ask('sixth');
    first.end();
    expect(noted.slice(2)).toEqual(['waits 3']);
  });

  it('refuses what has waited for too long', () => {
    const { gate, noted, ask } = openGate();
    ask('first', { weight: 4 });
    const { entry } = ask('second', { weight: 4 });
    gate.sweep(entry.waitsSinceMs + 9_999);
    expect(noted).toEqual(['first']);
    gate.sweep(entry.waitsSinceMs + 10_000);
    expect(noted).toEqual(['first', 'second waited']);
  });

  it('lets one that weighs more than a bound go alone', () => {
    const { noted, ask } = openGate();
    const large = ask('large', { weight: 50 });
    ask('small');
    expect(noted).toEqual(['large']);
    large.end();
    expect(noted).toEqual(['large', 'small']);
  });

  it('cuts an answer that is not read in time, but none that is still written', () => {
    const { gate, noted, ask } = openGate();
    const { response } = ask('ended');
    ask('written').response.writableLength = 500;
    Object.assign(response, { writableEnded: true, writableLength: 500 });
    gate.sweep(0);
    gate.sweep(59_999);
    expect(noted).toEqual(['ended', 'written']);
    gate.sweep(60_000);
    expect(noted.slice(2)).toEqual(['cut ended']);
  });

  it('cuts the oldest answers of the owner that holds most, until the rest fits', () => {
    const { gate, noted, ask } = openGate();
    const hold = (name: string, owner: string, bytes: number) =>
      Object.assign(ask(name, { owner, key: name }).response, { writableEnded: true, writableLength: bytes });
    hold('b1', 'b', 450);
    hold('a1', 'a', 300);
    hold('a2', 'a', 300);
    gate.sweep(0);
    expect(noted.slice(3)).toEqual(['cut a1']);
  });
});
