import type { ServerResponse } from 'node:http';
import { FairQueue, type Line, type Verdict } from './fair-queue.js';
import { type Answer, listUnread, type UnreadBounds } from './unread.js';

/** How much may be under way at once; a request weighs what it costs, and more with a large body. */
export interface Bounds extends UnreadBounds {
  perKey: number;
  perGroup: number;
  perOwner: number;
  inAll: number;
  /** What those that do not go first may have of all. */
  inAllOfOthers: number;
  /** How many requests of an owner may wait. */
  waitingPerOwner: number;
  waitMs: number;
}

/** A request at the gate. `begin` is called once, at once or later; or `refuse`, or neither if it is gone. */
export interface Entry extends Line, Answer {
  weight: number;
  /** Keys of the owner that have a bound together; null: the key is in none. */
  group: string | null;
  response: ServerResponse;
  begin(): void;
  refuse(why: 'full' | 'waited'): void;
  /** Since when it waits, ms; only while it does. */
  waitsSinceMs: number;
}

const sweepEveryMs = 1_000;

/**
 * Bounds the requests that are under way: from their turn until their answer has been handed to the network
 * or the caller is gone. What is over a bound waits in a queue that gives every owner the same turns.
 */
export class Gate {
  /** Names its requests on a connection. */
  readonly id = Symbol('gate');
  readonly #waiting = new FairQueue<Entry>();
  readonly #underWay = new Set<Entry>();
  readonly #ofOwner = new Map<string, number>();
  readonly #ofGroup = new Map<string, number>();
  readonly #ofKey = new Map<string, number>();
  #all = 0;
  #others = 0;
  #sweeper: NodeJS.Timeout | null = null;

  constructor(private readonly bounds: Bounds) {}

  enter(entry: Entry): void {
    if (this.#waiting.size === 0 && this.#verdictOn(entry) === 'go') {
      this.#begin(entry);
    } else if (this.#waiting.countOf(entry.owner) >= this.bounds.waitingPerOwner) {
      entry.refuse('full');
    } else {
      entry.waitsSinceMs = performance.now();
      this.#waiting.add(entry);
      this.#admit();
    }
    this.#sweeper ??= setTimeout(() => this.#sweepAgain(), sweepEveryMs).unref();
  }

  /** Ends a request, or its wait. */
  leave(entry: Entry): void {
    if (this.#underWay.delete(entry)) this.#count(entry, -entry.weight);
    else this.#waiting.delete(entry);
    if (this.#waiting.size > 0) this.#admit();
  }

  /** Refuses requests that have waited too long, and cuts connections that do not take their answers. */
  sweep(nowMs = performance.now()): void {
    for (const entry of [...this.#waiting]) {
      if (nowMs - entry.waitsSinceMs < this.bounds.waitMs) continue;
      this.#waiting.delete(entry);
      entry.refuse('waited');
    }
    for (const { response } of listUnread([...this.#underWay], this.bounds, nowMs)) response.destroy();
    this.#admit();
  }

  #sweepAgain(): void {
    this.#sweeper = null;
    this.sweep();
    if (this.#underWay.size + this.#waiting.size === 0) return;
    this.#sweeper = setTimeout(() => this.#sweepAgain(), sweepEveryMs).unref();
  }

  #admit(): void {
    for (;;) {
      const entry = this.#waiting.take((each) => this.#verdictOn(each));
      if (!entry) return;
      this.#begin(entry);
    }
  }

  #begin(entry: Entry): void {
    this.#underWay.add(entry);
    this.#count(entry, entry.weight);
    entry.begin();
  }

  #verdictOn({ owner, group, key, isFirst, weight }: Entry): Verdict {
    const { perKey, perGroup, perOwner, inAll, inAllOfOthers } = this.bounds;
    if (!hasRoom(this.#ofKey.get(key), weight, perKey)) return 'key';
    if (group !== null && !hasRoom(this.#ofGroup.get(group), weight, perGroup)) return 'key';
    if (!hasRoom(this.#ofOwner.get(owner), weight, perOwner)) return 'owner';
    if (!hasRoom(this.#all, weight, inAll)) return 'all';
    return isFirst || hasRoom(this.#others, weight, inAllOfOthers) ? 'go' : 'all';
  }

  #count({ owner, group, key, isFirst }: Entry, weight: number): void {
    this.#all += weight;
    if (!isFirst) this.#others += weight;
    add(this.#ofOwner, owner, weight);
    if (group !== null) add(this.#ofGroup, group, weight);
    add(this.#ofKey, key, weight);
  }
}

/** One that is heavier than the bound goes alone. */
function hasRoom(used = 0, weight: number, bound: number): boolean {
  return used === 0 || used + weight <= bound;
}

function add(counts: Map<string, number>, name: string, weight: number): void {
  const sum = (counts.get(name) ?? 0) + weight;
  if (sum === 0) counts.delete(name);
  else counts.set(name, sum);
}
