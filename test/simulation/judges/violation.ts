/** Something happened that never may. */
export class Violation extends Error {
  override readonly name = 'Violation';

  constructor(
    /** The rule that was broken, the same whatever broke it. */
    readonly rule: string,
    readonly found: string,
  ) {
    super(`${rule}: ${found}`);
  }
}

/** Stops the run unless the rule holds. */
export function hold(holds: boolean, rule: string, found: string): void {
  if (!holds) throw new Violation(rule, found);
}
