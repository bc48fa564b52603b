/**
 * The domain contradicts itself: a fault of ours, never the caller's doing. Nothing may be written after
 * it.
 */
export class DomainFault extends Error {
  override readonly name = 'DomainFault';
}

/** Stops at once when something that must hold does not. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new DomainFault(message);
}
