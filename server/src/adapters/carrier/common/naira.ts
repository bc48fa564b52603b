const decimalPattern = /^(\d{1,12})(?:\.(\d{1,20}))?$/;

/**
 * Reads naira, a number's digits or text, as kobo; null for anything else. Two decimals are read exactly.
 * Carriers that add a tax have more: these are rounded to the nearest kobo.
 */
export function koboOf(decimal: string | null): number | null {
  const [, whole, part = ''] = decimalPattern.exec(decimal?.trim() ?? '') ?? [];
  if (whole === undefined) return null;
  const digits = part.padEnd(3, '0');
  const exact = Number(`${whole}${digits.slice(0, 2)}`);
  return Number(digits[2]) >= 5 ? exact + 1 : exact;
}
