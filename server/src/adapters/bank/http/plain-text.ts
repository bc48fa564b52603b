const lengthMax = 200;

/** Returns the partner's words without addresses and account numbers, for errors and logs. */
export function plainText(text: string): string {
  return text
    .slice(0, lengthMax)
    .replace(/\S+@\S+/g, '(address)')
    .replace(/\d{6,}/g, '(number)')
    .replace(/\b(sk|MK|sb)_\w+/g, '(key)');
}
