/** The domain contradicts itself: our fault, never the caller's. Nothing may be written after it. */
export class DomainFault extends Error {
  override readonly name = 'DomainFault';
}

/** Throws if something that must hold does not. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new DomainFault(message);
}
