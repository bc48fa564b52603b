import { type Statement, StoreFault } from '../../ports/store.js';

/**
 * A statement's values in the order in which it binds them.
 *
 * @throws StoreFault when one is missing or is a number that JavaScript cannot hold exactly
 */
export function valuesOf<P extends object>(statement: Statement<P, unknown>, params: object): unknown[] {
  return statement.params.map((name) => {
    const value = (params as Record<string, unknown>)[name];
    if (value === undefined) throw new StoreFault(`${statement.name}: no value for ${name}`, false);
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw new StoreFault(`${statement.name}: ${name} is not a safe integer`, false);
    }
    return value;
  });
}
