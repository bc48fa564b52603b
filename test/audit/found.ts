/** Returns a value that a story relies on; throws if it is undefined. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The story went another way');
  return value;
}
