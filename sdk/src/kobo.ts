declare const unit: unique symbol;

/** A whole number of kobo; 100 kobo are one naira. Assignable to `number`. */
export type Kobo = number & { readonly [unit]: 'kobo' };

function fromKobo(value: number): Kobo {
  if (Number.isSafeInteger(value) && value >= 0) return value as Kobo;
  const hint = /^\d+\.\d\d?$/.test(String(value)) ? `: for naira, call kobo.fromNaira('${value}')` : '';
  const most = Number.MAX_SAFE_INTEGER;
  throw new RangeError(`${String(value)} is not a whole number of kobo from 0 to ${most}${hint}`);
}

function fromNaira(naira: string): Kobo {
  const parts = typeof naira === 'string' ? /^(\d+)(?:\.(\d{1,2}))?$/.exec(naira) : null;
  if (parts) return fromKobo(Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`));
  throw new RangeError(
    `${JSON.stringify(naira)} is not an amount in naira: write text with at most two decimals ('2500.00')`,
  );
}

function toNaira(value: number): string {
  const digits = String(fromKobo(value)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Marks a number as kobo after checking that it is one, and converts from and to naira without floats.
 *
 * @throws RangeError for what is negative, not whole, too large, or has more than two decimals.
 * @example
 * ```ts
 * kobo(250_000);
 * kobo.fromNaira('2500.00'); // 250000
 * kobo.toNaira(250_000); // '2500.00'
 * ```
 */
export const kobo = Object.assign(fromKobo, { fromNaira, toNaira });
