import { usage } from './exit.js';

/** `₦2,500.00 (250000 kobo)`. */
export function formatKobo(kobo: number): string {
  return `${formatNaira(kobo)} (${kobo} kobo)`;
}

function formatNaira(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, '0');
  const naira = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${kobo < 0 ? '-' : ''}₦${naira}.${digits.slice(-2)}`;
}

export function readKobo(text: string, flag: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  const hint = /^\d+\.\d+$/.test(text) ? `For naira, pass ${flag.replace(/-kobo$/, '-naira')} ${text}` : '';
  throw usage(`${flag} must be a whole number of kobo, not '${text}'.`, ...(hint ? [hint] : []));
}

/** Reads naira with at most two decimals as kobo, without floating point. */
export function readNaira(text: string, flag: string): number {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text);
  const kobo = match
    ? Number(`${match[1]?.replaceAll(',', '')}${(match[2] ?? '').padEnd(2, '0')}`)
    : Number.NaN;
  if (Number.isSafeInteger(kobo)) return kobo;
  throw usage(`${flag} must be naira with at most two decimals, such as 2500 or 2500.00, not '${text}'.`);
}
