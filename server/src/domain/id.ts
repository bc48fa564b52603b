const pattern = /^[0-9a-f-]{36}$/;

/** Whether a text can be an id of ours; anything else is not asked for. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && pattern.test(text);
}
