import type { PoolClient } from 'pg';
import { StoreFault } from '../../ports/store.js';

/** The messages of PostgreSQL's extended protocol that a trip of several statements needs. */
export interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  close(message: { type: 'S'; name: string }): void;
  parse(message: { name: string; text: string; types: readonly number[] }): void;
  bind(message: { portal: string; statement: string; values: WireValues }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string; rows: number }): void;
  sync(): void;
}

export type WireValues = readonly (string | null)[];

/** Returns strings, numbers, booleans and nulls as PostgreSQL reads them in its text format. */
export function wireValues(values: readonly unknown[]): WireValues {
  return values.map((value) => {
    if (typeof value === 'object' && value !== null) throw new StoreFault('A value is an object', false);
    return value === null ? null : String(value);
  });
}

/**
 * Parses a statement under a name. An earlier trip may have done so and then failed; to close an unknown name
 * is no error.
 */
export function parseAnew(wire: Wire, name: string, text: string): void {
  wire.close({ type: 'S', name });
  wire.parse({ name, text, types: [] });
}

/** Returns a function that keeps one value for each connection, made when it is first asked for. */
export function perConnection<Value>(make: () => Value): (client: PoolClient) => Value {
  const known = new WeakMap<PoolClient, Value>();
  return (client) => {
    const found = known.get(client);
    if (found !== undefined) return found;
    const made = make();
    known.set(client, made);
    return made;
  };
}
