import { type RawBuilder, sql } from 'kysely';

/** Values for `in (...)` as literals in a statement's text, so that partial indexes can match them. */
export function literals<Value extends string>(values: readonly Value[]): RawBuilder<Value>[] {
  return values.map((value) => sql.lit(value));
}
