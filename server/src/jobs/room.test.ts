import { describe, expect, it } from 'vitest';
import { Room } from './room.js';
import { slotsOfLine } from './slots.js';

const jobs = (kind: string, count: number) => Array.from({ length: count }, () => ({ kind }));

/** Claims these jobs; returns the room that the claim had. */
function claim(room: Room, ...claimed: { kind: string }[]) {
  const asked = room.ask();
  if (asked === null) throw new Error('Nothing was asked for');
  for (const { kind } of claimed) room.enter(kind);
  room.answered(asked, claimed);
  return asked;
}

describe('the room of a worker', () => {
  it('is asked for once, if nothing was due for it', () => {
    const room = new Room(slotsOfLine.money);
    expect(claim(room)).toEqual(slotsOfLine.money);
    expect(room.ask()).toBeNull();
    room.expect(['payout.run']);
    expect(room.ask()).toMatchObject({ payout: slotsOfLine.money.payout, poll: 0, own: 0 });
  });

  it('is asked for again without a slot that was filled, and then only for what has left', () => {
    const room = new Room(slotsOfLine.money);
    claim(room, ...jobs('account.poll', slotsOfLine.money.poll));
    expect(room.ask()).toBeNull();
    room.leave('account.poll');
    expect(room.ask()).toMatchObject({ poll: 1, payout: 0, own: 0 });
  });

  it('is asked for again if something was written while the claim ran', () => {
    const room = new Room(slotsOfLine.money);
    const asked = room.ask() ?? slotsOfLine.money;
    room.expect(['refund.run']);
    room.answered(asked, []);
    expect(room.ask()).toMatchObject({ refund: slotsOfLine.money.refund, payout: 0 });
  });

  it('is asked for a batched slot when half of it is free, or a second has passed', () => {
    let now = 0;
    const room = new Room(slotsOfLine.money, ['own'], () => now);
    claim(room, ...jobs('escrow.release', slotsOfLine.money.own));
    for (let left = 1; left < slotsOfLine.money.own / 2; left++) {
      room.leave('escrow.release');
      expect(room.ask()).toBeNull();
    }
    room.leave('escrow.release');
    expect(claim(room, ...jobs('escrow.release', 4))).toMatchObject({ own: 4 });
    room.leave('escrow.release');
    expect(room.ask()).toBeNull();
    now += 1_000;
    expect(room.ask()).toMatchObject({ own: 1 });
  });

  it('is drained of a kind once a claim has filled less than its slot', () => {
    const room = new Room(slotsOfLine.money);
    claim(room, ...jobs('escrow.release', slotsOfLine.money.own), ...jobs('payout.run', 1));
    const isDrained = () => ['payout.run', 'escrow.release'].map((kind) => room.isDrained(kind));
    expect(isDrained()).toEqual([true, false]);
    room.leave('escrow.release');
    expect(isDrained()).toEqual([true, false]);
    claim(room);
    expect(isDrained()).toEqual([true, true]);
    room.expect(['payout.run']);
    expect(isDrained()).toEqual([false, true]);
  });
});
