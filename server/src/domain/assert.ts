/** The domain contradicts itself: our bug, never the caller's. Nothing may be written after it. */
export class DomainFault extends Error {
  override readonly name = 'DomainFault';
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new DomainFault(message);
}
