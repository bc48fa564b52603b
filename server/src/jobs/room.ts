import { idleMs } from './loop.js';
import { noSlots, type SlotKind, type Slots, slotOfKind } from './slots.js';

/** The free slots of a worker, and for which of them a claim may find something that the last one did not. */
export class Room {
  readonly #free: Record<SlotKind, number>;
  readonly #kinds: readonly SlotKind[];
  /** How much of each slot has to be free before it is asked for. */
  readonly #least: Slots;
  /** The slots for which jobs may be due. */
  readonly #expected: Set<SlotKind>;
  readonly #now: () => number;
  /** When whatever was free was asked for last. */
  #askedForAllAt = Number.NEGATIVE_INFINITY;
  /** When all were expected last, on the monotonic clock. */
  #expectedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param batched the slots of jobs that take milliseconds, which are asked for when half of them is free: a
   * claim costs about as much as such a job
   * @param now the monotonic clock
   */
  constructor(slots: Slots, batched: readonly SlotKind[] = [], now = () => performance.now()) {
    this.#now = now;
    this.#free = { ...slots };
    this.#least = leastOf(slots, batched);
    this.#kinds = (Object.keys(slots) as SlotKind[]).filter((slot) => slots[slot] > 0);
    this.#expected = new Set(this.#kinds);
  }

  /** Jobs of these kinds, or any, may be due now. */
  expect(kinds?: readonly string[]): void {
    if (kinds === undefined) this.#expectedAt = this.#now();
    for (const slot of kinds?.map(slotOfKind) ?? this.#kinds) this.#expected.add(slot);
  }

  /** Expects any job once a second, since jobs become due as time passes. */
  expectInTime(): void {
    if (this.#now() - this.#expectedAt >= idleMs) this.expect();
  }

  /** Returns the room that a claim may fill; null if none, or if nothing is due for what there is. */
  ask(): Slots | null {
    const now = this.#now();
    // A job may wait for a lock, and must not keep the rest of its slot from others for longer than a second.
    const isForAll = now - this.#askedForAllAt >= idleMs;
    if (isForAll) this.#askedForAllAt = now;
    const asked = this.#kinds.filter(
      (slot) => this.#free[slot] >= (isForAll ? 1 : this.#least[slot]) && this.#expected.has(slot),
    );
    if (asked.length === 0) return null;
    const room: Record<SlotKind, number> = { ...noSlots };
    for (const slot of asked) {
      room[slot] = this.#free[slot];
      // Before the claim: what is written while it runs may not be in it.
      this.#expected.delete(slot);
    }
    return room;
  }

  /** Whether the last claim has found all that was due for the slot of a kind. */
  isDrained(kind: string): boolean {
    const slot = slotOfKind(kind);
    return this.#free[slot] > 0 && !this.#expected.has(slot);
  }

  /** A claim that filled a slot has not seen all that is due for it. */
  answered(room: Slots, jobs: readonly { kind: string }[]): void {
    const counts = new Map<SlotKind, number>();
    for (const { kind } of jobs) counts.set(slotOfKind(kind), (counts.get(slotOfKind(kind)) ?? 0) + 1);
    for (const [slot, count] of counts) if (count >= room[slot]) this.#expected.add(slot);
  }

  enter(kind: string): void {
    this.#free[slotOfKind(kind)] -= 1;
  }

  leave(kind: string): void {
    this.#free[slotOfKind(kind)] += 1;
  }
}

function leastOf(slots: Slots, batched: readonly SlotKind[]): Slots {
  const kinds = Object.keys(slots) as SlotKind[];
  return Object.fromEntries(
    kinds.map((slot) => [slot, batched.includes(slot) ? Math.ceil(slots[slot] / 2) : 1]),
  ) as Slots;
}
