/**
 * Cuts an amount into parts, one for each room and at most as large. Every part is 0 or at least the minimum
 * if that is possible; otherwise as little as possible is in parts below it. Earlier rooms are preferred.
 */
export function cutAmount(amount: number, rooms: readonly number[], minimum: number): number[] {
  const isLarge = (room: number) => room >= minimum;
  let left = largestCut(amount, rooms.filter(isLarge), minimum);
  const stays = amount - left;
  const parts = rooms.map((room, index) => {
    if (!isLarge(room)) return 0;
    const part = largestPart(left, room, rooms.slice(index + 1).filter(isLarge), minimum);
    left -= part;
    return part;
  });
  return fillUp(parts, rooms, stays);
}

/** The largest amount up to this one that can be cut into parts of at least the minimum. */
function largestCut(amount: number, rooms: readonly number[], minimum: number): number {
  let sum = 0;
  for (const [index, room] of largestFirst(rooms).entries()) {
    if (amount <= sum + room) return amount >= (index + 1) * minimum ? amount : sum;
    sum += room;
  }
  return sum;
}

/** The largest part for a room whose rest can still be cut among the other rooms; 0 if there is none. */
function largestPart(amount: number, room: number, others: readonly number[], minimum: number): number {
  const rest = smallestCut(Math.max(0, amount - room), others, minimum);
  const part = rest === null ? 0 : amount - rest;
  return part >= minimum ? part : 0;
}

/** The smallest amount from this one up that can be cut into parts of at least the minimum, or null. */
function smallestCut(amount: number, rooms: readonly number[], minimum: number): number | null {
  if (amount === 0) return 0;
  let sum = 0;
  for (const [index, room] of largestFirst(rooms).entries()) {
    sum += room;
    const least = Math.max(amount, (index + 1) * minimum);
    if (least <= sum) return least;
  }
  return null;
}

function largestFirst(rooms: readonly number[]): number[] {
  return [...rooms].sort((a, b) => b - a);
}

/** Adds an amount to the parts, in order, as far as each room has space. */
function fillUp(parts: readonly number[], rooms: readonly number[], amount: number): number[] {
  let left = amount;
  return parts.map((part, index) => {
    const more = Math.min(left, (rooms[index] ?? 0) - part);
    left -= more;
    return part + more;
  });
}
