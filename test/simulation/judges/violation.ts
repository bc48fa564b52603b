/** A broken rule. */
export class Violation extends Error {
  override readonly name = 'Violation';

  constructor(
    /** The name of the rule. */
    readonly rule: string,
    readonly found: string,
  ) {
    super(`${rule}: ${found}`);
  }
}

/** @throws Violation unless the rule holds. */
export function hold(holds: boolean, rule: string, found: string): void {
  if (!holds) throw new Violation(rule, found);
}
